/** Comments and white space go; strings stay. */
export function minifyCss(css: string): string {
  const parts = css.split(/("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/);
  const dense = parts.map((part, index) => (index % 2 === 1 ? part : minifyPart(part)));
  return dense.join("").trim();
}

function minifyPart(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,>]) ?/g, "$1")
    .replaceAll(/([{;][\w-]+): /g, "$1:")
    .replaceAll(";}", "}");
}

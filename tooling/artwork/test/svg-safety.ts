/** What an SVG of ours must not contain: code, other files, or text that would need a font. */
const FORBIDDEN: readonly RegExp[] = [
  /<script/i,
  /\son\w+=/i,
  /javascript:/i,
  /<foreignObject/i,
  /<(?:image|text|tspan|style|iframe|a)\b/i,
  /href="(?!#)/i,
  /url\((?!#)/i,
  /<!(?:DOCTYPE|ENTITY)/i,
];

/** The rules that an SVG breaks. */
export function faultsOf(svg: string): string[] {
  return FORBIDDEN.filter((rule) => rule.test(svg)).map(String);
}

/** The size that an SVG states, when its view box agrees. */
export function statedSize(svg: string): { width: number; height: number } | undefined {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? "";
  const width = Number(/\swidth="(\d+)"/.exec(root)?.[1]);
  const height = Number(/\sheight="(\d+)"/.exec(root)?.[1]);
  return root.includes(`viewBox="0 0 ${width} ${height}"`) ? { width, height } : undefined;
}

import { expect, type Page } from "@playwright/test";

/** The address of the site's whole style sheet, which a page names for its scripts. */
function stylesFile(page: Page): Promise<string> {
  return page.evaluate(() => {
    const block = document.querySelector("#wesdom-page")?.textContent ?? "{}";
    return (JSON.parse(block) as { readonly stylesFile: string }).stylesFile;
  });
}

/** What changes in the look of a page's elements when the whole style sheet of its site is added to it. */
export async function changesWithWholeSheet(page: Page): Promise<string[]> {
  const sheet = await page.request.get(new URL(await stylesFile(page), page.url()).href);
  expect(sheet.headers()["content-type"]).toContain("text/css");
  const css = await sheet.text();
  // Told again, a face has all of the page laid out anew.
  expect(css).not.toContain("@font-face");
  const changes = await page.evaluate(compareLooks, css);
  expect(changes.compared).toBeGreaterThan(10_000);
  return changes.lines;
}

/** Runs in the page: the values of all properties of all elements, before and after a sheet is added. */
function compareLooks(css: string): { readonly compared: number; readonly lines: string[] } {
  const sheets = [
    // What the browser has not laid out yet has no size.
    "* { content-visibility: visible !important }",
    css,
  ].map((textContent) => Object.assign(document.createElement("style"), { textContent }));
  document.head.append(sheets[0]!);
  for (const details of document.querySelectorAll("details")) details.open = true;
  // What opens may move.
  for (const animation of document.getAnimations()) animation.finish();
  const parts = [...document.querySelectorAll("*")].flatMap((element) => {
    const pseudos = element.matches("input, textarea") ? ["::placeholder"] : ["::before", "::after"];
    const drawn = pseudos.filter((pseudo) => getComputedStyle(element, pseudo).content !== "none");
    return [null, ...drawn].map((pseudo) => ({ element, pseudo, style: getComputedStyle(element, pseudo) }));
  });
  const names = [...getComputedStyle(document.documentElement)];
  const looks = (): string[][] => parts.map(({ style }) => names.map((name) => style.getPropertyValue(name)));
  const before = looks();
  document.head.append(sheets[1]!);
  const lines = looks().flatMap((after, index) =>
    after.flatMap((value, place) => {
      const then = before[index]?.[place] ?? "";
      const { element, pseudo } = parts[index] ?? {};
      const subject = `${element?.tagName}.${element?.getAttribute("class")}${pseudo ?? ""}`;
      return value === then ? [] : `${subject} ${names[place]}: ${then} → ${value}`;
    }),
  );
  return { compared: parts.length * names.length, lines };
}

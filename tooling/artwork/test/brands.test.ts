import { expect, test } from "vitest";
import { drawBrand } from "../src/brands/brand-pictures.ts";
import { boundsOf, outlineText } from "../src/brands/outline-text.ts";
import { strokeWord } from "../src/brands/stroke-alphabet.ts";
import { WORDMARKS } from "../src/brands/wordmarks.ts";
import { readContent } from "../src/content/read-content.ts";
import { CONTENT_DIR } from "../src/work/places.ts";
import { inkCoverage } from "./ink-coverage.ts";

const { brands } = await readContent(CONTENT_DIR);

test("bounds follow absolute path data", () => {
  expect(boundsOf("M10 20L30 5H40V60Z")).toEqual({ x: 10, y: 5, width: 30, height: 55 });
});

test("words become outlines, wider with more tracking", async () => {
  const tight = await outlineText("linglu", 700, 0, false);
  const wide = await outlineText("linglu", 700, 0.3, false);
  expect(tight.d).toMatch(/^M/);
  expect(wide.width).toBeGreaterThan(tight.width + 100);
});

test("a letter that was never drawn is refused", () => {
  expect(() => strokeWord("ö", 1, 1, true)).toThrow(/no letter "ö"/);
});

test("no two clients set their names alike", () => {
  expect(new Set(Object.values(WORDMARKS).map((style) => JSON.stringify(style))).size).toBe(
    Object.keys(WORDMARKS).length,
  );
});

test.each(brands)("$id stands inside its frame", async (brand) => {
  const svg = new TextDecoder().decode(await drawBrand(brand));
  const onPaper = svg.replace(/(<svg[^>]*>)/, `$1<rect width="240" height="88" fill="#FBF9F6"/>`);
  const inkOf = inkCoverage(onPaper, 240, "#FBF9F6");
  const coverage = (x: number, y: number, width: number, height: number): number =>
    inkOf({ x, y, width, height });
  expect(coverage(0, 0, 240, 88)).toBeGreaterThan(0.02);
  for (const edge of [
    coverage(0, 0, 4, 88),
    coverage(236, 0, 4, 88),
    coverage(0, 0, 240, 2),
    coverage(0, 86, 240, 2),
  ]) {
    expect(edge).toBe(0);
  }
});

test("an unknown client is told where to draw its mark", async () => {
  const stranger = { id: "nobody", names: { zh: "无", en: "Nobody", ja: "無" }, projects: 1 };
  await expect(drawBrand(stranger)).rejects.toThrow(/marks\.ts/);
});

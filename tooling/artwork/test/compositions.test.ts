import { gzipSync } from "node:zlib";
import { sample } from "@wesdom/vitest-config/sample";
import { describe, expect, test } from "vitest";
import { ALL_GROUNDS, paletteOf } from "../src/colour/palettes.ts";
import { compositionOf, compositionsOf, FRAMED, MOTIF_NAMES } from "../src/motifs/motifs.ts";
import { optimiseSvg } from "../src/pictures/optimise-svg.ts";
import { type Look, pictureOf } from "../src/scene/compose.ts";
import { COVER, type Format, HERO, SHARE, SHARE_PANEL, THUMB } from "../src/scene/formats.ts";
import { SUBJECT_NAMES } from "../src/subjects/subjects.ts";
import { inkCoverage, MOST_INK } from "./ink-coverage.ts";
import { faultsOf, statedSize } from "./svg-safety.ts";

const SVG_GZIP_BYTES = 8000;
const SEEDS = ["stories/one", "stories/two", "stories/three", "stories/four", "stories/five"].slice(
  0,
  sample(2, 5),
);

const everyComposition = MOTIF_NAMES.flatMap((motif) =>
  compositionsOf(motif).map((composition) => ({ motif, composition })),
);
const framedOnes = MOTIF_NAMES.flatMap((motif) =>
  FRAMED[motif].map((composition) => ({ motif, composition })),
);

function drawn(format: Format, look: Look): string {
  return new TextDecoder().decode(optimiseSvg(pictureOf(format, look)));
}

describe.each(everyComposition)("$motif drawn as $composition", ({ motif, composition }) => {
  const look = (seed: string): Look => ({ seed, motif, composition, palette: "violet" });
  const covers = SEEDS.map((seed) => drawn(COVER, look(seed)));

  test("the same seed gives the same bytes, another seed others", () => {
    expect(drawn(COVER, look("stories/one"))).toBe(covers[0]);
    expect(new Set(covers).size).toBe(SEEDS.length);
  });

  test.each([
    ["cover", COVER, covers],
    ["thumb", THUMB, SEEDS.map((seed) => drawn(THUMB, look(seed)))],
  ] as const)("is safe, sized and small as a %s", (_, format, pictures) => {
    for (const svg of pictures) {
      expect(faultsOf(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(statedSize(svg)).toEqual({ width: format.width, height: format.height });
      expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(SVG_GZIP_BYTES);
    }
  });

  test("leaves the number's zone of a cover clear, and fills the rest", () => {
    for (const svg of covers) {
      const coverage = inkCoverage(svg, COVER.width, paletteOf("violet").ground);
      for (const zone of COVER.clear) expect(coverage(zone)).toBeLessThanOrEqual(MOST_INK);
      expect(coverage(COVER.box)).toBeGreaterThan(0.08);
    }
  });
});

describe.each(framedOnes)("$motif framed as $composition", ({ motif, composition }) => {
  const formats = { HERO, SHARE };

  test.each(Object.entries(formats))("leaves the type of %s clear", (_, format) => {
    for (const seed of SEEDS) {
      const svg = drawn(format, { seed, motif, composition, palette: "hot" });
      const coverage = inkCoverage(svg, format.width, paletteOf("hot").ground);
      for (const zone of format.clear) expect(coverage(zone)).toBeLessThanOrEqual(MOST_INK);
    }
  });
});

describe.each(SUBJECT_NAMES)("%s as a subject", (composition) => {
  test.each(Object.entries({ THUMB, SHARE_PANEL }))("is safe, sized and small as a %s", (_, format) => {
    for (const palette of ALL_GROUNDS) {
      const svg = drawn(format, { seed: "articles/one", motif: "subject", composition, palette });
      expect(faultsOf(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(statedSize(svg)).toEqual({ width: format.width, height: format.height });
      expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(SVG_GZIP_BYTES);
      expect(inkCoverage(svg, format.width, paletteOf(palette).ground)(format.box)).toBeGreaterThan(0.08);
    }
  });
});

test("an unknown composition is refused by name", () => {
  expect(() => compositionOf("arcs", "nothing")).toThrow(/arcs has no composition nothing.*target/);
});

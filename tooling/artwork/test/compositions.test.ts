import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { paletteOf } from "../src/colour/palettes.ts";
import { compositionOf, compositionsOf, FRAMED, MOTIF_NAMES } from "../src/motifs/motifs.ts";
import { optimiseSvg } from "../src/pictures/optimise-svg.ts";
import { type Look, pictureOf } from "../src/scene/compose.ts";
import { COVER, type Format, HERO, NEWS_BANNER, SHARE, THUMB } from "../src/scene/formats.ts";
import { inkCoverage, MOST_INK } from "./ink-coverage.ts";
import { faultsOf, statedSize } from "./svg-safety.ts";

const SVG_GZIP_BYTES = 8000;
const SEEDS = ["stories/one", "stories/two", "stories/three", "stories/four", "stories/five"];

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

  test("the same seed gives the same bytes, another seed others", () => {
    expect(drawn(COVER, look("a"))).toBe(drawn(COVER, look("a")));
    expect(drawn(COVER, look("a"))).not.toBe(drawn(COVER, look("b")));
  });

  test.each(SEEDS)("is safe, sized and small (%s)", (seed) => {
    for (const format of [COVER, THUMB]) {
      const svg = drawn(format, look(seed));
      expect(faultsOf(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(statedSize(svg)).toEqual({ width: format.width, height: format.height });
      expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(SVG_GZIP_BYTES);
    }
  });

  test.each(SEEDS)("leaves the number's zone of a cover clear (%s)", (seed) => {
    const svg = drawn(COVER, look(seed));
    for (const zone of COVER.clear) {
      expect(inkCoverage(svg, COVER.width, paletteOf("violet").ground, zone)).toBeLessThanOrEqual(MOST_INK);
    }
  });

  test.each(SEEDS)("fills the rest of the cover (%s)", (seed) => {
    const svg = drawn(COVER, look(seed));
    expect(inkCoverage(svg, COVER.width, paletteOf("violet").ground, COVER.box)).toBeGreaterThan(0.08);
  });
});

describe.each(framedOnes)("$motif framed as $composition", ({ motif, composition }) => {
  const formats = { HERO, NEWS_BANNER, SHARE };

  test.each(Object.entries(formats))("leaves the type of %s clear", (_, format) => {
    for (const seed of SEEDS) {
      const svg = drawn(format, { seed, motif, composition, palette: "hot" });
      for (const zone of format.clear) {
        expect(inkCoverage(svg, format.width, paletteOf("hot").ground, zone)).toBeLessThanOrEqual(MOST_INK);
      }
    }
  });
});

test("an unknown composition is refused by name", () => {
  expect(() => compositionOf("arcs", "nothing")).toThrow(/arcs has no composition nothing.*target/);
});

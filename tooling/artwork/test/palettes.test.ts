import { expect, test } from "vitest";
import { contrastOf } from "../src/colour/contrast.ts";
import { ALL_GROUNDS, DEEP_GROUNDS, paletteOf, typeColourOn } from "../src/colour/palettes.ts";
import { INK_CONTRAST } from "./ink-coverage.ts";

const names = [...new Set([...DEEP_GROUNDS, ...ALL_GROUNDS, "paper" as const])];

test("contrast follows WCAG", () => {
  expect(contrastOf("#000000", "#FFFFFF")).toBeCloseTo(21);
  expect(contrastOf("#777777", "#FFFFFF")).toBeCloseTo(4.48, 1);
});

test.each(names)("%s carries body type in ink or white, also on its whispers", (name) => {
  const { ground, whisper } = paletteOf(name);
  expect(contrastOf(ground, typeColourOn(ground))).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(whisper, typeColourOn(ground))).toBeGreaterThanOrEqual(4.5);
});

test.each(names)("%s whispers below the contrast of ink and speaks above it", (name) => {
  const { ground, whisper, strong } = paletteOf(name);
  expect(contrastOf(ground, whisper)).toBeLessThan(INK_CONTRAST);
  expect(contrastOf(ground, whisper)).toBeGreaterThan(1.02);
  expect(contrastOf(ground, strong)).toBeGreaterThan(3);
});

test.each(DEEP_GROUNDS)("%s carries large white figures", (name) => {
  expect(contrastOf(paletteOf(name).ground, "#FFFFFF")).toBeGreaterThanOrEqual(3);
});

import { expect, test } from "vitest";
import { ALL_GROUNDS, DEEP_GROUNDS } from "../src/colour/palettes.ts";
import { MOTIF_NAMES } from "../src/motifs/motifs.ts";
import { assignLooks } from "../src/pictures/assign-looks.ts";

const list = Array.from({ length: 40 }, (_, index) => ({
  seed: `item-${index}`,
  motif: MOTIF_NAMES[(index * 7) % MOTIF_NAMES.length] ?? "arcs",
}));

test("no picture wears the ground of the three before it", () => {
  const looks = assignLooks(list, DEEP_GROUNDS);
  looks.forEach((look, index) => {
    expect(looks.slice(Math.max(0, index - 3), index).map(({ palette }) => palette)).not.toContain(
      look.palette,
    );
  });
});

test("a list of one motif still changes its composition", () => {
  const looks = assignLooks(
    list.map(({ seed }) => ({ seed, motif: "waves" as const })),
    ALL_GROUNDS,
  );
  const repeats = looks.filter((look, index) => look.composition === looks[index - 1]?.composition);
  expect(repeats.length).toBeLessThan(looks.length / 4);
});

test("forty covers: no two alike", () => {
  const looks = assignLooks(list, ALL_GROUNDS).map(
    ({ motif, composition, palette }) => `${motif} ${composition} ${palette}`,
  );
  expect(new Set(looks).size).toBeGreaterThanOrEqual(38);
});

test("a new item at the end leaves the others as they are", () => {
  const more = [...list, { seed: "late", motif: "arcs" as const }];
  expect(assignLooks(more, DEEP_GROUNDS).slice(0, list.length)).toEqual(assignLooks(list, DEEP_GROUNDS));
});

import { sample } from "@wesdom/vitest-config/sample";
import { expect, test } from "vitest";
import { arrangeHoles } from "../src/slider/arrangeHoles.ts";
import { RAW } from "../src/slider/ground.ts";
import { attackPuzzles } from "./attacks/attackPuzzles.ts";
import { seededRandom } from "./attacks/seededRandom.ts";
import { MADE_FOR_IT } from "./attacks/solveByAll.ts";

/** Puzzles of the sample; `pnpm bench slider` takes a thousand. */
const PUZZLES = sample(24, 480);

/**
 * A solver that guesses has 5 in 100, and by chance some more: one in two hundred of them has more than this. The small
 * sample finds out whoever has 40 in 100, the large one whoever has 10.
 */
const MOST_SOLVED = sample(4, 36);

test("solvers that break usual sliders are no better than guessing", async () => {
  const solved = await attackPuzzles(PUZZLES, "sample");
  const usual = [...solved].filter(([name]) => name !== MADE_FOR_IT);
  expect(usual).toHaveLength(17);
  expect(usual.filter(([, count]) => count > MOST_SOLVED)).toEqual([]);
});

test("the gap alone points the way the piece does, and no outline of a gap is the piece's but the striped one", () => {
  const ground = Buffer.alloc(RAW.width * RAW.height * RAW.channels, 160);
  for (let index = 0; index < 200; index += 1) {
    const { gap, piece, holes } = arrangeHoles(ground, seededRandom(`holes ${index}`));
    const right = holes.filter(({ shape }) => shape.knob === piece.knob || shape.notch === piece.notch);
    expect(right.map(({ place }) => place)).toEqual([gap]);
    expect(new Set(holes.map(({ shape }) => shape.knob)).size).toBe(holes.length);
    const striped = holes.filter(({ striped: lure }) => lure !== undefined);
    expect(striped).toHaveLength(1);
    for (const { shape, striped: lure } of holes) {
      expect(shape.build.tilt === 0).toBe(lure !== undefined);
    }
  }
});

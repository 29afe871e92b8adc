import * as fc from "fast-check";
import type { Mock } from "vitest";
import { describe, expect, it, vi } from "vitest";
import type { DurationInput } from "../../src/duration/duration.ts";
import { moveDuration, NO_DURATION, settleDuration } from "../../src/duration/duration.ts";
import type { MoveClock } from "../../src/duration/createVisitClock.ts";
import { createVisitClock } from "../../src/duration/createVisitClock.ts";

const DAY_MS = 86_400_000;
const input = fc.constantFrom<DurationInput>("show", "hide", "tick");
const step = fc.record({ input, waitMs: fc.double({ min: 0, max: 10_000, noNaN: true }) });

describe("moveDuration", () => {
  it("adds up what lies between show and hide, whatever fires twice", () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let state = NO_DURATION;
        let atMs = 0;
        let isVisible = false;
        let seenMs = 0;
        for (const { input: next, waitMs } of steps) {
          atMs += waitMs;
          if (isVisible) seenMs += waitMs;
          if (next !== "tick") isVisible = next === "show";
          state = moveDuration(state, next, atMs);
          expect(state.phase).toBe(isVisible ? "visible" : "hidden");
        }
        expect(moveDuration(state, "tick", atMs).unsentMs).toBeCloseTo(seenMs, 3);
      }),
    );
  });

  it("adds nothing for a clock that was turned back", () => {
    const shown = moveDuration(NO_DURATION, "show", 5_000);
    expect(moveDuration(shown, "hide", 1_000)).toEqual({ phase: "hidden", unsentMs: 0 });
  });

  it("keeps what was not reported, to fractions of a millisecond", () => {
    const state = moveDuration(moveDuration(NO_DURATION, "show", 0), "hide", 7.75);
    expect(settleDuration(state, 7).unsentMs).toBe(0.75);
  });
});

describe("createVisitClock", () => {
  interface World {
    atMs: number;
    readonly gone: Set<string>;
    readonly onTooLong: Mock<(id: string | undefined) => void>;
    readonly moveClock: MoveClock;
  }
  function clockAt(): World {
    let ids = 0;
    const gone = new Set<string>();
    const onTooLong = vi.fn<(id: string | undefined) => void>();
    const moveClock = createVisitClock({
      monotonic: () => world.atMs,
      newId: () => `id${(ids += 1)}`,
      isGone: (id) => gone.has(id),
      onTooLong,
    });
    const world: World = { atMs: 0, gone, onTooLong, moveClock };
    return world;
  }

  it("reports what was checkpointed under the same id", () => {
    const world = clockAt();
    world.moveClock("show");
    world.atMs = 5_000;
    expect(world.moveClock("tick")).toEqual({ id: "id1", durationMs: 5_000 });
    world.atMs = 10_000;
    expect(world.moveClock("tick")).toEqual({ id: "id1", durationMs: 10_000 });
    world.atMs = 12_345;
    expect(world.moveClock("hide")).toEqual({ id: "id1", durationMs: 12_345 });
    world.moveClock("show");
    world.atMs = 17_345;
    expect(world.moveClock("tick"), "another report, another id").toEqual({ id: "id2", durationMs: 5_000 });
  });

  it("reports nothing twice of a checkpoint that another tab has taken", () => {
    const world = clockAt();
    world.moveClock("show");
    world.atMs = 5_000;
    world.moveClock("tick");
    world.gone.add("id1");
    world.atMs = 9_000;
    expect(world.moveClock("hide")).toEqual({ durationMs: 4_000 });
  });

  it("reports 24 hours and nothing above, and goes on after it @R7.50", () => {
    const world = clockAt();
    world.moveClock("show");
    world.atMs = DAY_MS;
    expect(world.moveClock("tick")).toEqual({ id: "id1", durationMs: DAY_MS });
    world.atMs += 1;
    expect(world.moveClock("tick")).toBeUndefined();
    expect(world.onTooLong.mock.calls).toEqual([["id1"]]);
    world.atMs += 700;
    expect(world.moveClock("hide")).toEqual({ durationMs: 700 });
  });

  it("reports no duration of nothing @R7.50", () => {
    const world = clockAt();
    expect(world.moveClock("hide")).toBeUndefined();
    world.moveClock("show");
    world.atMs = 0.9;
    expect(world.moveClock("hide")).toBeUndefined();
    world.moveClock("show");
    world.atMs = 1;
    expect(world.moveClock("hide"), "what was too little adds up").toEqual({ durationMs: 1 });
  });

  it("sums to the visible time to the millisecond, for any sequence", () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const world = clockAt();
        let isVisible = false;
        let seenMs = 0;
        let reportedMs = 0;
        for (const { input: next, waitMs } of [...steps, { input: "hide" as const, waitMs: 0 }]) {
          world.atMs += waitMs;
          if (isVisible) seenMs += waitMs;
          const entry = world.moveClock(next);
          if (next !== "tick") isVisible = next === "show";
          if (next === "hide" && entry) reportedMs += entry.durationMs;
          expect(entry?.durationMs ?? 1).toBeGreaterThan(0);
        }
        expect(Math.abs(seenMs - reportedMs)).toBeLessThanOrEqual(1.001);
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { createLoadingBar, type LoadingBarClock } from "./createLoadingBar.ts";
import { loadingProgress } from "./loadingProgress.ts";

/** A clock that moves when told to. */
function handClock(): LoadingBarClock & { tick(ms: number): void; frame(now: number): void } {
  let now = 0;
  let handles = 0;
  const timers = new Map<number, { at: number; callback: () => void }>();
  const frames = new Map<number, (now: number) => void>();
  return {
    setTimeout(callback, ms) {
      timers.set((handles += 1), { at: now + ms, callback });
      return handles;
    },
    clearTimeout: (handle) => void timers.delete(handle as number),
    requestFrame(callback) {
      frames.set((handles += 1), callback);
      return handles;
    },
    cancelFrame: (handle) => void frames.delete(handle as number),
    tick(ms) {
      now += ms;
      for (const [handle, timer] of timers) {
        if (timer.at > now) continue;
        timers.delete(handle);
        timer.callback();
      }
    },
    frame(at) {
      const due = [...frames.values()];
      frames.clear();
      for (const callback of due) callback(at);
    },
  };
}

describe("loadingProgress", () => {
  it.each([
    [0, 0],
    [200, 12.57],
    [500, 29.52],
    [1000, 50],
    [2000, 70.48],
    [4000, 84.4],
    [8000, 92.08],
  ])("after %i ms is %f %% @R9.3", (elapsed, percent) => {
    expect(loadingProgress(elapsed)).toBeCloseTo(percent, 2);
  });

  it("never arrives", () => {
    expect(loadingProgress(3_600_000)).toBeLessThan(100);
  });
});

describe("createLoadingBar", () => {
  it("never shows what ends within 200 ms @R9.3", () => {
    const clock = handClock();
    const bar = createLoadingBar(clock);
    const seen: boolean[] = [];
    bar.subscribe(() => seen.push(bar.getSnapshot().visible));
    bar.start();
    clock.tick(199);
    bar.finish();
    clock.tick(5000);
    expect(seen).not.toContain(true);
  });

  it("counts from the first frame after the throttle @R9.3", () => {
    const clock = handClock();
    const bar = createLoadingBar(clock);
    bar.start();
    clock.tick(200);
    clock.frame(10_000);
    clock.frame(11_000);
    expect(bar.getSnapshot()).toEqual({ progress: loadingProgress(1000), visible: true, failed: false });
  });

  it("is full for 500 ms, hides, and is back at the start 400 ms later", () => {
    const clock = handClock();
    const bar = createLoadingBar(clock);
    bar.start();
    clock.tick(200);
    bar.finish(true);
    expect(bar.getSnapshot()).toEqual({ progress: 100, visible: true, failed: true });
    clock.tick(499);
    expect(bar.getSnapshot().visible).toBe(true);
    clock.tick(1);
    expect(bar.getSnapshot()).toEqual({ progress: 100, visible: false, failed: true });
    clock.tick(400);
    expect(bar.getSnapshot()).toEqual({ progress: 0, visible: false, failed: false });
  });

  it("starts anew when a navigation overtakes another", () => {
    const clock = handClock();
    const bar = createLoadingBar(clock);
    bar.start();
    clock.tick(200);
    clock.frame(0);
    clock.frame(4000);
    bar.start();
    expect(bar.getSnapshot().progress).toBe(0);
    clock.frame(8000);
    expect(bar.getSnapshot().progress).toBe(0);
  });
});

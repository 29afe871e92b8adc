import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLoadingBar } from "./createLoadingBar.ts";
import { loadingProgress } from "./loadingProgress.ts";

const frames = new Map<number, FrameRequestCallback>();

/** Node draws nothing by itself. */
function draw(now: number): void {
  const due = [...frames.values()];
  frames.clear();
  for (const callback of due) callback(now);
}

beforeEach(() => {
  let asked = 0;
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    frames.set((asked += 1), callback);
    return asked;
  });
  vi.stubGlobal("cancelAnimationFrame", (handle: number) => frames.delete(handle));
});
afterEach(() => {
  frames.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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
    const bar = createLoadingBar();
    const seen: boolean[] = [];
    bar.subscribe(() => seen.push(bar.getSnapshot().visible));
    bar.start();
    vi.advanceTimersByTime(199);
    bar.finish();
    vi.advanceTimersByTime(5000);
    expect(seen).not.toContain(true);
  });

  it("counts from the first frame after the throttle @R9.3", () => {
    const bar = createLoadingBar();
    bar.start();
    vi.advanceTimersByTime(200);
    draw(10_000);
    draw(11_000);
    expect(bar.getSnapshot()).toEqual({ progress: loadingProgress(1000), visible: true, failed: false });
  });

  it("is full for 500 ms, hides, and is back at the start 400 ms later", () => {
    const bar = createLoadingBar();
    bar.start();
    vi.advanceTimersByTime(200);
    bar.finish(true);
    expect(bar.getSnapshot()).toEqual({ progress: 100, visible: true, failed: true });
    vi.advanceTimersByTime(499);
    expect(bar.getSnapshot().visible).toBe(true);
    vi.advanceTimersByTime(1);
    expect(bar.getSnapshot()).toEqual({ progress: 100, visible: false, failed: true });
    vi.advanceTimersByTime(400);
    expect(bar.getSnapshot()).toEqual({ progress: 0, visible: false, failed: false });
  });

  it("starts anew when a navigation overtakes another", () => {
    const bar = createLoadingBar();
    bar.start();
    vi.advanceTimersByTime(200);
    draw(0);
    draw(4000);
    bar.start();
    expect(bar.getSnapshot().progress).toBe(0);
    draw(8000);
    expect(bar.getSnapshot().progress).toBe(0);
  });
});

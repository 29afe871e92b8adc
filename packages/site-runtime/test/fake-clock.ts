import { afterEach, beforeEach, vi } from "vitest";

/** In each test of a file the clock stands at a round moment, and moves when told to. */
export function standingClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_700_000_000_000, toFake: ["setTimeout", "clearTimeout", "Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Lets everything that waits for settled promises go on. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

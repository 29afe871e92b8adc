import type { Clock } from "../src/browser/clock.ts";

/** A clock that moves when told to. */
export interface FakeClock extends Clock {
  /** Moves on, running each timer in its turn, and lets what waits for promises go on after each. */
  pass(ms: number): Promise<void>;
  /** Moves on without running a timer, as a sleeping device does. */
  sleep(ms: number): void;
  /** How many timers are armed. */
  readonly armed: number;
}

/** A clock at a round moment. */
export function fakeClock(start = 1_700_000_000_000): FakeClock {
  let now = start;
  let handles = 0;
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>();
  const due = (until: number) =>
    [...timers].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at)[0];
  return {
    now: () => now,
    setTimeout(callback, delayMs) {
      timers.set((handles += 1), { at: now + delayMs, callback });
      return handles;
    },
    clearTimeout: (handle) => void timers.delete(handle as number),
    async pass(ms) {
      const until = now + ms;
      for (let next = due(until); next; next = due(until)) {
        const [handle, { at, callback }] = next;
        timers.delete(handle);
        now = Math.max(now, at);
        callback();
        await settled();
      }
      now = until;
      await settled();
    },
    sleep(ms) {
      now += ms;
    },
    get armed() {
      return timers.size;
    },
  };
}

/** Lets everything that waits for settled promises go on. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

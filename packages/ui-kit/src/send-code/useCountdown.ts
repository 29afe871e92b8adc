import { useCallback, useEffect, useState } from "react";
import { useLatest } from "../internal/useLatest.ts";

const MS_PER_SECOND = 1000;

/** Where a deadline is kept; part of the browser's `Storage`. */
export type CountdownStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Options of {@link useCountdown}. */
export interface CountdownOptions {
  /** The wait, unless `start` is told another one. After a reload none is longer than it was, even with the clock set back. */
  readonly seconds: number;
  /** Key under which the deadline survives a reload; absent: it does not. */
  readonly storageKey?: string | undefined;
  /** Present in ms since the epoch. @default Date.now */
  readonly clock?: (() => number) | undefined;
  /** @default sessionStorage, or nothing where it is blocked */
  readonly storage?: CountdownStorage | undefined;
}

/** A wait under way, or none. */
export interface Countdown {
  /** Whole seconds left, rounded up; 0: over. */
  readonly remaining: number;
  /** Seconds that the wait takes in all; 0 before the first one. */
  readonly wait: number;
  /** Starts it, for `seconds` unless told otherwise. */
  readonly start: (seconds?: number) => void;
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    // Storage may be blocked or full: the countdown then lives in memory.
    return undefined;
  }
}

/**
 * Counts down to a deadline in the clock's time, so that neither a sleeping tab nor a reload gives it away. On a server
 * and in the first render it is 0.
 *
 * @param options - The usual wait, and where the deadline is kept.
 */
export function useCountdown(options: CountdownOptions): Countdown {
  const { storageKey } = options;
  const latest = useLatest(options);
  const read = useCallback(() => {
    const { clock = Date.now, seconds, storage } = latest.current;
    return { now: clock(), seconds, storage: storage ?? attempt(() => sessionStorage) };
  }, [latest]);
  const [deadline, setDeadline] = useState(0);
  const [now, setNow] = useState(0);
  const [wait, setWait] = useState(0);
  const until = useCallback((end: number, at: number): void => {
    setDeadline(end);
    setNow(at);
  }, []);

  useEffect(() => {
    if (storageKey === undefined) return;
    const { now: at, seconds, storage } = read();
    const stored = attempt(() => storage?.getItem(storageKey)) ?? "";
    const [end = 0, whole = seconds] = stored.split(" ").map(Number);
    if (!(end > at)) return;
    // oxlint-disable-next-line react/set-state-in-effect -- The server and the first render cannot know what is stored.
    setWait(whole);
    until(Math.min(end, at + whole * MS_PER_SECOND), at);
  }, [read, storageKey, until]);

  useEffect(() => {
    if (deadline === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = Infinity;
    const tick = (): void => {
      clearTimeout(timer);
      const { now: at, storage } = read();
      const before = left;
      left = deadline - at;
      // The clock was set back: the wait goes on from where it was.
      if (left > before) return until(at + before, at);
      if (left > 0) {
        setNow(at);
        timer = setTimeout(tick, left % MS_PER_SECOND || MS_PER_SECOND);
        return;
      }
      until(0, at);
      if (storageKey !== undefined) attempt(() => storage?.removeItem(storageKey));
    };
    tick();
    // Timers sleep with the tab.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [deadline, read, storageKey, until]);

  const start = useCallback(
    (given?: number) => {
      const { now: at, seconds, storage } = read();
      const whole = given ?? seconds;
      const end = at + whole * MS_PER_SECOND;
      setWait(whole);
      until(end, at);
      if (storageKey !== undefined) attempt(() => storage?.setItem(storageKey, `${end} ${whole}`));
    },
    [read, storageKey, until],
  );
  const remaining = deadline === 0 ? 0 : Math.max(0, Math.ceil((deadline - now) / MS_PER_SECOND));
  return { remaining, wait, start };
}

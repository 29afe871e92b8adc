/** What China's clocks are ahead of UTC, all year, in milliseconds. */
const OFFSET_MS = 8 * 3_600_000;

/** One day. */
export const DAY_MS: number = 24 * 3_600_000;

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/**
 * The calendar day in Asia/Shanghai, wherever the clock stands.
 *
 * @param instant - Milliseconds since the epoch.
 * @returns Such as `2026-11-21`.
 */
export function shanghaiDay(instant: number): Day {
  return shanghaiTime(instant).slice(0, 10);
}

/**
 * An instant as the clocks of Asia/Shanghai show it.
 *
 * @param instant - Milliseconds since the epoch.
 * @returns ISO 8601, such as `2026-11-21T08:00:00.000+08:00`.
 */
export function shanghaiTime(instant: number): string {
  return new Date(instant + OFFSET_MS).toISOString().replace("Z", "+08:00");
}

/** What Asia/Shanghai is ahead of UTC, all year, in milliseconds. */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/**
 * The calendar day in Asia/Shanghai, whatever the visitor's time zone.
 *
 * @param nowMs - Milliseconds since the epoch.
 * @returns Such as `2026-11-21`.
 */
export function calendarDay(nowMs: number): string {
  return new Date(nowMs + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);
}

/** China's clocks, which keep one time all year: events, partitions and reports have their days. */
const SHANGHAI_OFFSET_MS = 8 * 60 * 60_000;

/** One day. */
export const DAY_MS: number = 24 * 60 * 60_000;

/** A day, `YYYY-MM-DD`. */
export type Day = string;

/** The day in Shanghai at an instant, milliseconds since the epoch. */
export function dayOf(instant: number): Day {
  return new Date(instant + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);
}

/** The day so many days later; earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The instant at which a day begins in Shanghai, milliseconds since the epoch. */
export function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) - SHANGHAI_OFFSET_MS;
}

/** All days from the first to the last, both included. */
export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

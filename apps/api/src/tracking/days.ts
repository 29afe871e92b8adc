import { DAY_MS, type Day } from "@wesdom/facts";

/** Days for which a report waits at most in the browser before it is sealed, and lies under the day of that. */
export const WAITING_DAYS = 7;

/** The day so many days later; earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** All days from the first to the last, both included. */
export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

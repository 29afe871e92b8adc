import { DAY_MS, shanghaiDay } from "@wesdom/facts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A period of whole days in Shanghai.
 *
 * @param from - First day, `YYYY-MM-DD`.
 * @param to - Last day, included.
 * @returns Instants in ISO 8601; the end is the first instant that is outside.
 */
export function parsePeriod(
  from: string | undefined,
  to: string | undefined,
): { from?: string | undefined; to?: string | undefined } {
  const start = from === undefined ? undefined : parseDay("--from", from);
  const end = to === undefined ? undefined : parseDay("--to", to) + DAY_MS;
  if (start !== undefined && end !== undefined && start >= end) throw new Error("--from lies after --to");
  return {
    from: start === undefined ? undefined : new Date(start).toISOString(),
    to: end === undefined ? undefined : new Date(end).toISOString(),
  };
}

function parseDay(option: string, day: string): number {
  const instant = DAY.test(day) ? Date.parse(`${day}T00:00+08:00`) : Number.NaN;
  // 31 November would be read as 1 December.
  if (Number.isNaN(instant) || shanghaiDay(instant) !== day)
    throw new Error(`${option} needs a day such as 2026-11-01, not "${day}"`);
  return instant;
}

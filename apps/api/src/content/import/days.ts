import { DAY_MS } from "@wesdom/facts";

/** Nobody plans further ahead; a day beyond is a slip of the year. */
const MOST_AHEAD_MS = 366 * DAY_MS;

/**
 * What is wrong with the days of a text: its year, as a rule.
 *
 * @param founded - ISO 8601: the company has published nothing before.
 * @param now - Milliseconds since the epoch.
 */
export function faultsOfDays(
  { publishedAt, updatedAt = publishedAt }: { readonly publishedAt: string; readonly updatedAt?: string },
  founded: string,
  now: number,
): string[] {
  const last = new Date(now + MOST_AHEAD_MS).toISOString();
  return Object.entries({ publishedAt, ...(updatedAt !== publishedAt && { updatedAt }) }).flatMap(
    ([field, day]) =>
      day < founded
        ? [`${field}: ${day} is before the company was founded, ${founded}: look at the year`]
        : day > last
          ? [`${field}: ${day} is more than a year ahead: look at the year`]
          : [],
  );
}

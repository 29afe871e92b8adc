/** Fields of content that say when it was written or changed. */
const DATE_FIELDS = new Set(["publishedAt", "updatedAt"]);

/** A day or a moment, ISO 8601. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/;

/** The later one of dates, in the form it came in; `undefined` where there is none. */
export function latestOf(dates: readonly (string | undefined)[]): string | undefined {
  return dates
    .filter((date) => date !== undefined)
    .toSorted((left, right) => Date.parse(right) - Date.parse(left))
    .at(0);
}

/** A date of the content, which changed no later than it came in: what is dated ahead has been public since. */
export function noLaterThan(date: string | undefined, importedAt: string | undefined): string | undefined {
  if (date === undefined || importedAt === undefined) return date;
  return Date.parse(date) > Date.parse(importedAt) ? importedAt : date;
}

/** The latest date of the content anywhere in a value. */
export function latestDateIn(value: unknown): string | undefined {
  if (Array.isArray(value)) return latestOf(value.map(latestDateIn));
  if (typeof value !== "object" || value === null) return undefined;
  return latestOf(
    Object.entries(value).map(([name, field]) =>
      DATE_FIELDS.has(name) && typeof field === "string" && DATE.test(field) ? field : latestDateIn(field),
    ),
  );
}

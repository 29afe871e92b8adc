import * as v from "valibot";

/** Any schema whose parsed value is a `T`, whatever it takes. */
// oxlint-disable-next-line typescript/no-explicit-any -- what a schema takes varies both ways
export type Schema<T> = v.GenericSchema<any, T>;

/** Longest opaque code or id in a query. */
export const CODE_MAX_LENGTH = 80;

/** A code as it stands in addresses: letters, digits, `-` and `_`. */
export const CodeSchema = v.pipe(
  v.string(),
  v.maxLength(CODE_MAX_LENGTH),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, "a code of letters, digits, - and _"),
);

/** A calendar day, `YYYY-MM-DD`. */
export const DaySchema = v.pipe(
  v.string(),
  v.isoDate(),
  // Dates go on to the next month: 31 February is 3 March.
  v.check((day) => {
    const date = new Date(day);
    return Number.isNaN(date.getTime()) || date.toISOString().startsWith(day);
  }, "is no day of the calendar"),
);

import * as v from "valibot";

/** A schema whose parsed value is a `T`. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** Any schema whose parsed value is a `T`, whatever it takes. */
// oxlint-disable-next-line typescript/no-explicit-any -- what a schema takes varies both ways
export type SchemaTo<T> = v.GenericSchema<any, T>;

/**
 * Ties a schema to its documented type, both ways: a field that one of them lacks does not compile.
 *
 * @example
 * const RefSchema: Schema<Ref> = schemaOf<Ref>()(v.object({ id: v.string(), name: v.string() }));
 */
export function schemaOf<T>(): <S extends SchemaTo<T>>(
  schema: [T] extends [v.InferOutput<S>] ? S : never,
) => Schema<T> {
  return (schema) => schema;
}

/** Longest opaque code or id in a query. */
export const CODE_MAX_LENGTH = 80;

/** A code as it stands in addresses: letters, digits, `-` and `_`. */
export const CodeSchema: Schema<string> = schemaOf<string>()(
  v.pipe(
    v.string(),
    v.maxLength(CODE_MAX_LENGTH),
    v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, "a code of letters, digits, - and _"),
  ),
);

/** A calendar day, `YYYY-MM-DD`. */
export const DaySchema: Schema<string> = schemaOf<string>()(v.pipe(v.string(), v.isoDate()));

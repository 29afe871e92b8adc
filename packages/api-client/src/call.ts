/** The query of a call that takes none. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- an empty object is what is meant
export type NoQuery = Record<never, never>;

/**
 * What the client needs to know of a call. The types of query, body and answer ride along without any code, so that
 * a page that calls the API carries no schema.
 */
export interface CallDescriptor<Query extends object, Body, Answer> {
  readonly method: "GET" | "POST";
  /** Path as specified, without base and without `.do`; what begins with `/en/` serves English and Japanese alone. */
  readonly path: string;
  /** How the body travels: as JSON, or as a form whose lists are repeated fields. @default JSON */
  readonly form?: "multipart";
  /** A background call never shows a toast. @default false */
  readonly background?: boolean;
  /** Never set: carries the types. */
  readonly types?: { readonly query: Query; readonly body: Body; readonly answer: Answer };
}

/** Any call. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: a descriptor of one query is no descriptor of all
export type AnyCall = CallDescriptor<any, any, any>;

/** Query of a call. */
export type QueryOf<Call extends AnyCall> = NonNullable<Call["types"]>["query"];

/** Body of a call; `undefined` where it has none. */
export type BodyOf<Call extends AnyCall> = NonNullable<Call["types"]>["body"];

/** Unwrapped answer of a call. */
export type AnswerOf<Call extends AnyCall> = NonNullable<Call["types"]>["answer"];

/** Suffix of every path. */
export const PATH_SUFFIX = ".do";

import * as v from "valibot";
import type { AnyCall, CallDescriptor, NoQuery } from "../call.ts";
import type { Schema } from "./schema.ts";

/** What a call is about; the documentation is ordered by it. */
export type CallGroup = "read" | "start" | "write" | "account";

/** What the API and its documentation need to know of a call besides its address and its schemas. */
interface CallRules {
  /** What the call does, one line for the documentation. */
  readonly summary: string;
  readonly group: CallGroup;
  /** Whether pages of other sites may call in a visitor's name. @default "anyone" for GET, "own-pages" for POST */
  readonly access: "anyone" | "own-pages";
  /** Whether a browser may keep the answer and ask if it is still true. @default "no-cache" for GET, "no-store" for POST */
  readonly cache: "no-cache" | "no-store";
  /**
   * Whether pages send it while they are being left: its fields travel in the query of a POST without a body, no header
   * goes with it, and nobody reads the answer. @default false
   */
  readonly beacon: boolean;
  /** Statuses that this call alone is refused with, and why, for the documentation. @default none */
  readonly failures: Readonly<Record<number, string>>;
}

/** A call with its schemas: the one place from which types, client, policy and documentation come. */
export interface CallContract<Query extends object, Body, Answer>
  extends CallDescriptor<Query, Body, Answer>, CallRules {
  readonly query: Schema<Query>;
  readonly body: Schema<Body>;
  /** The unwrapped `data` of a successful answer. */
  readonly answer: Schema<Answer>;
}

/** Any contract. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: a contract of one query is no contract of all
export type AnyContract = CallContract<any, any, any>;

type DefaultRules = "group" | "access" | "cache" | "beacon" | "failures";

/** What a call is defined with. */
export interface CallDefinition<Query extends object, Body, Answer>
  extends
    Pick<AnyCall, "method" | "path" | "form" | "background">,
    Omit<CallRules, DefaultRules>,
    Partial<Pick<CallRules, DefaultRules>> {
  /** @default no fields */
  readonly query?: Schema<Query>;
  /** @default no body */
  readonly body?: Schema<Body>;
  readonly answer: Schema<Answer>;
}

/** Defines a call; what is left out has the default of its method. */
export function defineCall<Answer, Query extends object = NoQuery, Body = undefined>(
  definition: CallDefinition<Query, Body, Answer>,
): CallContract<Query, Body, Answer> {
  const isGet = definition.method === "GET";
  return {
    group: isGet ? "read" : "write",
    access: isGet ? "anyone" : "own-pages",
    cache: isGet ? "no-cache" : "no-store",
    beacon: false,
    failures: {},
    query: v.object({}) as Schema<object> as Schema<Query>,
    body: v.undefined() as Schema<unknown> as Schema<Body>,
    ...definition,
  };
}

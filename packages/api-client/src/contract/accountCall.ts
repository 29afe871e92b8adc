import type { NoQuery } from "../call.ts";
import { defineCall, type CallContract, type CallDefinition } from "./defineCall.ts";

/** Statuses that every call of puzzles, codes and accounts is refused with. */
const FAILURES = {
  403: "Sent by a page of another site",
  422: "Refused: `data.reason` tells why, or `data.fields` holds a message each",
  429: "Too many attempts; `Retry-After` tells when to come again",
} as const;

/**
 * Defines a call of puzzles, codes and accounts: it knows whoever calls by cookies, so pages of other sites are refused
 * and no answer is kept, whatever its method.
 */
export function accountCall<Answer, Query extends object = NoQuery, Body = undefined>({
  failures,
  ...definition
}: Omit<CallDefinition<Query, Body, Answer>, "method" | "group" | "access" | "cache"> & {
  /** @default POST */
  readonly method?: "GET";
}): CallContract<Query, Body, Answer> {
  return defineCall<Answer, Query, Body>({
    method: "POST",
    ...definition,
    group: "account",
    access: "own-pages",
    cache: "no-store",
    failures: { ...FAILURES, ...failures },
  });
}

import { ApiError } from "@wesdom/api-client";
import { copy } from "#copy/account.zh.yml";

/** Reasons that the API tells apart. */
const REASONS = [
  "slider",
  "codeWrong",
  "codeExpired",
  "credentials",
  "locked",
  "sealed",
  "ticket",
  "agreements",
  "registered",
  "unregistered",
  "signIn",
  "foreignUrl",
] as const;

const TOO_MANY = 429;
const SECOND_MS = 1000;

/** What kind of thing went wrong: the API's reasons, fields to be put right, limits, faults and no answer at all. */
export type ProblemKind = (typeof REASONS)[number] | "fields" | "limited" | "offline" | "server" | "refused";

/** After these a code opens nothing any more. */
export const ENDS_CODE: readonly ProblemKind[] = ["codeExpired", "registered", "unregistered"];

/** Something that went wrong, in words for the visitor. */
export interface AccountProblem {
  readonly kind: ProblemKind;
  /** About the whole form; empty where the fields say it all. */
  readonly message: string;
  /** Messages by field name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Fields beside which a reason stands. */
const FIELD_OF: Partial<Readonly<Record<ProblemKind, string>>> = {
  codeWrong: "code",
  codeExpired: "code",
  credentials: "password",
  agreements: "agreements",
};

/** Fields that are to be put right before anything is sent. */
export function fieldProblem(fields: Readonly<Record<string, string>>): AccountProblem {
  return { kind: "fields", message: "", fields };
}

/** Another code is asked for too soon. */
export function waitProblem(waitMs: number): AccountProblem {
  const seconds = Math.ceil(waitMs / SECOND_MS);
  return { kind: "limited", message: copy.problems.tooSoon({ seconds }), fields: {} };
}

/** Of a browser that keeps no cookies no answer to a puzzle is right, and no session lasts. */
export function cookieProblem(): AccountProblem {
  return { kind: "refused", message: copy.problems.cookies, fields: {} };
}

/**
 * What a failed call means to the visitor. A message of the server wins over one of the page, save for faults: of those
 * the server cannot know what helps here.
 *
 * @param error - Whatever was thrown.
 */
export function problemOf(error: unknown): AccountProblem {
  const texts = copy.problems;
  if (!(error instanceof ApiError)) return { kind: "offline", message: texts.offline, fields: {} };
  const { status, message, fields, data, refused } = error;
  if (status === undefined) return { kind: "offline", message: texts.offline, fields: {} };
  if (!refused) return { kind: "server", message: texts.server, fields: {} };
  const reason = (data as { reason?: unknown } | null | undefined)?.reason;
  const known = REASONS.find((one) => one === reason);
  if (known !== undefined) {
    const field = FIELD_OF[known];
    return { kind: known, message: field ? "" : message, fields: field ? { [field]: message } : {} };
  }
  if (Object.keys(fields).length > 0) return { kind: "fields", message: "", fields };
  return { kind: status === TOO_MANY ? "limited" : "refused", message, fields: {} };
}

import type { LanguageKey } from "@wesdom/api-client/contract";
import type { Context } from "hono";
import type { ApiFailure } from "./api-failure.ts";
import type { Variables } from "./call-input.ts";
import { translate } from "./texts.ts";

/** What every answer is wrapped in. */
export interface Envelope<Data> {
  readonly code: number;
  readonly data: Data;
  readonly message: string;
}

/** Wraps the data of a successful call. */
export function succeeded<Data>(data: Data): Envelope<Data> {
  return { code: 200, data, message: "" };
}

/**
 * Answers a failure in the language of the call; the HTTP status and `code` are the same number.
 *
 * @param phone - The hotline.
 */
export function answerFailure(context: Context<Variables>, failure: ApiFailure, phone: string): Response {
  const message = failure.text ?? failureMessage(failure, context.get("language"), phone);
  if (failure.retryAfterSeconds !== undefined) {
    context.header("Retry-After", String(failure.retryAfterSeconds));
  }
  return context.json({ code: failure.status, data: failure.data, message }, failure.status);
}

/** A wait that somebody may sit through is told in seconds; beyond it nobody counts them. */
const LONGEST_TOLD_SECONDS = 120;

function failureMessage(
  { key, retryAfterSeconds: seconds }: ApiFailure,
  language: LanguageKey,
  phone: string,
): string {
  return key === "tooMany" && seconds !== undefined && seconds <= LONGEST_TOLD_SECONDS
    ? translate("tooSoon", language, { n: seconds })
    : translate(key, language, { phone });
}

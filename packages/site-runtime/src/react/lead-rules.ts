export { leadProblems } from "@wesdom/api-client";

/** Length of an idempotency key in bytes. */
const KEY_BYTES = 16;

/** A fresh `Idempotency-Key`: 32 hexadecimal digits. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
export { keepDraft, restoreDraft, typeAgain } from "../forms/form-draft.ts";

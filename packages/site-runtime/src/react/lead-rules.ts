import { readKey, writeKey, type KeyValueStorage } from "../browser/key-value-storage.ts";
import { leadSourceOf } from "../forms/lead-source.ts";

export { leadProblems } from "@wesdom/api-client";
export { keepDraft, restoreDraft, typeAgain } from "../forms/form-draft.ts";

/** The campaign or the channel that the page's address names, or else that in which this document began. */
export function sourceOfVisit(): string {
  const first = performance.getEntriesByType("navigation")[0]?.name ?? "";
  return leadSourceOf(
    ...[location.href, first].map((address) => new URL(address, location.href).searchParams),
  );
}

/** Length of what an idempotency key begins with, in bytes. */
const SEED_BYTES = 16;

/**
 * The `Idempotency-Key` of one set of input. Its seed is kept until the lead is sent, so that a page which was loaded
 * anew in between, as a phone does with a tab from the background, sends the same lead under the same key.
 *
 * @param seed - Holds the seed where storage is blocked.
 */
export function idempotencyKey(
  storage: KeyValueStorage | null,
  name: string,
  seed: { current: string | null },
  content: string,
): string {
  seed.current ??= readKey(storage, name) ?? newSeed();
  writeKey(storage, name, seed.current);
  // FNV-1a. Not the content itself: whoever clears a form leaves nothing of it behind.
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(content)) hash = Math.imul(hash ^ byte, 0x01000193);
  return seed.current + (hash >>> 0).toString(16);
}

function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

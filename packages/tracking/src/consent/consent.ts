import { CONSENT_KEY, VISITS_CONSENT_KEY } from "@wesdom/facts";
import type { KeyValueStore } from "../internal/createKeyValueStore.ts";

/** What Agree stores. */
export const AGREED = "1";

/** What Decline stores, and what Global Privacy Control counts as. */
export const DECLINED = "0";

/**
 * How consent governs tracking. `spec`: the answer decides whether the user agent is reported outside the Chinese
 * site. `strict`: nothing is stored and nothing sent before Agree.
 */
export type ConsentMode = "spec" | "strict";

/**
 * The visitor's answer: `1`, `0`, or `undefined` while there is none. In `strict` mode an Agree to the question of
 * `spec`, which asks for less, is none.
 */
export function readConsent(
  store: KeyValueStore,
  globalPrivacyControl: boolean,
  isStrict: boolean,
): string | undefined {
  if (globalPrivacyControl) return DECLINED;
  const answer = store.get(CONSENT_KEY);
  return isStrict && answer === AGREED ? store.get(VISITS_CONSENT_KEY) : answer;
}

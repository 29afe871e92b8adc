import { CONSENT_KEY, VISITS_CONSENT_KEY } from "@wesdom/facts";
import { readKey, writeKey, type KeyValueStorage } from "../browser/key-value-storage.ts";
import type { TrackingMode } from "../settings/public-settings.ts";

/** Milliseconds after load until the banner asks. */
export const CONSENT_BANNER_DELAY_MS = 3000;

/** What a visitor answered. */
export type ConsentAnswer = "agreed" | "declined";

/** Stored form of the answers. */
export const STORED_ANSWERS: Readonly<Record<ConsentAnswer, "0" | "1">> = { declined: "0", agreed: "1" };

/** What {@link createConsentStore} needs of its surroundings. */
export interface ConsentSurroundings {
  /** Local storage; `null`: the answer is kept for this page load. */
  readonly storage: KeyValueStorage | null;
  /** Which question is asked; an Agree to that of `spec` is no answer to that of `strict`. @default "spec" */
  readonly mode?: TrackingMode | undefined;
  /** `navigator.globalPrivacyControl`. @default false */
  readonly globalPrivacyControl?: boolean;
  /** Calls back with the key that another page changed, `null` for all of them. */
  readonly onStorage?: (listener: (key: string | null) => void) => () => void;
}

/** The visitor's answer, alike in all pages. */
export interface ConsentStore {
  /** The answer so far, `null` where there is none. */
  readonly get: () => ConsentAnswer | null;
  /** Stores an answer; it may be changed at any time. */
  readonly answer: (answer: ConsentAnswer) => void;
  /** Calls back when the answer changes, here or in another page. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The store of the consent answer. Global Privacy Control counts as Decline: nobody is asked and nothing is stored.
 * Where storage is blocked the answer lives as long as the page.
 */
export function createConsentStore(surroundings: ConsentSurroundings): ConsentStore {
  const { storage, mode = "spec", globalPrivacyControl = false, onStorage } = surroundings;
  const listeners = new Set<() => void>();
  let current = globalPrivacyControl ? "declined" : storedAnswer(storage, mode);

  const change = (answer: ConsentAnswer | null): void => {
    if (answer === current) return;
    current = answer;
    for (const listener of listeners) listener();
  };
  let stopListening: (() => void) | undefined;

  return {
    get: () => current,
    answer(answer) {
      if (globalPrivacyControl) return;
      const stored = STORED_ANSWERS[answer];
      writeKey(storage, VISITS_CONSENT_KEY, mode === "strict" ? stored : null);
      writeKey(storage, CONSENT_KEY, stored);
      change(answer);
    },
    subscribe(listener) {
      listeners.add(listener);
      if (!globalPrivacyControl) {
        stopListening ??= onStorage?.((key) => {
          if (key === null || key.startsWith(CONSENT_KEY)) change(storedAnswer(storage, mode));
        });
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopListening?.();
        stopListening = undefined;
      };
    },
  };
}

function storedAnswer(storage: KeyValueStorage | null, mode: TrackingMode): ConsentAnswer | null {
  let stored = readKey(storage, CONSENT_KEY);
  if (stored === STORED_ANSWERS.agreed && mode === "strict") stored = readKey(storage, VISITS_CONSENT_KEY);
  if (stored === STORED_ANSWERS.agreed) return "agreed";
  return stored === STORED_ANSWERS.declined ? "declined" : null;
}

/** Whether the browser sends Global Privacy Control. */
export function hasPrivacyControl(): boolean {
  return (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/**
 * Whether a page may report how well it works: never under Global Privacy Control, in `strict` mode not before Agree, and
 * in none after a Decline there.
 */
export function mayReportQuality(
  mode: TrackingMode,
  storage: KeyValueStorage | null,
  globalPrivacyControl: boolean,
): boolean {
  if (globalPrivacyControl) return false;
  if (mode === "strict") return storedAnswer(storage, mode) === "agreed";
  return readKey(storage, VISITS_CONSENT_KEY) !== STORED_ANSWERS.declined;
}

/** The consent store of this browser. */
export function browserConsentStore(storage: KeyValueStorage | null, mode?: TrackingMode): ConsentStore {
  return createConsentStore({
    storage,
    mode,
    globalPrivacyControl: hasPrivacyControl(),
    onStorage(listener) {
      const heard = (event: StorageEvent): void => listener(event.key);
      // A page in the back-forward cache hears of no storage.
      const shown = ({ persisted }: PageTransitionEvent): void => {
        if (persisted && storage) listener(null);
      };
      addEventListener("storage", heard);
      addEventListener("pageshow", shown);
      return () => {
        removeEventListener("storage", heard);
        removeEventListener("pageshow", shown);
      };
    },
  });
}

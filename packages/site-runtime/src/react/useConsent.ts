import { atom, useAtomValue, type Atom } from "jotai";
import { useEffect, useState, useSyncExternalStore } from "react";
import { browserStorage } from "../browser/key-value-storage.ts";
import {
  browserConsentStore,
  CONSENT_BANNER_DELAY_MS,
  createConsentStore,
  type ConsentAnswer,
  type ConsentStore,
} from "../start/consent-store.ts";
import { environmentAtom } from "./site-context.tsx";

/** By itself: the environment is set anew when the page hydrates, its mode stays. */
const modeAtom = atom((get) => get(environmentAtom)?.settings.trackingMode);

/** The consent store of the page load; on the server nobody has answered. */
export const consentStoreAtom: Atom<ConsentStore> = atom((get) =>
  typeof document === "undefined"
    ? createConsentStore({ storage: null })
    : browserConsentStore(browserStorage("localStorage"), get(modeAtom)),
);

/** The visitor's consent, as a component sees it. */
export interface Consent {
  /** `null` where nobody has answered, and while hydrating. */
  readonly answer: ConsentAnswer | null;
  /** Whether the question is due: unanswered 3 s after load, or asked for. */
  readonly asking: boolean;
  /** Answers, which ends the asking. */
  readonly give: (answer: ConsentAnswer) => void;
  /** Opens the question again, to change the answer. */
  readonly reopen: () => void;
}

/** Reads and gives the visitor's consent. */
export function useConsent(): Consent {
  const store = useAtomValue(consentStoreAtom);
  const answer = useSyncExternalStore(store.subscribe, store.get, () => null);
  const [due, setDue] = useState(false);
  const [reopened, setReopened] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), CONSENT_BANNER_DELAY_MS - sinceLoad());
    return () => clearTimeout(timer);
  }, []);
  return {
    answer,
    asking: reopened || (due && answer === null),
    give(given) {
      setReopened(false);
      store.answer(given);
    },
    reopen: () => setReopened(true),
  };
}

/** How long ago the document was loaded, milliseconds; 0 while it is, and where the browser does not tell. */
function sinceLoad(): number {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.loadEventStart ? performance.now() - visit.loadEventStart : 0;
}

import type { Tracker } from "@wesdom/tracking";
import type { ConsentStore } from "../start/consent-store.ts";

/** Tells tracking of the visitor's answers, of one that was given before this moment too. */
export function followConsent(consent: ConsentStore, tracker: Pick<Tracker, "consentChanged">): void {
  consent.subscribe(tracker.consentChanged);
  tracker.consentChanged();
}

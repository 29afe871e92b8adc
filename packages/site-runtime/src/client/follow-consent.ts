import type { Tracker } from "@wesdom/tracking";
import { STORED_ANSWERS, type ConsentStore } from "../start/consent-store.ts";

/** Tells tracking of the visitor's answers, of one that was given before this moment too. */
export function followConsent(consent: ConsentStore, tracker: Pick<Tracker, "consentChanged">): void {
  const tell = (): void => {
    const answer = consent.get();
    tracker.consentChanged(answer === null ? undefined : STORED_ANSWERS[answer]);
  };
  consent.subscribe(tell);
  tell();
}

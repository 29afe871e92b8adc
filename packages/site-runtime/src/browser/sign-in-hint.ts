import { browserStorage, writeKey } from "./key-value-storage.ts";

/** Key in local storage: somebody was signed in on this device when it was last known. Proves nothing. */
export const SIGNED_IN_KEY = "wsdSignedIn";

/** Keeps for the next load of a page whether somebody is signed in; `data-signed-in` of the document follows a "no". */
export function keepSignInHint(signedIn: boolean): void {
  if (!signedIn) delete document.documentElement.dataset["signedIn"];
  // Where storage is blocked or full the form shows while the session is asked for.
  writeKey(browserStorage("localStorage"), SIGNED_IN_KEY, signedIn ? "1" : null);
}

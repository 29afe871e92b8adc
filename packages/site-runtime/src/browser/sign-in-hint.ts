import { browserStorage, readKey, writeKey } from "./key-value-storage.ts";

/** Key in local storage: somebody was signed in on this device when it was last known. Proves nothing. */
const STORAGE_KEY = "wsdSignedIn";

/** Keeps for the next page whether somebody is signed in; `data-signed-in` of the document follows a "no". */
export function keepSignInHint(signedIn: boolean): void {
  if (!signedIn) delete document.documentElement.dataset["signedIn"];
  // Where storage is blocked or full the form shows while the session is asked for.
  writeKey(browserStorage("localStorage"), STORAGE_KEY, signedIn ? "1" : null);
}

/**
 * Marks the document by `data-signed-in` where the hint says so, for a login that is reached from another page; one that is
 * asked for as a document is marked by the front door.
 */
export function showSignInHint(): void {
  if (readKey(browserStorage("localStorage"), STORAGE_KEY))
    document.documentElement.dataset["signedIn"] = "true";
}

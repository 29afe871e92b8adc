/** Key in local storage: somebody was signed in on this device when it was last known. Proves nothing. */
export const SIGNED_IN_KEY = "wsdSignedIn";

/** Keeps for the next load of a page whether somebody is signed in; `data-signed-in` of the document follows a "no". */
export function keepSignInHint(signedIn: boolean): void {
  if (!signedIn) delete document.documentElement.dataset["signedIn"];
  try {
    if (signedIn) localStorage.setItem(SIGNED_IN_KEY, "1");
    else localStorage.removeItem(SIGNED_IN_KEY);
  } catch {
    // Storage may be blocked or full: the form then shows while the session is asked for.
  }
}

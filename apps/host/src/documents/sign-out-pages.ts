import type { LanguageKey } from "@wesdom/site-runtime";
import { messagesOf } from "../messages/messages-of.ts";
import { centreFrame, inLanguage } from "./centre-frame.ts";
import { html, type Html } from "./html.ts";

/** Where the visitors of the one site with accounts sign in. */
export const LOGIN_PATH = "/m/zh-cn/common/login";

/** Where a visitor signs out: a page, and what its form is posted to. */
export const SIGN_OUT_PATH = "/centre/sign-out";

/** Where a visitor sees the sessions of the account: a page, and what its forms are posted to. */
export const SESSIONS_PATH = "/centre/sessions";

/** Where a password is changed by the present one. */
export const PASSWORD_PATH = "/centre/password";

/** Where the visitor is led afterwards. */
export const SIGNED_OUT_PATH = "/centre/signed-out";

/** On which devices a session ends. */
export type SignOutScope = "device" | "all";

/** Two buttons, each of which signs out; they need no script. */
export function signOutForm(language: LanguageKey): Html {
  const { signOut, sessions, password } = messagesOf(language).centre;
  return html`
    <p class="muted">${signOut.text}</p>
    <form class="actions" method="post" action="${inLanguage(SIGN_OUT_PATH, language)}">
      <button class="pill" name="scope" value="device">${signOut.here}</button>
      <button class="pill pill--line" name="scope" value="all">${signOut.everywhere}</button>
    </form>
    <p class="actions">
      <a href="${inLanguage(SESSIONS_PATH, language)}">${sessions.see}</a>
      <a href="${inLanguage(PASSWORD_PATH, language)}">${password.title}</a>
    </p>
  `;
}

/**
 * The page on which to sign out.
 *
 * @param failed - Whether that was tried and nobody can say that it was done.
 */
export function signOutPage(language: LanguageKey, brand: string, failed: boolean): string {
  const { signOut } = messagesOf(language).centre;
  return centreFrame({
    language,
    brand,
    title: failed ? signOut.failedTitle : signOut.title,
    path: SIGN_OUT_PATH,
    main: html`${failed ? html`<p>${signOut.failedText}</p>` : html``}${signOutForm(language)}`,
  });
}

/** The page that confirms it. */
export function signedOutPage(language: LanguageKey, brand: string, scope: SignOutScope): string {
  const { signOut, again } = messagesOf(language).centre;
  return centreFrame({
    language,
    brand,
    title: signOut.doneTitle,
    path: SIGNED_OUT_PATH,
    main: html`
      <p class="muted">${scope === "all" ? signOut.doneEverywhere : signOut.doneHere}</p>
      <p class="actions"><a class="pill" href="${LOGIN_PATH}">${again}</a></p>
    `,
  });
}

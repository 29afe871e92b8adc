import { languageOfPath } from "@wesdom/site-runtime/addresses";
import type { LanguageKey } from "@wesdom/site-runtime";
import { messagesOf } from "../messages/messages-of.ts";
import { bare, formOf, type Visit } from "../visit.ts";
import { CENTRE_PATH, PASSWORD_PATH, SESSIONS_PATH, SIGN_OUT_PATH, SIGNED_OUT_PATH } from "./addresses.ts";
import type { CentreVisit } from "./centre-page.tsx";
import { serveDocument } from "./documents.tsx";
import { serveEntrance } from "./entrance.tsx";
import { createKeep } from "./kept.ts";
import { servePassword } from "./password.tsx";
import { endSession, serveSessions } from "./sessions.tsx";
import { serveSignedOut, serveSignOut, signOut } from "./sign-out.tsx";

const PAGES = new Map<string, (visit: CentreVisit) => Response | Promise<Response>>([
  [CENTRE_PATH, serveEntrance],
  [SIGN_OUT_PATH, serveSignOut],
  [SIGNED_OUT_PATH, serveSignedOut],
  [SESSIONS_PATH, serveSessions],
  [PASSWORD_PATH, servePassword],
]);

const FORMS = new Map([
  [SIGN_OUT_PATH, signOut],
  [SESSIONS_PATH, endSession],
]);

/**
 * Makes the customer centre: a start page, the account's pages, and its documents. Where another centre is set, the
 * account's pages alone.
 */
export function createCentre(now: () => number): (visit: Visit) => Promise<Response | null> {
  const keep = createKeep(now);
  return async (plain) => {
    const { request, path } = plain;
    const language = languageOfVisit(plain);
    const visit = { ...plain, language, copy: messagesOf(language).centre };
    if (request.method !== "POST") return PAGES.get(path)?.(visit) ?? serveDocument(visit, keep);
    const take = FORMS.get(path);
    if (!take) return null;
    const form = await formOf(visit);
    return form ? take(visit, form) : bare(400);
  };
}

/** The language asked for, else that of the page that links here. */
function languageOfVisit({ url, request }: Visit): LanguageKey {
  const asked = url.searchParams.get("lang");
  if (asked === "zh" || asked === "en" || asked === "ja") return asked;
  const referer = URL.parse(request.headers.get("referer") ?? "");
  return referer ? languageOfPath(referer.pathname) : "zh";
}

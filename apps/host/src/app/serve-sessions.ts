import { accountSessions, ApiError, endAccountSession } from "@wesdom/api-client";
import { inLanguage } from "../documents/centre-frame.ts";
import { sendDocument } from "../documents/send-document.ts";
import { sessionsPage } from "../documents/session-pages.ts";
import { SESSIONS_PATH } from "../documents/sign-out-pages.ts";
import { centreLanguage } from "./centre-language.ts";
import type { HostContext } from "./host-env.ts";
import { inVisitorsName, readOwnForm } from "./posted-form.ts";
import type { SignOutParts } from "./sign-out.ts";

const NO_STORE = { "cache-control": "no-store" };

/** Shows a visitor where the account is signed in. */
export async function serveSessions(
  context: HostContext,
  { settings, api, notice }: Pick<SignOutParts, "settings" | "api" | "notice">,
): Promise<Response> {
  const request = context.req.raw;
  const language = centreLanguage(context);
  const headers = inVisitorsName(context);
  try {
    const sessions = await api
      .client("zh")
      .call(accountSessions, { headers })
      .catch((error: unknown) => (isUnauthorized(error) ? null : Promise.reject(error)));
    const document = sessionsPage(language, settings.site.brand[language].name, sessions);
    return await sendDocument(request, document, context.get("origin"), settings.site, 200, NO_STORE);
  } catch {
    return notice(request, "failed", NO_STORE);
  }
}

/** Ends the session that the form names, and leads back to those that are left. */
export async function endSession(context: HostContext, parts: SignOutParts): Promise<Response> {
  const form = await readOwnForm(context, parts);
  if (form instanceof Response) return form;
  const id = form.get("id");
  try {
    const body = { id: typeof id === "string" ? id : "" };
    await parts.api.client("zh").call(endAccountSession, { body, headers: inVisitorsName(context) });
  } catch (error) {
    // The page says by itself that a sign-in is needed.
    if (!isUnauthorized(error)) return parts.notice(context.req.raw, "failed", NO_STORE);
  }
  const location = inLanguage(SESSIONS_PATH, centreLanguage(context));
  return new Response(null, { status: 303, headers: { location, ...NO_STORE } });
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

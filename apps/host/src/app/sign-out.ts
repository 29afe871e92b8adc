import { ApiError, logout } from "@wesdom/api-client";
import { sendDocument } from "../documents/send-document.ts";
import { inLanguage } from "../documents/centre-frame.ts";
import {
  SESSIONS_PATH,
  SIGNED_OUT_PATH,
  signOutPage,
  type SignOutScope,
} from "../documents/sign-out-pages.ts";
import type { ReadBody } from "../http/read-body.ts";
import type { ApiConnection } from "../proxy/api-connection.ts";
import type { HostSettings } from "../settings/host-settings.ts";
import { centreLanguage } from "./centre-language.ts";
import type { HostContext } from "./host-env.ts";
import type { SendNotice } from "./notices.ts";
import { inVisitorsName, readOwnForm } from "./posted-form.ts";

/** What signing out works with. */
export interface SignOutParts {
  readonly settings: HostSettings;
  readonly api: ApiConnection;
  readonly readBody: ReadBody;
  readonly notice: SendNotice;
}

/** Ends the session of whoever sends the form, and leads to the page that says so. */
export async function signOut(context: HostContext, parts: SignOutParts): Promise<Response> {
  const form = await readOwnForm(context, parts);
  if (form instanceof Response) return form;
  const { settings, api } = parts;
  const scope: SignOutScope = form.get("scope") === "all" ? "all" : "device";
  const language = centreLanguage(context);
  const cookies = await endSession(api, scope, inVisitorsName(context));
  if (cookies === "again") {
    const location = inLanguage(SESSIONS_PATH, language);
    return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  }
  if (cookies === null) {
    const document = signOutPage(language, settings.site.brand[language].name, true);
    return sendDocument(context.req.raw, document, context.get("origin"), settings.site, 502, {
      "cache-control": "no-store",
    });
  }
  const done = inLanguage(SIGNED_OUT_PATH, language);
  const location = scope === "all" ? `${done}${done.includes("?") ? "&" : "?"}scope=all` : done;
  // A page that showed who was signed in does not come back by the back button.
  const headers = new Headers({ location, "cache-control": "no-store", "clear-site-data": '"cache"' });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/**
 * The cookies that the browser is to have afterwards; `null` where the API does not say that it is done, `"again"` where
 * it wants a sign-in first.
 */
async function endSession(
  api: ApiConnection,
  scope: SignOutScope,
  headers: Readonly<Record<string, string>>,
): Promise<readonly string[] | "again" | null> {
  let cookies: readonly string[] = [];
  try {
    const client = api.client("zh", (response) => (cookies = response.headers.getSetCookie()));
    await client.call(logout, { body: { scope }, headers });
    return cookies;
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? "again" : null;
  }
}

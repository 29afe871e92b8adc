import { callsOf } from "@wesdom/api-client";
import type { LanguageKey } from "@wesdom/site-runtime";
import {
  CENTRE_DOCUMENTS,
  centreArrival,
  centreDocument,
  centrePage,
  centreRefusal,
  type CentreDocument,
} from "../documents/centre-pages.ts";
import { sendDocument, sendFinished } from "../documents/send-document.ts";
import { passwordPage } from "../documents/password-page.ts";
import {
  PASSWORD_PATH,
  SIGN_OUT_PATH,
  SIGNED_OUT_PATH,
  signedOutPage,
  signOutPage,
} from "../documents/sign-out-pages.ts";
import type { FinishedPages } from "../pages/finished-pages.ts";
import { nextVersion, type Page } from "../pages/page.ts";
import type { PageCache } from "../pages/page-cache.ts";
import type { ApiConnection } from "../proxy/api-connection.ts";
import type { HostSettings } from "../settings/host-settings.ts";
import { centreLanguage } from "./centre-language.ts";
import type { HostContext } from "./host-env.ts";
import { isOwn } from "./is-own.ts";
import { redeemTicket } from "./redeem-ticket.ts";
import { opensNoPdf, type CentrePdfs } from "./serve-centre-pdf.ts";
import type { SendNotice } from "./notices.ts";

/**
 * Headers of an answer to a ticket: kept nowhere, and its address is told to nobody. The origin is told, for without it
 * older browsers could not show that the form to sign out was sent from here.
 */
const PERSONAL = { "cache-control": "no-store", "referrer-policy": "strict-origin" };

/** What the customer centre is served from. */
export interface CentreParts {
  readonly settings: HostSettings;
  readonly api: ApiConnection;
  readonly cache: PageCache;
  readonly finished: FinishedPages;
  readonly pdfs: CentrePdfs;
  readonly notice: SendNotice;
}

/**
 * The stand-in customer centre: a start page, the way out, and user agreement and privacy policy as the API has them, as page and as
 * PDF. WeChat on Android opens no PDF: there the link leads to the page. Where another centre is set, the way out alone.
 */
export async function serveCentre(context: HostContext, parts: CentreParts): Promise<Response> {
  const { settings, cache, finished, notice } = parts;
  const request = context.req.raw;
  const { pathname, search } = context.get("url");
  const language = centreLanguage(context);
  const origin = context.get("origin");
  const brand = settings.site.brand[language].name;
  const name = /^\/centre\/?([^/]*?)(\.pdf)?\/?$/.exec(pathname);
  const { customerCentre, userAgreement, privacyPolicy } = settings.site.links;
  if (name?.[1] === "" && isOwn(customerCentre)) {
    const ticket = context.get("url").searchParams.get("ticket");
    // Looking whether the page is there must not use the ticket up.
    if (ticket !== null && request.method === "GET") return serveArrival(context, language, ticket, parts);
    const document = centrePage(language, brand, settings.site.contact[language].phone);
    return sendDocument(request, document, origin, settings.site, 200);
  }
  const wanted = name?.[1] ?? "";
  const exit = wayOut(pathname, language, brand, context.get("url").searchParams);
  if (exit !== null) return sendDocument(request, exit, origin, settings.site, 200);
  if (pathname === PASSWORD_PATH) {
    const page = passwordPage(language, brand, settings.site.apiBase);
    return sendDocument(request, page, origin, settings.site, 200);
  }
  const ownLinks = [customerCentre, wanted === "user-agreement" ? userAgreement : privacyPolicy];
  if (!isDocument(wanted) || !ownLinks.some(isOwn)) return notice(request, "notFound");
  if (name?.[2] !== undefined) {
    if (!opensNoPdf(context.req.header("user-agent") ?? "")) {
      return (await parts.pdfs.send(request, language, wanted)) ?? notice(request, "failed");
    }
    const location = `/centre/${wanted}${search === "" && language !== "zh" ? `?lang=${language}` : search}`;
    return new Response(null, { status: 302, headers: { location, "cache-control": "no-cache" } });
  }
  const { page } = await cache.get(`host centre ${language} ${wanted}`, {
    pinned: true,
    cold: async () => null,
    render: () => renderDocument(parts.api, language, brand, wanted),
  });
  if (page === null) return notice(request, "failed");
  return sendFinished(request, await finished.document(page, context.get("shownOrigin")), page.status);
}

/** Who came with a ticket; a second use of it is refused. */
async function serveArrival(
  context: HostContext,
  language: LanguageKey,
  ticket: string,
  { settings, api, notice }: CentreParts,
): Promise<Response> {
  const request = context.req.raw;
  const { centreSecret, site } = settings;
  const arrival = await redeemTicket(ticket, api, centreSecret);
  if (arrival === "failed") return notice(request, "failed", PERSONAL);
  const brand = site.brand[language].name;
  const refused = arrival === "refused";
  const document = refused ? centreRefusal(language, brand) : centreArrival(language, brand, arrival);
  return sendDocument(request, document, context.get("origin"), site, refused ? 410 : 200, PERSONAL);
}

async function renderDocument(
  api: ApiConnection,
  language: LanguageKey,
  brand: string,
  name: CentreDocument,
): Promise<Page> {
  const client = api.client(language);
  const article = await client.call(callsOf(client.lang).article, {
    query: { title: CENTRE_DOCUMENTS[name] },
  });
  return {
    status: 200,
    html: Buffer.from(centreDocument(language, brand, name, article)),
    payload: null,
    scriptHashes: [],
    cacheable: true,
    fixed: true,
    version: nextVersion(),
    source: "rendered",
  };
}

/** The pages around signing out. */
function wayOut(
  pathname: string,
  language: LanguageKey,
  brand: string,
  query: URLSearchParams,
): string | null {
  if (pathname === SIGN_OUT_PATH) return signOutPage(language, brand, false);
  if (pathname !== SIGNED_OUT_PATH) return null;
  return signedOutPage(language, brand, query.get("scope") === "all" ? "all" : "device");
}

function isDocument(name: string): name is CentreDocument {
  return Object.hasOwn(CENTRE_DOCUMENTS, name);
}

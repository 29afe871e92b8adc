import { routeOfPath, SESSION_COOKIE, type PublicSettings } from "@wesdom/site-runtime";
import {
  isMobileAgent,
  resolveAddress,
  siteOfPath,
  VIEW_KEY,
  VIEW_MOBILE,
} from "@wesdom/site-runtime/addresses";
import { sendDocument, sendFinished } from "../documents/send-document.ts";
import { encodingsFor } from "../http/prepared-body.ts";
import type { FinishedPages } from "../pages/finished-pages.ts";
import { isFailure, type Page } from "../pages/page.ts";
import type { SitePages } from "../pages/site-pages.ts";
import type { LoadedRelease } from "../releases/load-release.ts";
import type { ReleaseManager } from "../releases/release-manager.ts";
import { askerOf, type HostContext } from "./host-env.ts";
import { ownCookie, setOwnCookie } from "./own-cookie.ts";
import { previewedBy, releaseFor, withPreviewBar } from "./preview.ts";
import { serveStandIn, type StandInParts } from "./serve-stand-in.ts";

/** Of a page that no cache may show to another visitor. */
const FOR_ONE_VISITOR = {
  "cache-control": "private, no-store",
  vary: "User-Agent, Accept-Encoding, Cookie",
};

/** Status of a stand-in whose page cannot be had now. */
const UNAVAILABLE = 503;

export interface PageParts extends StandInParts {
  readonly settings: PublicSettings;
  readonly manager: ReleaseManager;
  readonly pages: SitePages;
  readonly finished: FinishedPages;
}

/** Answers a request for a page by the address table. */
export async function servePage(context: HostContext, parts: PageParts): Promise<Response> {
  const { settings, manager } = parts;
  const url = context.get("url");
  const userAgent = context.req.header("user-agent") ?? "";
  const address = resolveAddress({
    url,
    userAgent,
    desktopOrigin: settings.desktopOrigin,
    mobileView: ownCookie(context, VIEW_KEY) === VIEW_MOBILE,
    knownPath: (path) => isKnownPath(context, manager, path),
    redirects: {
      ...releaseFor(context, manager, "cn")?.redirects,
      ...releaseFor(context, manager, "intl")?.redirects,
    },
  });
  if (address.kind === "redirect") {
    const headers = { location: address.location, vary: "User-Agent", "cache-control": "no-cache" };
    return new Response(null, { status: address.status, headers });
  }
  if (address.kind === "desktop") return serveDesktop(context, parts, address.path, address.status);
  return serveMobile(context, parts, address.path, rememberedView(context, userAgent));
}

/** Whether a path has a page; without a release the route table says so, for the page is only not here yet. */
function isKnownPath(context: HostContext, manager: ReleaseManager, path: string): boolean {
  const release = releaseFor(context, manager, siteOfPath(path));
  return release ? release.build.ownsPath(path) : routeOfPath(path) !== undefined;
}

/** The cookie by which a desktop browser that asked for the mobile pages gets them for the rest of its session. */
function rememberedView(context: HostContext, userAgent: string): Readonly<Record<string, string>> {
  if (context.get("url").searchParams.get(VIEW_KEY) !== VIEW_MOBILE || isMobileAgent(userAgent)) return {};
  return { "set-cookie": setOwnCookie(context, VIEW_KEY, VIEW_MOBILE) };
}

async function serveMobile(
  context: HostContext,
  parts: PageParts,
  path: string,
  cookie: Readonly<Record<string, string>>,
): Promise<Response> {
  const { manager, pages, finished, notice } = parts;
  const request = context.req.raw;
  const previewed = previewedBy(context, siteOfPath(path));
  if (previewed) return servePreviewed(context, parts, path, previewed, cookie);
  const release = manager.current(siteOfPath(path));
  if (!release) return notice(request, "starting");
  const { searchParams } = context.get("url");
  const who = askerOf(context);
  const { page, state, reference } = await pages.get(release, path, searchParams, who);
  context.set("fields", { site: release.site, build: release.buildId, cache: state });
  if (page === null || page.html.byteLength === 0)
    return notice(request, state === "busy" ? "busy" : "failed");
  const signedIn = asksWho(release, path) && ownCookie(context, SESSION_COOKIE) !== undefined;
  const document =
    reference === null
      ? await finished.document(signedIn ? markedSignedIn(page) : page, who.origin)
      : await pages.thank(page, reference, who, encodingsFor(request));
  const headers = isFailure(page) ? { "cache-control": "no-store" } : signedIn ? FOR_ONE_VISITOR : {};
  return sendFinished(request, document, page.status, { ...headers, ...cookie });
}

/** Whether a page is another one to whom is signed in. */
function asksWho({ build }: LoadedRelease, path: string): boolean {
  return build.fixedPages.some((page) => page.path === path && page.asksWho === true);
}

/** A page for whoever brings the cookie of a session: marked, so that it shows no form before it is asked who that is. */
function markedSignedIn(page: Page): Page {
  const html = Buffer.from(page.html.toString().replace("<html ", '<html data-signed-in="true" '));
  return { ...page, html, version: `${page.version} signed in` };
}

/** A page of an unpromoted release: for its visitor alone, with the way out, in no cache of ours or another's. */
async function servePreviewed(
  context: HostContext,
  { settings, pages, notice }: PageParts,
  path: string,
  release: LoadedRelease,
  cookie: Readonly<Record<string, string>>,
): Promise<Response> {
  const request = context.req.raw;
  context.set("fields", { site: release.site, build: release.buildId, preview: true });
  const { page } = await pages.getUnkept(release, path, context.get("url").searchParams, askerOf(context));
  if (page === null || page.html.byteLength === 0) return notice(request, "failed");
  const html = withPreviewBar(page.html.toString(), path, release);
  const document = { html, scriptHashes: page.scriptHashes };
  return sendDocument(request, document, context.get("origin"), settings, page.status, {
    ...FOR_ONE_VISITOR,
    "x-robots-tag": "noindex",
    ...cookie,
  });
}

/** The stand-in for a desktop site. */
async function serveDesktop(
  context: HostContext,
  parts: PageParts,
  path: string,
  known: 200 | 404,
): Promise<Response> {
  context.set("fields", { page: "desktop" });
  const twin = await twinOf(context, parts, path);
  // What keeps previews or watches links comes again after a failure, and keeps none of it.
  const status = known === 404 ? known : (twin?.status ?? UNAVAILABLE);
  const framed = { path, status, html: twin && twin.html.toString() };
  return (await serveStandIn(context, parts, framed)) ?? parts.notice(context.req.raw, "notFound");
}

/** The page that the stand-in frames, for crawlers that read its title and share tags there. */
async function twinOf(
  context: HostContext,
  { manager, pages }: PageParts,
  path: string,
): Promise<Page | null> {
  const release = manager.current(siteOfPath(path));
  if (!release) return null;
  const search = new URLSearchParams(context.get("url").searchParams);
  search.delete(VIEW_KEY);
  try {
    const { page } = await pages.get(release, path, search, askerOf(context));
    return page === null || isFailure(page) ? null : page;
  } catch {
    return null;
  }
}

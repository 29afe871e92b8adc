import type { PublicSettings, SiteName } from "@wesdom/site-runtime";
import {
  isMobileAgent,
  languageOfPath,
  MOBILE_PREFIX,
  VIEW_KEY,
  VIEW_MOBILE,
} from "@wesdom/site-runtime/addresses";
import type { MiddlewareHandler } from "hono";
import { previewBar } from "../documents/preview-bar.ts";
import { previewPage } from "../documents/preview-page.ts";
import { sendDocument } from "../documents/send-document.ts";
import { messageOf, type Log } from "../log.ts";
import type { LoadedRelease } from "../releases/load-release.ts";
import { formatPass, isGoodPass, parsePass, previewCookie, type PreviewPass } from "../releases/preview.ts";
import { SITES, type ReleaseManager } from "../releases/release-manager.ts";
import type { HostContext, HostEnv } from "./host-env.ts";
import { ownCookie, setOwnCookie } from "./own-cookie.ts";
import { readOwnForm, type PostParts } from "./posted-form.ts";

/** Address of preview links, of the form that takes their pass, and of the way out. */
export const PREVIEW_PATH = `${MOBILE_PREFIX}/_preview`;

const INDEX_PATHS: Readonly<Record<SiteName, string>> = { cn: "/m/zh-cn", intl: "/m/en-us" };

/** Status of a pass that opens nothing. */
const REFUSED = 404;

const HEADERS = { "cache-control": "no-store", "x-robots-tag": "noindex" };

export interface PreviewParts extends PostParts {
  readonly releasesDir: string;
  readonly manager: ReleaseManager;
  readonly settings: PublicSettings;
  readonly log: Log;
  readonly now: () => number;
}

/** The release that a request sees: the one it previews, else the served one. */
export function releaseFor(
  context: HostContext,
  manager: ReleaseManager,
  site: SiteName,
): LoadedRelease | null {
  return previewedBy(context, site) ?? manager.current(site);
}

/** The unpromoted release that a request may see, `null` for everyone else. */
export function previewedBy(context: HostContext, site: SiteName): LoadedRelease | null {
  return context.get("previews")?.get(site) ?? null;
}

/** Finds out whether a request carries a pass, and loads the release that it is for. */
export function previews(parts: PreviewParts): MiddlewareHandler<HostEnv> {
  const { releasesDir, manager, log, now } = parts;
  return async (context, next) => {
    for (const site of SITES) {
      const pass = parsePass(site, ownCookie(context, previewCookie(site)));
      if (pass === null || pass.buildId === manager.current(site)?.buildId) continue;
      if (!(await isGoodPass(releasesDir, pass, now()))) continue;
      try {
        const release = await manager.load(site, pass.buildId);
        context.set("previews", new Map([...(context.get("previews") ?? []), [site, release]]));
      } catch (error) {
        // Removed or damaged since: its visitor sees what everyone sees.
        log("warn", "preview-refused", { site, build: pass.buildId, reason: messageOf(error) });
      }
    }
    await next();
  };
}

/** Answers a preview link, whose pass is in its fragment and comes by a form; or leads out of a preview. */
export async function servePreview(context: HostContext, { settings }: PreviewParts): Promise<Response> {
  const leaving = SITES.find((site) => site === context.get("url").searchParams.get("leave"));
  if (leaving) return goTo(context, leaving, setOwnCookie(context, previewCookie(leaving), "", 0));
  return sendPreviewPage(context, settings, 200);
}

/** Takes the pass of a preview link. */
export async function openPreview(context: HostContext, parts: PreviewParts): Promise<Response> {
  const form = await readOwnForm(context, parts);
  if (form instanceof Response) return form;
  const pass = passOf(form.get("pass"));
  if (pass === null || !(await isGoodPass(parts.releasesDir, pass, parts.now()))) {
    return sendPreviewPage(context, parts.settings, REFUSED);
  }
  const seconds = pass.until - Math.floor(parts.now() / 1000);
  parts.log("info", "preview-opened", { site: pass.site, build: pass.buildId });
  return goTo(context, pass.site, setOwnCookie(context, previewCookie(pass.site), formatPass(pass), seconds));
}

/** A document with the bar that says what is previewed and leads out. */
export function withPreviewBar(html: string, path: string, { site, buildId }: LoadedRelease): string {
  const bar = previewBar(languageOfPath(path), buildId, `${PREVIEW_PATH}?leave=${site}`);
  const end = html.lastIndexOf("</body>");
  return end < 0 ? `${html}${bar}` : `${html.slice(0, end)}${bar}${html.slice(end)}`;
}

function sendPreviewPage(context: HostContext, settings: PublicSettings, status: number): Promise<Response> {
  const document = previewPage(settings.brand.en.name, PREVIEW_PATH, status === REFUSED);
  return sendDocument(context.req.raw, document, context.get("origin"), settings, status, HEADERS);
}

/** The pass of a link, whether it comes with the link around it or alone. */
function passOf(sent: ReturnType<FormData["get"]>): PreviewPass | null {
  const text = typeof sent === "string" ? sent.slice(sent.lastIndexOf("#") + 1).trim() : "";
  const site = SITES.find((name) => text.startsWith(`${name}.`));
  return site ? parsePass(site, text.slice(site.length + 1)) : null;
}

function goTo(context: HostContext, site: SiteName, cookie: string): Response {
  const mobile = isMobileAgent(context.req.header("user-agent") ?? "");
  const location = `${INDEX_PATHS[site]}${mobile ? "" : `?${VIEW_KEY}=${VIEW_MOBILE}`}`;
  return new Response(null, { status: 303, headers: { ...HEADERS, location, "set-cookie": cookie } });
}

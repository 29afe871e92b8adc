import { PAYLOAD_NAME } from "@wesdom/site-runtime";
import { isUnder, MOBILE_PREFIX } from "@wesdom/site-runtime/addresses";
import { Hono } from "hono";
import type { SendPublicFile } from "../files/public-files.ts";
import { siteOfFile, type SendReleaseFile } from "../files/release-files.ts";
import { BusyError } from "../http/admission.ts";
import { messageOf, type Log } from "../log.ts";
import type { PageCache } from "../pages/page-cache.ts";
import { API_PREFIX } from "../proxy/envelope.ts";
import type { ForwardCall } from "../proxy/api-proxy.ts";
import type { SendQrCode } from "../qr/qr-codes.ts";
import { POLICY_REPORT_PATH } from "../security/content-policy.ts";
import { heldBuilds } from "../releases/load-release.ts";
import { SITES } from "../releases/release-manager.ts";
import { guard, HEALTH_PATH } from "./guard.ts";
import type { HostContext, HostEnv } from "./host-env.ts";
import { requestLog } from "./request-log.ts";
import { BEACON_PATH, createBeacons } from "./serve-beacon.ts";
import { serveForm } from "./serve-form.ts";
import { servePage, type PageParts } from "./serve-page.ts";
import { servePayload } from "./serve-payload.ts";
import { openPreview, previewedBy, PREVIEW_PATH, previews, servePreview } from "./preview.ts";
import { createPolicyReports } from "./serve-policy-report.ts";
import { serveQr } from "./serve-qr.ts";
import { serveSeo, type SeoParts } from "./serve-seo.ts";
import { serveStandIn } from "./serve-stand-in.ts";

/** Where chat and customer centre have their stand-ins. */
const STAND_IN_PATHS = ["/chat", "/centre/*"];

/** Whether new visitors are still welcome. */
export interface Lifecycle {
  draining: boolean;
}

export interface AppParts extends PageParts, SeoParts {
  readonly lifecycle: Lifecycle;
  readonly cache: PageCache;
  readonly releaseFile: SendReleaseFile;
  readonly publicFile: SendPublicFile;
  readonly forward: ForwardCall;
  readonly qrCode: SendQrCode;
  readonly log: Log;
  readonly now: () => number;
  readonly elapsed: () => number;
}

/** The way of a request: who asks, is it sound, then by path. */
export function createApp(parts: AppParts): Hono<HostEnv> {
  const { hostSettings, lifecycle, manager, notice, forward, log } = parts;
  const app = new Hono<HostEnv>();

  app.onError((error, context) => {
    if (error instanceof BusyError) return notice(context.req.raw, "busy", { connection: "close" });
    // Whoever leaves in the midst of a request is no failure.
    if (!context.req.raw.signal.aborted)
      log("error", "request-failed", { reason: messageOf(error), path: context.req.path });
    return notice(context.req.raw, "failed");
  });
  if (hostSettings.logRequests) app.use(requestLog(log, parts.elapsed));
  app.use(async (context, next) => {
    await next();
    if (lifecycle.draining) context.res.headers.set("connection", "close");
  });
  app.use(guard(hostSettings, notice, log));

  app.get(HEALTH_PATH, () => {
    const releases = Object.fromEntries(SITES.map((site) => [site, manager.current(site)?.buildId ?? null]));
    const status = lifecycle.draining ? "draining" : "ok";
    const headers = { "cache-control": "no-store" };
    const served = Object.entries(releases).map((release) => `${release.join(" ")} `);
    const failing = parts.cache
      .failing()
      .filter((key) => served.some((prefix) => key.startsWith(prefix)))
      .map((key) => key.slice(key.indexOf("/")));
    return Response.json(
      { status, releases, builds: heldBuilds(), failing: [...new Set(failing)] },
      { status: lifecycle.draining ? 503 : 200, headers },
    );
  });

  app.all(`${API_PREFIX}/*`, (context) => {
    const { pathname, search } = context.get("url");
    const path = `${pathname.slice(API_PREFIX.length) || "/"}${search}`;
    return forward(context.req.raw, path, context.get("visitor"));
  });

  const previewParts = { ...parts, releasesDir: hostSettings.releasesDir };
  app.get(PREVIEW_PATH, (context) => servePreview(context, previewParts));
  app.post(PREVIEW_PATH, (context) => openPreview(context, previewParts));
  app.use(previews(previewParts));

  app.post(BEACON_PATH, createBeacons(parts));
  app.post(POLICY_REPORT_PATH, createPolicyReports(parts));
  for (const path of STAND_IN_PATHS)
    app.on(["GET", "POST"], path, async (context, next) => (await serveStandIn(context, parts)) ?? next());
  app.post("*", (context, next) =>
    isUnder(context.get("url").pathname, MOBILE_PREFIX) ? serveForm(context, parts) : next(),
  );
  app.use(async (context, next) => {
    if (context.req.method === "GET" || context.req.method === "HEAD") return next();
    return notice(context.req.raw, "wrongMethod");
  });

  app.get("/robots.txt", (context) => serveSeo(context, "robots", parts));
  app.get("/sitemap.xml", (context) => serveSeo(context, "index", parts));
  for (const site of SITES) app.get(`/sitemap-${site}.xml`, (context) => serveSeo(context, site, parts));

  app.get("/m/qr/:file{.+\\.png}", (context) => {
    const name = context.req.param("file").slice(0, -".png".length);
    return serveQr(context, name, hostSettings, parts.qrCode, notice);
  });

  app.get("*", async (context) => {
    const { pathname } = context.get("url");
    const file =
      parts.publicFile(context.req.raw, pathname) ?? (await sendReleaseFile(context, parts, pathname));
    if (file) return file;
    if (isFileAddress(pathname)) return notice(context.req.raw, "notFound");
    return pathname.endsWith(PAYLOAD_NAME) ? servePayload(context, parts) : servePage(context, parts);
  });
  return app;
}

function sendReleaseFile(context: HostContext, parts: AppParts, pathname: string): Promise<Response | null> {
  const site = siteOfFile(pathname);
  return parts.releaseFile(context.req.raw, pathname, site && previewedBy(context, site));
}

/** Addresses of files: one that is missing is missing, it leads to no page. */
function isFileAddress(pathname: string): boolean {
  return /^\/m\/(?:_cn|_intl|brand|qr)\//.test(pathname);
}

import type { MiddlewareHandler } from "hono";
import { visitorOf } from "../http/visitor.ts";
import type { Log } from "../log.ts";
import { isSoundTarget, normalPath } from "../security/check-path.ts";
import { addSecurityHeaders } from "../security/security-headers.ts";
import type { HostSettings } from "../settings/host-settings.ts";
import type { HostEnv } from "./host-env.ts";
import type { SendNotice } from "./notices.ts";

/** Names under which a site without a public origin is finished; under any further one it names {@link NO_NAME}. */
const MOST_NAMES = 16;
const NO_NAME = "http://localhost";

/** Address that load balancers ask, by whatever name. */
export const HEALTH_PATH = "/healthz";

/** Finds out who asks, turns away what no browser sends, and puts the security headers on every answer. */
export function guard(settings: HostSettings, notice: SendNotice, log: Log): MiddlewareHandler<HostEnv> {
  const { trustProxyHops } = settings;
  const { publicOrigin } = settings.site;
  let isLackTold = false;
  const names = new Set<string>();
  const shownOrigin = (origin: string): string => {
    if (publicOrigin === "" && names.size < MOST_NAMES) names.add(origin);
    return publicOrigin !== "" || names.has(origin) ? origin : NO_NAME;
  };
  return async (context, next) => {
    const request = context.req.raw;
    const asked = new URL(request.url);
    const visitor = visitorOf(request, context.env?.incoming?.socket?.remoteAddress, {
      publicOrigin,
      trustProxyHops,
      countryHeader: settings.countryHeader,
    });
    const { named, local } = visitor;
    // Visitors then choose an address themselves, or share that of a proxy. Balancers ask for our health on their own.
    if (named < trustProxyHops && !isLackTold && !local && asked.pathname !== HEALTH_PATH) {
      isLackTold = true;
      log("warn", "proxies-lacking", { named, trusted: trustProxyHops });
    }
    const lost = visitor.misdirected && asked.pathname !== HEALTH_PATH;
    if (visitor.origin === null || lost || !isSoundTarget(asked)) {
      context.res = await notice(request, "badRequest");
    } else if (hasStrayBody(request)) {
      context.res = await notice(request, "badRequest", { connection: "close" });
    } else {
      const url = new URL(visitor.origin);
      url.pathname = normalPath(asked.pathname);
      url.search = asked.search;
      context.set("visitor", visitor);
      context.set("origin", visitor.origin);
      context.set("shownOrigin", shownOrigin(visitor.origin));
      context.set("url", url);
      await next();
    }
    addSecurityHeaders(context.res.headers, publicOrigin);
  };
}

/** Whether a request has a body that no browser sends with its method. */
function hasStrayBody({ method, headers }: Request): boolean {
  if (method === "POST") return false;
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) !== 0;
}

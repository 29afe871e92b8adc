import type { Context } from "hono";
import { ApiFailure } from "./api-failure.ts";
import type { Variables } from "./call-input.ts";

/** What `Sec-Fetch-Site` says of a request of our own pages, or of a visitor by hand. */
const OWN = new Set(["same-origin", "none"]);

/**
 * Refuses calls that a page of another site makes in a visitor's name. Browsers say where a request comes from by
 * `Sec-Fetch-Site`, older ones by `Origin`; what sends neither has no visitor's cookies with it.
 *
 * @param publicOrigin - Origin of the site; its pages may call from another origin than the API's.
 * @throws {@link ApiFailure} 403
 */
export function refuseForeign(context: Context<Variables>, publicOrigin: string): void {
  const site = context.req.header("sec-fetch-site")?.toLowerCase();
  const origin = context.req.header("origin");
  if (origin !== undefined && publicOrigin !== "" && origin === publicOrigin) return;
  const isOwn = site === undefined ? origin === undefined || isOwnHost(context, origin) : OWN.has(site);
  if (!isOwn) throw new ApiFailure(403, "foreign");
}

function isOwnHost(context: Context<Variables>, origin: string): boolean {
  const forwarded = context.get("peer").isHost ? context.req.header("x-forwarded-host") : undefined;
  const host = forwarded ?? context.req.header("host") ?? new URL(context.req.url).host;
  return URL.parse(origin)?.host === host.trim().toLowerCase();
}

import { siteOfPath } from "@wesdom/site-runtime/addresses";
import { sendPrepared } from "../http/prepared-body.ts";
import type { HostContext } from "./host-env.ts";
import type { PageParts } from "./serve-page.ts";

/** Last part of the address of a page's data. */
export const PAYLOAD_NAME = "/_payload.json";

/**
 * Answers with the data of a fixed page, from the same render as its document. The query is the build that asks: one
 * of another build is told there is none, since its code may expect other data, and asks the API.
 */
export async function servePayload(context: HostContext, parts: PageParts): Promise<Response> {
  const { manager, pages, finished } = parts;
  const url = context.get("url");
  const path = url.pathname.slice(0, -PAYLOAD_NAME.length);
  const release = manager.current(siteOfPath(path));
  const isFixed = release?.build.fixedPages.some((page) => page.path === path) ?? false;
  const asking = url.search.slice(1);
  if (!release || !isFixed || (asking !== "" && asking !== release.buildId)) return none();
  const { page, state } = await pages.get(release, path, new URLSearchParams());
  context.set("fields", { site: release.site, build: release.buildId, cache: state });
  if (!page?.payload) return none();
  const body = await finished.payload(page.payload, page, context.get("origin"));
  return sendPrepared(context.req.raw, body, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-cache",
    vary: "Accept-Encoding",
  });
}

function none(): Response {
  return Response.json(null, { status: 404, headers: { "cache-control": "no-store" } });
}

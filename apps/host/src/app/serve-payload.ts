import { SEARCH_QUERY_KEY } from "@wesdom/seo";
import { contentKey, PAYLOAD_NAME, PRERENDER_ORIGIN, routeOfPath } from "@wesdom/site-runtime";
import { siteOfPath } from "@wesdom/site-runtime/addresses";
import { readIntact } from "../files/release-files.ts";
import { encodingsFor, prepareBody, sendPrepared, type PreparedBody } from "../http/prepared-body.ts";
import { withOrigin } from "../pages/finish-document.ts";
import { askerOf, type HostContext } from "./host-env.ts";
import { previewedBy } from "./preview.ts";
import type { PageParts } from "./serve-page.ts";

/**
 * Answers with the data of a page, from the same render as its document. The query begins with the build that asks; what
 * follows selects the page's content. A tab of another build that is still kept gets what that build left of its fixed
 * pages, which its code can read; one of an unknown build is told there is none, and asks the API. So is a search.
 */
export async function servePayload(context: HostContext, parts: PageParts): Promise<Response> {
  const { manager, pages, finished } = parts;
  const url = context.get("url");
  const path = url.pathname.slice(0, -PAYLOAD_NAME.length);
  const site = siteOfPath(path);
  const [asking = "", ...query] = url.search.slice(1).split("&");
  const search = contentOf(path, query.join("&"));
  const previewed = previewedBy(context, site);
  const release = previewed?.buildId === asking ? previewed : manager.current(site);
  if (release === null || (asking !== "" && asking !== release.buildId))
    return search.size === 0 ? serveEarlier(context, parts, path, asking) : none();
  if (search.has(SEARCH_QUERY_KEY) || !release.build.ownsPath(path)) return none();
  const { page, state } = await (release === previewed
    ? pages.getUnkept(release, path, search, askerOf(context))
    : pages.get(release, path, search, askerOf(context)));
  context.set("fields", { site: release.site, build: release.buildId, cache: state });
  if (!page?.payload) return none();
  return send(context, await finished.payload(page.payload, page, context.get("shownOrigin")));
}

/** What of a query selects the content of the page at a path. */
function contentOf(path: string, search: string): URLSearchParams {
  const key = contentKey({ pathname: path, search }, routeOfPath(path)?.contentQueryKeys ?? []);
  return new URL(key, PRERENDER_ORIGIN).searchParams;
}

/** The data that an earlier build prerendered. */
async function serveEarlier(
  context: HostContext,
  { manager }: PageParts,
  path: string,
  buildId: string,
): Promise<Response> {
  const site = siteOfPath(path);
  const release = manager.known(site).find(({ manifest }) => manifest.buildId === buildId);
  const content = release ? await readIntact(release, `client${path}${PAYLOAD_NAME}`) : null;
  if (content === null) return none();
  context.set("fields", { site, build: buildId, cache: "earlier" });
  const text = withOrigin(content.toString(), context.get("shownOrigin"));
  return send(context, await prepareBody(Buffer.from(text), "once", "", encodingsFor(context.req.raw)));
}

function send(context: HostContext, body: PreparedBody): Response {
  return sendPrepared(context.req.raw, body, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-cache",
    vary: "Accept-Encoding",
  });
}

function none(): Response {
  return Response.json(null, { status: 404, headers: { "cache-control": "no-store" } });
}

import type { FixedPage, SiteName } from "@wesdom/site-runtime";
import { prepareBody, sendPrepared } from "../http/prepared-body.ts";
import { SITES, type ReleaseManager } from "../releases/release-manager.ts";
import { sitemapPages, type SeoBuilders } from "../seo/sitemaps.ts";
import type { HostContext } from "./host-env.ts";

/** Crawlers ask again after an hour. */
const SEO_CACHE = "public, max-age=3600";

/** Paths that are no pages; pictures below them may be fetched. */
const DISALLOWED = ["/api/"];
const ALLOWED = ["/api/media/"];

/** Answers with robots.txt, the sitemap index or the sitemap of a site. */
export async function serveSeo(
  context: HostContext,
  file: "robots" | "index" | SiteName,
  manager: ReleaseManager,
  builders: SeoBuilders,
): Promise<Response> {
  const origin = context.get("origin");
  const text = textOf(file, origin, manager, builders);
  const type = file === "robots" ? "text/plain; charset=utf-8" : "application/xml; charset=utf-8";
  return sendPrepared(context.req.raw, await prepareBody(Buffer.from(text), "once"), {
    "content-type": type,
    "cache-control": SEO_CACHE,
    vary: "Accept-Encoding",
  });
}

function textOf(
  file: "robots" | "index" | SiteName,
  origin: string,
  manager: ReleaseManager,
  builders: SeoBuilders,
): string {
  if (file === "robots") {
    return builders.buildRobots({
      sitemaps: [`${origin}/sitemap.xml`],
      disallow: DISALLOWED,
      allow: ALLOWED,
    });
  }
  const served = SITES.filter((site) => manager.current(site) !== null);
  if (file === "index") {
    return builders.buildSitemapIndex(served.map((site) => ({ loc: `${origin}/sitemap-${site}.xml` })));
  }
  const pages: Partial<Record<SiteName, readonly FixedPage[]>> = {};
  for (const site of served) pages[site] = manager.current(site)?.build.fixedPages ?? [];
  return builders.buildSitemap(sitemapPages(pages, file, origin));
}

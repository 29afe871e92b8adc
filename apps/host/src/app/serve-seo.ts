import { buildRobots, buildSitemap, buildSitemapIndex, type SitemapEntry } from "@wesdom/seo";
import type { FixedPage, SiteName } from "@wesdom/site-runtime";
import type { ContentWatch } from "../content/watch-content.ts";
import { encodingsFor, prepareBody, sendPrepared } from "../http/prepared-body.ts";
import { SITES, type ReleaseManager } from "../releases/release-manager.ts";
import type { ContentPagesOf } from "../seo/content-pages.ts";
import { latestOf, noLaterThan } from "../seo/latest-date.ts";
import type { LastModified } from "../seo/page-changes.ts";
import { alternatesOf, LANGUAGES_OF, sitemapPages } from "../seo/sitemaps.ts";
import type { HostContext } from "./host-env.ts";

/** Crawlers ask again after an hour. */
const SEO_CACHE = "public, max-age=3600";

/** What is no page; pictures below may be fetched. A chat links to as many more as its questions have orders. */
const DISALLOWED = ["/api/", "/chat?"];
const ALLOWED = ["/api/media/"];

export interface SeoParts {
  readonly manager: ReleaseManager;
  readonly content: ContentWatch;
  readonly contentPagesOf: ContentPagesOf;
  readonly lastModified: LastModified;
}

/** Answers with robots.txt, the sitemap index or the sitemap of a site. */
export async function serveSeo(
  context: HostContext,
  file: "robots" | "index" | SiteName,
  parts: SeoParts,
): Promise<Response> {
  const text = await textOf(file, context.get("origin"), parts);
  const type = file === "robots" ? "text/plain; charset=utf-8" : "application/xml; charset=utf-8";
  return sendPrepared(
    context.req.raw,
    await prepareBody(Buffer.from(text), "once", "", encodingsFor(context.req.raw)),
    {
      "content-type": type,
      "cache-control": SEO_CACHE,
      vary: "Accept-Encoding",
    },
  );
}

async function textOf(file: "robots" | "index" | SiteName, origin: string, parts: SeoParts): Promise<string> {
  if (file === "robots") {
    return buildRobots({ sitemaps: [`${origin}/sitemap.xml`], disallow: DISALLOWED, allow: ALLOWED });
  }
  if (file !== "index") return buildSitemap(await entriesOf(file, origin, parts));
  const served = SITES.filter((site) => parts.manager.current(site) !== null);
  return buildSitemapIndex(
    await Promise.all(
      served.map(async (site) => {
        const lastmod = latestOf((await entriesOf(site, origin, parts)).map((entry) => entry.lastmod));
        return { loc: `${origin}/sitemap-${site}.xml`, lastmod };
      }),
    ),
  );
}

/** The pages of a site: the fixed ones, then articles and cases, each with the date of its last change. */
async function entriesOf(site: SiteName, origin: string, parts: SeoParts): Promise<SitemapEntry[]> {
  const { manager, content, contentPagesOf, lastModified } = parts;
  const fixed: Partial<Record<SiteName, readonly FixedPage[]>> = {};
  for (const name of SITES) fixed[name] = manager.current(name)?.build.fixedPages ?? [];
  const release = manager.current(site);
  if (!release) return [];
  const entries = await Promise.all(
    sitemapPages(fixed, site, origin).map(async ({ page, ...entry }) => {
      return { ...entry, lastmod: await lastModified(release, page, content.state) };
    }),
  );
  const builds = SITES.map((name) => manager.current(name)?.buildId ?? "");
  const version = [content.state?.version ?? "", ...builds].join(" ");
  const languages = SITES.flatMap((name) => LANGUAGES_OF[name]);
  const lists = await Promise.all(languages.map((language) => contentPagesOf(language, version)));
  const versions = Map.groupBy(lists.flat(), ({ twin }) => twin);
  const own = lists.flat().filter(({ language }) => LANGUAGES_OF[site].includes(language));
  const shown = own.map(({ address, lastmod, twin }) => ({
    loc: `${origin}${address}`,
    alternates: twin === null ? [] : alternatesOf(versions.get(twin) ?? [], origin),
    lastmod: noLaterThan(lastmod, content.state?.importedAt),
  }));
  return [...entries, ...shown];
}

import {
  DEFAULT_SETTINGS,
  PRERENDER_ORIGIN,
  type RenderedPage,
  type SiteServerBuild,
} from "@wesdom/site-runtime";
import { join } from "node:path";
import { writeDeep } from "./files.ts";

/** The API as far as a render needs it. */
export interface InProcessApi {
  fetch(request: Request): Promise<Response> | Response;
}

/** Base address that reaches the in-process API; it never leaves the machine. */
const IN_PROCESS_API = "http://api.invalid";

/** A phone, so that no rule about devices applies. */
const PRERENDER_AGENT = "Mozilla/5.0 (iPhone; Mobile) wesdom-prerender";

/** A fixed page as it was rendered for a release. */
export interface PrerenderedPage {
  readonly path: string;
  readonly page: RenderedPage;
}

/**
 * Renders every fixed page of a site, and one page of each kind that they link by query, to be judged alone.
 *
 * @param build - The site's server build.
 * @param api - The API, in process.
 * @throws when a page fails to render: a release with a broken page is no release.
 */
export async function prerender(build: SiteServerBuild, api: InProcessApi): Promise<PrerenderedPage[]> {
  const render = async (path: string): Promise<RenderedPage> => {
    const request = new Request(PRERENDER_ORIGIN + path, { headers: { "user-agent": PRERENDER_AGENT } });
    const page = await build.render(request, {
      settings: DEFAULT_SETTINGS,
      apiBase: IN_PROCESS_API,
      fetch: async (input, init) => api.fetch(new Request(input, init)),
    });
    const expected = path.endsWith("/404") ? 404 : 200;
    if (page.status === expected) return page;
    const said = `${path} rendered with status ${page.status} instead of ${expected}`;
    throw new Error(page.failure ? `${said}: ${page.failure.message}` : said, { cause: page.failure });
  };
  const pages: PrerenderedPage[] = [];
  for (const { path } of build.fixedPages) pages.push({ path, page: await render(path) });
  for (const path of samplesByQuery(build, pages)) await render(path);
  return pages;
}

/** Of the links of rendered pages the first to each page that a query names, by path and keys. */
export function samplesByQuery(build: SiteServerBuild, pages: readonly PrerenderedPage[]): readonly string[] {
  const samples = new Map<string, string>();
  for (const { page } of pages)
    for (const [, href = ""] of page.html.matchAll(/href="(\/m\/[^"#]*\?[^"#]*)/g)) {
      const url = new URL(href.replaceAll("&amp;", "&"), PRERENDER_ORIGIN);
      const kind = [url.pathname, ...url.searchParams.keys()].join(" ");
      if (build.ownsPath(url.pathname) && !samples.has(kind)) samples.set(kind, url.pathname + url.search);
    }
  return [...samples.values()];
}

/**
 * Writes the pages of a release: `index.html` and, where there is one, `_payload.json`.
 *
 * @param clientDir - Folder of the files served under their path.
 * @param finish - Last change to a document before it is written.
 * @returns Paths with a payload, without trailing slash.
 */
export async function writePages(
  pages: readonly PrerenderedPage[],
  clientDir: string,
  finish: (html: string) => string,
): Promise<string[]> {
  const withPayload: string[] = [];
  for (const { path, page } of pages) {
    await writeDeep(join(clientDir, path, "index.html"), finish(page.html));
    if (!page.payload) continue;
    await writeDeep(join(clientDir, path, "_payload.json"), JSON.stringify(page.payload));
    withPayload.push(path);
  }
  return withPayload;
}

import { createApi } from "@wesdom/api";
import {
  DEFAULT_SETTINGS,
  isIncomplete,
  PRERENDER_ORIGIN,
  type RenderedPage,
  type SiteServerBuild,
} from "@wesdom/site-runtime";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { format } from "node:util";
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

/** A built site as it stands in a folder, with its pages as they were just rendered. */
export interface RenderedBuild {
  readonly server: SiteServerBuild;
  readonly pages: readonly PrerenderedPage[];
}

/**
 * Renders the pages of a built site by its own server build, against a throw-away API, and judges them.
 *
 * @param folder - Folder that holds `server/entry.js`.
 * @throws when a page fails to render.
 */
export async function renderBuild(folder: string): Promise<RenderedBuild> {
  const entry = pathToFileURL(join(folder, "server/entry.js")).href;
  const server = (await import(entry)) as SiteServerBuild;
  const api = await createApi({ database: "memory" });
  try {
    return { server, pages: await prerender(server, api) };
  } finally {
    await api.close();
  }
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
    const { result: page, errors } = await hearing(() =>
      build.render(request, {
        settings: DEFAULT_SETTINGS,
        apiBase: IN_PROCESS_API,
        fetch: async (input, init) => api.fetch(new Request(input, init)),
      }),
    );
    const fault = faultOf(page, errors, path.endsWith("/404") ? 404 : 200);
    if (fault === null) return page;
    throw new Error(page.failure ? `${path} ${fault}: ${page.failure.message}` : `${path} ${fault}`, {
      cause: page.failure,
    });
  };
  const pages: PrerenderedPage[] = [];
  for (const { path } of build.fixedPages) pages.push({ path, page: await render(path) });
  for (const path of samplesByQuery(build, pages)) await render(path);
  return pages;
}

/** What is wrong with a page, whatever its build says of it: one from elsewhere may not notice. */
function faultOf({ status, html }: RenderedPage, errors: readonly string[], expected: number): string | null {
  if (status !== expected) return `rendered with status ${status} instead of ${expected}`;
  if (isIncomplete(html)) return "rendered incomplete";
  return errors.length === 0 ? null : `rendered with an error: ${errors.join("\n")}`;
}

/** Runs what might say on the console that something went wrong. */
async function hearing<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly errors: readonly string[] }> {
  const errors: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => errors.push(format(...words));
  try {
    return { result: await work(), errors };
  } finally {
    console.error = error;
  }
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

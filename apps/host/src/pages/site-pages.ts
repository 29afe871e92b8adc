import { PRERENDER_ORIGIN, routeOfPath, type PublicSettings, type RenderContext } from "@wesdom/site-runtime";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ApiConnection } from "../proxy/api-connection.ts";
import type { LoadedRelease } from "../releases/load-release.ts";
import { BusyError, limitConcurrency } from "./limit-concurrency.ts";
import { isFailure, nextVersion, pageOf, type Page } from "./page.ts";
import type { CacheAnswer, PageCache, PageSource } from "./page-cache.ts";

/** Renders at once, and renders that may wait: beyond that a visitor is told to come back. */
const RENDERS_AT_ONCE = 8;
const RENDERS_WAITING = 256;

/** User agent of a request that stands for all visitors of a page. */
const RENDER_AGENT = "Mozilla/5.0 (Linux; Android 14) Mobile wesdom-host";

/** Pages of releases, through the cache. */
export interface SitePages {
  /** The page at a path (as the address table gives it) with the query asked for. */
  get(release: LoadedRelease, path: string, search: URLSearchParams): Promise<CacheAnswer>;
  /** The page for one visitor alone: rendered anew, kept nowhere. */
  getUnkept(release: LoadedRelease, path: string, search: URLSearchParams): Promise<CacheAnswer>;
  /** Renders every fixed page of a release. @returns number of pages that failed */
  warm(release: LoadedRelease): Promise<number>;
  /** Forgets the pages of a release that is no longer served. */
  retire(release: LoadedRelease): void;
  /** Answers a plain form post; absolute addresses in it have the placeholder origin. */
  submit(
    release: LoadedRelease,
    request: Request,
    forwarded: Readonly<Record<string, string>>,
  ): Promise<Response>;
}

/** What {@link createSitePages} needs. */
export interface SitePagesOptions {
  readonly settings: PublicSettings;
  readonly api: ApiConnection;
  readonly renderTimeoutMs: number;
  readonly cache: PageCache;
}

/** Makes the way from an address to a page. */
export function createSitePages(options: SitePagesOptions): SitePages {
  const { settings, api, renderTimeoutMs, cache } = options;
  const limited = limitConcurrency(RENDERS_AT_ONCE, RENDERS_WAITING);
  const retired = new WeakSet<LoadedRelease>();
  const context: RenderContext = { settings, apiBase: api.origin, fetch: api.fetch };

  function render(release: LoadedRelease, url: URL): Promise<Page> {
    return limited(async () => {
      const request = new Request(url, { headers: { "user-agent": RENDER_AGENT } });
      return pageOf(await withTimeout(release.build.render(request, context), renderTimeoutMs));
    });
  }

  async function renderUnkept(release: LoadedRelease, url: URL): Promise<CacheAnswer> {
    try {
      const page = await render(release, url);
      return { page, state: isFailure(page) ? "failed" : "miss" };
    } catch (error) {
      if (error instanceof BusyError) return { page: null, state: "busy" };
      throw error;
    }
  }

  /** A page is rendered from its key alone, so that nothing else of the first visitor's address enters it. */
  function sourceOf(release: LoadedRelease, key: string): PageSource {
    const fixed = release.build.fixedPages.some((page) => page.path === key);
    return {
      get pinned() {
        return fixed && !retired.has(release);
      },
      render: () => render(release, new URL(key, PRERENDER_ORIGIN)),
      cold: async () => (fixed ? readPrerendered(release, key) : null),
    };
  }

  return {
    async get(release, path, search) {
      const key = keyOf(release, path, search);
      if (key === null) return renderUnkept(release, addressOf(path, search));
      return cache.get(`${release.site} ${release.buildId} ${key}`, sourceOf(release, key));
    },
    getUnkept: (release, path, search) => {
      const key = keyOf(release, path, search);
      return renderUnkept(release, key === null ? addressOf(path, search) : new URL(key, PRERENDER_ORIGIN));
    },
    async warm(release) {
      const done = await Promise.all(
        release.build.fixedPages.map(({ path }) =>
          cache.refresh(`${release.site} ${release.buildId} ${path}`, sourceOf(release, path)),
        ),
      );
      return done.filter((succeeded) => !succeeded).length;
    },
    retire(release) {
      retired.add(release);
      const prefix = `${release.site} ${release.buildId} `;
      cache.drop((key) => key.startsWith(prefix));
    },
    submit: (release, request, forwardedHeaders) =>
      limited(() =>
        withTimeout(release.build.submit(request, { ...context, forwardedHeaders }), renderTimeoutMs),
      ),
  };
}

/** Key of a page within its site, `null` for one that is rendered for each request. */
function keyOf(release: LoadedRelease, path: string, search: URLSearchParams): string | null {
  const key = release.build.cacheKeyOf(addressOf(path, search));
  return key?.startsWith("/") && !key.startsWith("//") ? key : null;
}

/** The address a page is rendered at: its route's own spelling, with the placeholder origin. */
function addressOf(path: string, search: URLSearchParams): URL {
  const url = new URL(routeOfPath(path)?.path ?? path, PRERENDER_ORIGIN);
  url.search = search.toString();
  return url;
}

/** A fixed page as the build left it. */
async function readPrerendered(release: LoadedRelease, path: string): Promise<Page | null> {
  const name = `client${path}/index.html`;
  if (!Object.hasOwn(release.manifest.files, name)) return null;
  const folder = join(release.folder, "client", path);
  const payload = Object.hasOwn(release.manifest.files, `client${path}/_payload.json`);
  return {
    status: routeOfPath(path)?.name.endsWith("-404") ? 404 : 200,
    html: await readFile(join(folder, "index.html")),
    payload: payload ? await readFile(join(folder, "_payload.json")) : null,
    cacheable: true,
    version: nextVersion(),
    source: "prerendered",
  };
}

async function withTimeout<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`A render took longer than ${timeoutMs} ms.`)),
    timeoutMs,
  );
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

import { SEARCH_QUERY_KEY } from "@wesdom/seo";
import {
  PRERENDER_ORIGIN,
  routeOfPath,
  SENT_PLACEHOLDER,
  type PageAddress,
  type PagePayload,
  type PublicSettings,
  type RenderContext,
} from "@wesdom/site-runtime";
import { languageOfPath } from "@wesdom/site-runtime/addresses";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentIndexReader } from "../content/content-index.ts";
import type { Encoding } from "../http/accepted-encoding.ts";
import { BusyError, createAdmission, type Room } from "../http/admission.ts";
import { within } from "../http/within.ts";
import type { ApiConnection } from "../proxy/api-connection.ts";
import type { LoadedRelease } from "../releases/load-release.ts";
import { regionalMode } from "../settings/regional-mode.ts";
import { finishDocument, type FinishedDocument } from "./finish-document.ts";
import type { FinishedPages } from "./finished-pages.ts";
import { isFailure, nextVersion, pageOf, type Page } from "./page.ts";
import type { CacheAnswer, PageCache, PageSource } from "./page-cache.ts";

/**
 * Renders at once, and renders that may wait: beyond that a visitor is told to come back. A render takes the thread for
 * some 20 ms; two of them are one that computes while the other waits for the API, and pages that are kept are sent in
 * between. What is searched, what forms send and what the host renders for itself do not take each other's turns.
 */
const ROOMS = {
  pages: { atOnce: 2, waiting: 64 },
  searches: { atOnce: 1, waiting: 16 },
  forms: { atOnce: 4, waiting: 64 },
  own: { atOnce: 2, waiting: Number.POSITIVE_INFINITY },
} satisfies Record<string, Room>;

/** Who asks for a page. */
export interface Asker {
  /** Network of the visitor, by which turns are shared out. */
  readonly network: string;
  /** Country of the visitor; empty where nobody knows it. */
  readonly country: string;
  /** Origin that the page is finished for; empty: it is finished when a visitor asks. */
  readonly origin: string;
}

/** The host itself, whose turns are its own. */
export const HOST_ITSELF: Asker = { network: "host", country: "", origin: "" };

/** User agent of a request that stands for all visitors of a page. */
const RENDER_AGENT = "Mozilla/5.0 (Linux; Android 14) Mobile wesdom-host";

/** The page of an address. */
export interface AddressedPage extends CacheAnswer {
  /** What belongs where the page has `SENT_PLACEHOLDER`; `null`: it has none. */
  readonly reference: string | null;
}

/** Pages of releases, through the cache. */
export interface SitePages {
  /** The page at a path (as the address table gives it) with the query asked for. */
  get(release: LoadedRelease, path: string, search: URLSearchParams, who: Asker): Promise<AddressedPage>;
  /** The page for one visitor alone: rendered anew, kept nowhere. */
  getUnkept(release: LoadedRelease, path: string, search: URLSearchParams, who: Asker): Promise<CacheAnswer>;
  /**
   * Finishes the page of a form that was sent, with the number of who sent it: a form's last turn.
   *
   * @throws BusyError where there is no room for it.
   */
  thank(page: Page, reference: string, who: Asker, encodings: readonly Encoding[]): Promise<FinishedDocument>;
  /** Renders every fixed page of a release. @returns number of pages that failed */
  warm(release: LoadedRelease): Promise<number>;
  /** Forgets the pages of a release that is no longer served. */
  retire(release: LoadedRelease): void;
  /**
   * Answers a plain form post; absolute addresses in it have the placeholder origin.
   *
   * @throws BusyError where there is no room for it.
   */
  submit(
    release: LoadedRelease,
    request: Request,
    forwarded: Readonly<Record<string, string>>,
    who: Asker,
  ): Promise<Response>;
}

export interface SitePagesOptions {
  readonly settings: PublicSettings;
  /** Whether country and language decide how visits are reported. */
  readonly isRegional: boolean;
  readonly api: ApiConnection;
  readonly renderTimeoutMs: number;
  readonly cache: PageCache;
  readonly index: ContentIndexReader;
  readonly finished: FinishedPages;
}

/** Makes the way from an address to a page. */
export function createSitePages(options: SitePagesOptions): SitePages {
  const { settings, isRegional, api, renderTimeoutMs, cache, index, finished } = options;
  const rooms = {
    pages: createAdmission(ROOMS.pages),
    searches: createAdmission(ROOMS.searches),
    forms: createAdmission(ROOMS.forms),
    own: createAdmission(ROOMS.own),
  };
  const own: Asker = { ...HOST_ITSELF, origin: settings.publicOrigin };
  const retired = new WeakSet<LoadedRelease>();
  const context: RenderContext = { settings, apiBase: api.origin, fetch: api.fetch };

  /** What differs between visitors of one page: nothing, or how they are reported. */
  function contextFor(path: string, { country }: Asker): RenderContext {
    if (!isRegional) return context;
    const trackingMode = regionalMode(languageOfPath(path), country);
    return { ...context, settings: { ...settings, trackingMode } };
  }

  /** Under which name the page of a key is kept. */
  function nameOf(release: LoadedRelease, key: string, who: Asker): string {
    const variant = isRegional
      ? [contextFor(new URL(key, PRERENDER_ORIGIN).pathname, who).settings.trackingMode]
      : [];
    return [release.site, release.buildId, ...variant, key].join(" ");
  }

  /** A page that will be kept is finished in the same turn: what follows it costs nothing. */
  function render(release: LoadedRelease, url: URL, who: Asker): Promise<Page> {
    const room = url.searchParams.has(SEARCH_QUERY_KEY)
      ? rooms.searches
      : rooms[who.network === HOST_ITSELF.network ? "own" : "pages"];
    return room(who.network, async () => {
      const request = new Request(url, { headers: { "user-agent": RENDER_AGENT } });
      const rendering = release.build.render(request, contextFor(url.pathname, who));
      const rendered = await inTime(renderTimeoutMs, rendering);
      const page = pageOf(rendered, isFixed(release, url));
      if (page.cacheable && who.origin !== "") await finished.document(page, who.origin);
      return page;
    });
  }

  async function renderUnkept(release: LoadedRelease, url: URL, who: Asker): Promise<CacheAnswer> {
    try {
      const page = await render(release, url, who);
      return { page, state: isFailure(page) ? "failed" : "miss" };
    } catch (error) {
      if (error instanceof BusyError) return { page: null, state: "busy" };
      throw error;
    }
  }

  /**
   * Which page answers an address. Where it seems that none does, the content is looked at once more: there may be new.
   */
  async function pageAt({ build }: LoadedRelease, url: URL): Promise<PageAddress> {
    const names = routeOfPath(url.pathname)?.contentQueryKeys.some((key) => url.searchParams.has(key));
    const address = build.pageAt(url, names ? await index.known() : null);
    return address.isUnknown ? build.pageAt(url, await index.recent()) : address;
  }

  /** A page is rendered from its key alone, so that nothing else of the first visitor's address enters it. */
  function sourceOf(release: LoadedRelease, key: string, who: Asker): PageSource {
    const fixed = isFixed(release, new URL(key, PRERENDER_ORIGIN));
    return {
      get pinned() {
        return fixed && !retired.has(release);
      },
      // A page that is kept is rendered anew behind the answer: nobody waits, and nobody's turn is taken.
      render: (isKept) =>
        render(release, new URL(key, PRERENDER_ORIGIN), isKept ? { ...own, country: who.country } : who),
      cold: async () => (fixed ? readPrerendered(release, key) : null),
    };
  }

  /** What a form's page shows besides the form: the API, which may be away, is not asked for it again. */
  async function keptData(release: LoadedRelease, path: string): Promise<Pick<RenderContext, "data">> {
    const key = addressOf(path, new URLSearchParams()).pathname;
    const page = await cache.kept(nameOf(release, key, own), sourceOf(release, key, own));
    return page?.payload ? { data: (JSON.parse(page.payload.toString()) as PagePayload).data } : {};
  }

  return {
    async get(release, path, search, who) {
      const { key, reference } = await pageAt(release, addressOf(path, search));
      const answer = await cache.get(nameOf(release, key, who), sourceOf(release, key, who));
      return { ...answer, reference };
    },
    getUnkept: (release, path, search, who) => {
      const address = addressOf(path, search);
      const { key, reference } = release.build.pageAt(address, null);
      // The page of all who sent a form has no number; this one is for its visitor alone.
      return renderUnkept(release, reference === null ? new URL(key, PRERENDER_ORIGIN) : address, who);
    },
    thank: ({ html, scriptHashes }, reference, { network, origin }, encodings) =>
      rooms.forms(network, () => {
        const document = { html: html.toString().replaceAll(SENT_PLACEHOLDER, reference), scriptHashes };
        return finishDocument(document, origin, settings, "once", encodings);
      }),
    async warm(release) {
      const done = await Promise.all(
        release.build.fixedPages.map(({ path }) =>
          cache.refresh(nameOf(release, path, own), sourceOf(release, path, own)),
        ),
      );
      return done.filter((succeeded) => !succeeded).length;
    },
    retire(release) {
      retired.add(release);
      const prefix = `${release.site} ${release.buildId} `;
      cache.drop((key) => key.startsWith(prefix));
    },
    submit: (release, request, forwardedHeaders, who) =>
      rooms.forms(who.network, async () => {
        const { pathname } = new URL(request.url);
        const data = await keptData(release, pathname);
        const answer = release.build.submit(request, {
          ...contextFor(pathname, who),
          forwardedHeaders,
          ...data,
        });
        return inTime(renderTimeoutMs, answer);
      }),
  };
}

/** Whether an address is that of a fixed page. */
function isFixed(release: LoadedRelease, { pathname, search }: URL): boolean {
  return search === "" && release.build.fixedPages.some(({ path }) => path === pathname);
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
    scriptHashes: release.scriptHashes[path] ?? [],
    cacheable: true,
    fixed: true,
    version: nextVersion(),
    source: "prerendered",
  };
}

/** @throws where the render takes longer than it may */
async function inTime<Value>(limitMs: number, rendering: Promise<Value>): Promise<Value> {
  const rendered = await within(limitMs, rendering);
  if (rendered === null) throw new Error(`A render took longer than ${limitMs} ms.`);
  return rendered;
}

import { SEARCH_QUERY_KEY } from "@wesdom/seo";
import { withoutTrailingSlash } from "../addresses/paths.ts";
import { trustHtml } from "../browser/trusted-types.ts";
import { routeOfPath } from "../routes/route-table.ts";
import { contentKey } from "../routes/search.ts";
import type { PagePayload } from "../site/site-build.ts";

/** Last part of the address of a page's data. */
export const PAYLOAD_NAME = "/_payload.json";

/** How long a payload is shown: a tab may lie open for days, and content comes without a release. */
const LASTS_MS = 300_000;

/** How long a payload is waited for, its body included; a navigation asks the API after that. */
const WAIT_MS = 5000;

interface Fetched {
  readonly page: string;
  readonly payload: Promise<PagePayload | null>;
  readonly until: number;
}

/** Where a page is, as the router names it. */
export interface PageLocation {
  readonly pathname: string;
  /** Query with its leading `?`, empty for none. */
  readonly searchStr: string;
}

/** Where a route loader gets its value: recorded while rendering, from a payload while navigating. */
export interface PageData {
  /**
   * A value of the page at `location`.
   *
   * @param location - The page being loaded.
   * @param key - Name of the value, unique within the page.
   * @param load - Asks the API; called when no payload holds the key.
   */
  load<Value>(location: PageLocation, key: string, load: () => Promise<Value>): Promise<Value>;
}

/** {@link PageData} of a server render, which keeps what the loaders received as the page's payload. */
export interface RecordingPageData extends PageData {
  readonly recorded: Readonly<Record<string, unknown>>;
}

/**
 * Page data that asks the API and records every answer.
 *
 * @param known - Values by query key that are not asked for. Default: none.
 */
export function createRecordingPageData(known: PagePayload["data"] = {}): RecordingPageData {
  const recorded: Record<string, unknown> = {};
  return {
    recorded,
    async load<Value>(_location: PageLocation, key: string, load: () => Promise<Value>): Promise<Value> {
      const value = Object.hasOwn(known, key) ? (known[key] as Value) : await load();
      recorded[key] = value;
      return value;
    },
  };
}

/** {@link PageData} of the browser. */
export interface PayloadPageData extends PageData {
  /** Fetches the payload of a page ahead of a navigation to it; a failure is silent. */
  prefetch(location: PageLocation): Promise<void>;
  /** Tags of a page's head, `null` where it has no payload. */
  head(location: PageLocation): Promise<string | null>;
}

/** What {@link createPayloadPageData} needs of its surroundings. */
export interface PayloadSource {
  readonly buildId: string;
  /**
   * Paths (without trailing slash) of fixed pages that have a payload; pages that live by a query have one where there is
   * any, which is not so while developing and after a failure.
   */
  readonly prerendered: () => Promise<readonly string[]>;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Page data of a client navigation: the `_payload.json` of the page, else the API. Any failure of a payload is silent
 * and leads to the API.
 */
export function createPayloadPageData(source: PayloadSource): PayloadPageData {
  const request = source.fetch ?? globalThis.fetch.bind(globalThis);
  const ahead = new Map<string, Fetched>();
  let latest: Fetched | undefined;

  async function fetchPayload(page: string): Promise<PagePayload | null> {
    try {
      const [path = "", query] = page.split("?", 2);
      const prerendered = await source.prerendered();
      const livesByQuery = prerendered.length > 0 && contentKeysOf(path).length > 0;
      if (!livesByQuery && !prerendered.includes(path)) return null;
      const controller = new AbortController();
      // What has come by then is not touched by it.
      setTimeout(() => controller.abort(), WAIT_MS);
      const { signal } = controller;
      const url = `${path}${PAYLOAD_NAME}?${source.buildId}${query ? `&${query}` : ""}`;
      const response = await request(url, { signal });
      if (!response.ok || !response.headers.get("content-type")?.includes("json")) return null;
      const payload: unknown = await response.json();
      if (!isPayload(payload)) return null;
      trustHtml(payload);
      return payload;
    } catch {
      return null;
    }
  }

  const known = (page: string): Fetched | undefined =>
    [latest, ahead.get(page)].find((kept) => kept?.page === page && Date.now() < kept.until);

  const fetchAnew = (page: string): Fetched => ({
    page,
    payload: fetchPayload(page),
    until: Date.now() + LASTS_MS,
  });

  return {
    async load<Value>(location: PageLocation, key: string, load: () => Promise<Value>): Promise<Value> {
      const page = pageWithPayload(location);
      if (page === null) return load();
      latest = known(page) ?? fetchAnew(page);
      // What was fetched ahead serves one visit: the next one asks for fresh data.
      ahead.delete(page);
      const payload = await latest.payload;
      if (payload && Object.hasOwn(payload.data, key)) return payload.data[key] as Value;
      return load();
    },
    async prefetch(location) {
      const page = pageWithPayload(location);
      if (page === null || known(page)) return;
      const kept = fetchAnew(page);
      ahead.set(page, kept);
      // The navigation asks for it once more.
      if ((await kept.payload) === null && ahead.get(page) === kept) ahead.delete(page);
    },
    async head(location) {
      const page = pageWithPayload(location);
      if (page === null) return null;
      const payload = await (known(page) ?? fetchAnew(page)).payload;
      return payload?.head ?? null;
    },
  };
}

/** Path of a page, and what of its query selects its content; `null` for a search, whose words have no end. */
function pageWithPayload({ pathname, searchStr }: PageLocation): string | null {
  const keys = contentKeysOf(pathname);
  if (keys.includes(SEARCH_QUERY_KEY) && new URLSearchParams(searchStr).get(SEARCH_QUERY_KEY)) return null;
  return contentKey({ pathname: withoutTrailingSlash(pathname), search: searchStr }, keys);
}

function contentKeysOf(pathname: string): readonly string[] {
  return routeOfPath(pathname)?.contentQueryKeys ?? [];
}

function isPayload(value: unknown): value is PagePayload {
  const { data } = (value ?? {}) as Partial<PagePayload>;
  return typeof data === "object" && data !== null;
}

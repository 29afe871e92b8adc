import { expectHtml } from "../browser/clean-html.ts";
import type { PagePayload } from "../site/site-build.ts";

/** Where a route loader gets its value: recorded while rendering, from a payload while navigating. */
export interface PageData {
  /**
   * The value of a query key of the page at `pathname`.
   *
   * @param pathname - Path of the page being loaded.
   * @param key - Query key, unique within the page.
   * @param load - Asks the API; called when no payload holds the key.
   */
  load<Value>(pathname: string, key: string, load: () => Promise<Value>): Promise<Value>;
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
    async load<Value>(_pathname: string, key: string, load: () => Promise<Value>): Promise<Value> {
      const value = Object.hasOwn(known, key) ? (known[key] as Value) : await load();
      recorded[key] = value;
      return value;
    },
  };
}

/** {@link PageData} of the browser. */
export interface PayloadPageData extends PageData {
  /** Fetches the payload of a page ahead of a navigation to it; a failure is silent. */
  prefetch(pathname: string): Promise<void>;
}

/** What {@link createPayloadPageData} needs of its surroundings. */
export interface PayloadSource {
  readonly buildId: string;
  /** Paths (without trailing slash) that have a payload; a failing answer means none. */
  readonly prerendered: () => Promise<readonly string[]>;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Page data of a client navigation: the `_payload.json` of a prerendered page, else the API. Any failure of a payload
 * is silent and leads to the API.
 */
export function createPayloadPageData(source: PayloadSource): PayloadPageData {
  const request = source.fetch ?? globalThis.fetch.bind(globalThis);
  const ahead = new Map<string, Promise<PagePayload | null>>();
  let latest: { path: string; payload: Promise<PagePayload | null> } | null = null;

  async function fetchPayload(path: string): Promise<PagePayload | null> {
    try {
      const prerendered = await source.prerendered();
      if (!prerendered.includes(path)) return null;
      const response = await request(`${path}/_payload.json?${source.buildId}`);
      if (!response.ok || !response.headers.get("content-type")?.includes("json")) return null;
      const payload: unknown = await response.json();
      if (!isPayload(payload)) return null;
      await expectHtml(payload.data);
      return payload;
    } catch {
      return null;
    }
  }

  return {
    async load<Value>(pathname: string, key: string, load: () => Promise<Value>): Promise<Value> {
      const path = payloadPath(pathname);
      if (latest?.path !== path) latest = { path, payload: ahead.get(path) ?? fetchPayload(path) };
      // What was fetched ahead serves one visit: the next one asks for fresh data.
      ahead.delete(path);
      const payload = await latest.payload;
      if (payload && Object.hasOwn(payload.data, key)) return payload.data[key] as Value;
      return load();
    },
    async prefetch(pathname) {
      const path = payloadPath(pathname);
      if (latest?.path === path || ahead.has(path)) return;
      const payload = fetchPayload(path);
      ahead.set(path, payload);
      await payload;
    },
  };
}

function payloadPath(pathname: string): string {
  return pathname.replace(/\/+$/, "");
}

function isPayload(value: unknown): value is PagePayload {
  return (
    typeof value === "object" &&
    value !== null &&
    "data" in value &&
    typeof value.data === "object" &&
    value.data !== null
  );
}

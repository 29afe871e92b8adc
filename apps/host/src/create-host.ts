import { createLog } from "@wesdom/api-client/server";
import type { StandInsBuild } from "@wesdom/site-runtime";
import type { Hono } from "hono";
import { resolve } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { createApp, type Lifecycle } from "./app/create-app.ts";
import type { HostEnv } from "./app/host-env.ts";
import { createContentIndex } from "./content/content-index.ts";
import { watchContent, type ContentWatch } from "./content/watch-content.ts";
import { createNotices } from "./app/notices.ts";
import { readPublicFiles } from "./files/public-files.ts";
import { createReleaseFiles } from "./files/release-files.ts";
import { createBodyReader } from "./http/read-body.ts";
import { messageOf, placeOf, type Log } from "./log.ts";
import { createFinishedPages } from "./pages/finished-pages.ts";
import { createPageCache, type PageCache } from "./pages/page-cache.ts";
import { createSitePages } from "./pages/site-pages.ts";
import { createApiConnection } from "./proxy/api-connection.ts";
import { createApiProxy } from "./proxy/api-proxy.ts";
import { createQrCodes } from "./qr/qr-codes.ts";
import type { LoadedRelease } from "./releases/load-release.ts";
import { createReleaseManager, SITES, type ReleaseManager } from "./releases/release-manager.ts";
import { createContentPages } from "./seo/content-pages.ts";
import { createPageChanges } from "./seo/page-changes.ts";
import type { HostSettings } from "./settings/host-settings.ts";

/** Folder of the brand's files. */
const PUBLIC_DIR = resolve(import.meta.dirname, "../public");

/** How often the pointers are looked at where the file system gives no notice. */
const POINTER_POLL_MS = 2000;

/** How long the pages of a new release may take to be rendered before it is served all the same. */
const WARM_UP_MS = 20_000;

/** How long the API may take, for a call and for a page made of calls. */
const API_TIMEOUT_MS = 15_000;
const RENDER_TIMEOUT_MS = 8000;

/** How long after a failed render a stale page is served without another try. */
const RETRY_AFTER_MS = 5000;

/** How long a visitor waits for a page of today's content while yesterday's is there. */
const PATIENCE_MS = 2000;

/** Memory for files of releases. */
const FILE_BOUNDS = { maxBytes: 64_000_000, maxEntries: 5000 };

export interface HostOptions {
  readonly settings: HostSettings;
  /** @default none */
  readonly standIns?: StandInsBuild | null;
  /** @default JSON lines on standard output */
  readonly log?: Log;
  /** The clock, milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
  /** The one by which waits are counted, milliseconds; nobody can set it. @default performance.now */
  readonly elapsed?: () => number;
  /** How long the API may take for a call. @default 15000 */
  readonly apiTimeoutMs?: number;
  /** How long a page may take. @default 8000 */
  readonly renderTimeoutMs?: number;
  /** How often the pointers of releases are looked at where the file system gives no notice. @default 2000 */
  readonly pointerPollMs?: number;
}

/** The front door without its socket. */
export interface Host {
  readonly app: Hono<HostEnv>;
  readonly manager: ReleaseManager;
  readonly cache: PageCache;
  readonly content: ContentWatch;
  readonly lifecycle: Lifecycle;
  /** Settles when the fixed pages of the first releases are rendered, or could not be. */
  readonly warmed: Promise<void>;
  close(): Promise<void>;
}

/** Puts the front door together: follows the releases and answers requests from them. */
export async function createHost(options: HostOptions): Promise<Host> {
  const { settings, now = Date.now, elapsed = () => performance.now() } = options;
  const log = options.log ?? createLog();
  const pageBounds = { maxBytes: settings.pageCacheBytes / 2, maxEntries: settings.pageCacheEntries };
  const cache = createPageCache({
    ...pageBounds,
    ttlMs: settings.pageTtlMs,
    retryAfterMs: RETRY_AFTER_MS,
    patienceMs: PATIENCE_MS,
    now: elapsed,
    onFailure: (key, error) =>
      log("error", "render-failed", {
        page: key.split("?", 1)[0],
        reason: messageOf(error),
        at: placeOf(error),
      }),
  });
  const finished = createFinishedPages(pageBounds, settings.site);
  const api = createApiConnection({
    apiOrigin: settings.apiOrigin,
    apiSecret: settings.apiSecret,
    timeoutMs: options.apiTimeoutMs ?? API_TIMEOUT_MS,
    now,
  });
  const pages = createSitePages({
    settings: settings.site,
    isRegional: settings.isRegional,
    api,
    renderTimeoutMs: options.renderTimeoutMs ?? RENDER_TIMEOUT_MS,
    cache,
    index: createContentIndex(api, elapsed),
    finished,
  });

  const firstRenders: Promise<void>[] = [];
  async function warm(release: LoadedRelease): Promise<void> {
    const failed = await pages.warm(release);
    const { site, buildId: build } = release;
    log(failed > 0 ? "warn" : "info", "pages-rendered", { site, build, failed });
  }
  const manager = await createReleaseManager({
    releasesDir: settings.releasesDir,
    pollMs: options.pointerPollMs ?? POINTER_POLL_MS,
    log,
    async prepare(release, isFirst) {
      const warming = warm(release);
      if (isFirst) firstRenders.push(warming);
      else await Promise.race([warming, after(WARM_UP_MS, undefined, { ref: false })]);
    },
    retire: (release) => pages.retire(release),
  });

  const content = watchContent({
    api,
    pollMs: settings.contentPollMs,
    async changed(state) {
      cache.expire();
      log("info", "content-changed", { version: state.version, imported: state.importedAt });
      await Promise.all(
        SITES.map(async (site) => {
          const release = manager.current(site);
          if (release) await warm(release);
        }),
      );
    },
  });
  const readBody = createBodyReader();
  const lifecycle: Lifecycle = { draining: false };
  const app = createApp({
    settings: settings.site,
    hostSettings: settings,
    lifecycle,
    manager,
    pages,
    cache,
    finished,
    standIns: options.standIns ?? null,
    releaseFile: createReleaseFiles(manager, FILE_BOUNDS),
    publicFile: await readPublicFiles(PUBLIC_DIR),
    api,
    forward: createApiProxy(api, readBody, log),
    readBody,
    content,
    contentPagesOf: createContentPages(api, manager),
    lastModified: createPageChanges(pages),
    qrCode: createQrCodes(),
    notice: createNotices(settings.site),
    log,
    now,
    elapsed,
  });
  return {
    app,
    manager,
    cache,
    content,
    lifecycle,
    warmed: Promise.all(firstRenders).then(() => undefined),
    async close() {
      await content.close();
      await manager.close();
      await api.close();
    },
  };
}

import type { AnyRouter } from "@tanstack/react-router";
import type { Inspector } from "@wesdom/tracking/inspector";
import { browserStorage } from "../browser/key-value-storage.ts";
import { PAGE_BLOCK_ID, type PageBlock } from "../internal/page-block.ts";
import type { SiteRoutes } from "../react/create-site-router.tsx";
import { hasPrivacyControl, mayReportQuality } from "../start/consent-store.ts";
import { rememberPlatform } from "../start/platform-flag.ts";
import { loadStyles } from "./load-styles.ts";
import { reportQuality } from "./report-quality.ts";
import { trackVisit, type TrackedVisit } from "./track-visit.ts";
import { whenQuiet, yieldToMain } from "./when-quiet.ts";

/** What an app hands over to come alive in the browser. */
export interface StartOptions {
  /** Loads the routes of the page's language; called when the page is quiet or touched. */
  readonly loadRoutes: (pathname: string) => Promise<SiteRoutes>;
  /** Opens the panel that shows each report; an app gives it while developed. @default none */
  readonly inspectTracking?: (() => Promise<Inspector>) | undefined;
  /** Loads what waits for the visitor's first scroll after hydration, and is then shown. */
  readonly loadAttention: () => Promise<{ readonly show: (router: AnyRouter) => void }>;
}

/**
 * Brings a server-rendered page to life: waits until the page is loaded and quiet (or touched), then loads and
 * evaluates the runtime in pieces, each its own task, so that no tap waits for it.
 */
export async function startSite(options: StartOptions): Promise<AnyRouter | null> {
  // Before anything can rewrite the address: WeChat on iOS verifies the one that was loaded.
  const [entryUrl = ""] = location.href.split("#", 1);
  await yieldToMain();
  // The first access to the storage waits for another process of the browser.
  rememberPlatform(location.search, browserStorage("localStorage"));
  await yieldToMain();
  const block = readPageBlock();
  if (!block) return null;
  watchQuality(block);
  let hydrated!: () => void;
  const hydration = new Promise<void>((resolve) => {
    hydrated = resolve;
  });
  const visit = trackVisit({ block, hydration, inspect: options.inspectTracking });
  try {
    const router = await bringToLife(block, options, entryUrl, visit);
    // Where it cannot be loaded nothing is missing.
    const show = (): void =>
      void options.loadAttention().then(
        (loaded) => loaded.show(router),
        () => undefined,
      );
    addEventListener("scroll", show, { once: true });
    return router;
  } finally {
    hydrated();
  }
}

async function bringToLife(
  block: PageBlock,
  options: StartOptions,
  entryUrl: string,
  visit: TrackedVisit | null,
): Promise<AnyRouter> {
  await whenQuiet();
  await Promise.all([loadStyles(block.stylesFile), import("./parts/react.ts")]);
  await yieldToMain();
  await import("./parts/router.ts");
  await yieldToMain();
  const hydrating = import("./hydrate-site.tsx");
  // Each asks for its modules one by one, which takes a task.
  await yieldToMain();
  const [{ hydrateSite }, routes] = await Promise.all([hydrating, options.loadRoutes(location.pathname)]);
  await yieldToMain();
  return hydrateSite(block, routes, entryUrl, visit);
}

/** In strict mode nothing is sent before Agree, and under Global Privacy Control nothing at all. */
function watchQuality({ site, buildId, settings }: PageBlock): void {
  const isPrivate = hasPrivacyControl();
  reportQuality({
    site,
    buildId,
    mayReport: () => mayReportQuality(settings.trackingMode, browserStorage("localStorage"), isPrivate),
  });
}

function readPageBlock(): PageBlock | null {
  const text = document.getElementById(PAGE_BLOCK_ID)?.textContent;
  return text ? (JSON.parse(text) as PageBlock) : null;
}

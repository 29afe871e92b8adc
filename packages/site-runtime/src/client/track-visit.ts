import { createPageViews, createTracker, trackClicks, type Tracker } from "@wesdom/tracking";
import type { Inspector } from "@wesdom/tracking/inspector";
import type { PageBlock } from "../internal/page-block.ts";
import { languageOf } from "../languages/languages.ts";
import { VISIT_OBJECTS } from "../start/visit-objects.ts";
import { routeOfPath } from "../routes/route-table.ts";
import type { SiteName } from "../site/site-build.ts";
import { whenIdle } from "./when-quiet.ts";

/**
 * Report call of each site, below the base of the API. Written out, so that the first script carries no call; a test
 * holds it against the contract.
 */
export const REPORT_CALLS: Readonly<Record<SiteName, string>> = {
  cn: "/common/data/report.do",
  intl: "/en/common/data/report.do",
};

export interface TrackVisitOptions {
  readonly block: Pick<PageBlock, "site" | "buildId" | "settings" | "view">;
  /** Ends when the page is hydrated, or will not be: until then nothing else is loaded. */
  readonly hydration: Promise<void>;
  /** Opens the panel that shows each report; for development. */
  readonly inspect?: (() => Promise<Inspector>) | undefined;
}

/** A visit that is being reported. */
export interface TrackedVisit {
  readonly tracker: Tracker;
  /** To be called with each address that the router resolves; the first page is reported already. */
  readonly viewed: ReturnType<typeof createPageViews>;
}

/** Page views of a document, among them its return from the back-forward cache: a way back is a view within it, too. */
function createVisitViews(tracker: Tracker): TrackedVisit["viewed"] {
  let report = createPageViews(tracker);
  let last: Parameters<TrackedVisit["viewed"]> | undefined;
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || !last) return;
    report = createPageViews(tracker);
    report(...last);
  });
  return (...page) => {
    last = page;
    report(...page);
  };
}

/**
 * Reports the visit from here on: visitor, first page, clicks, durations. Called as soon as the document is parsed and
 * not after hydration, so that a visitor who leaves before it, or follows a social link, is not lost. The page's visible
 * time counts from here too: before, there was nothing whole to see. What seals is loaded after hydration, in an idle
 * moment; a page that is left earlier stores its events, and the next one sends them.
 *
 * @returns `null` where the settings have no key: nothing is reported.
 */
export function trackVisit({ block, hydration, inspect }: TrackVisitOptions): TrackedVisit | null {
  const { settings, site, view } = block;
  if (!settings.trackingPublicKey) return null;
  const inspector = inspect?.();
  const tracker = createTracker({
    endpoint: settings.apiBase + REPORT_CALLS[site],
    lang: () => languageOf(routeOfPath(location.pathname)?.name ?? "").Lang,
    publicKey: settings.trackingPublicKey,
    mode: settings.trackingMode,
    isCnVersion: site === "cn",
    objectIds: VISIT_OBJECTS[site],
    loadCrypto: () => hydration.then(whenIdle).then(() => import("@wesdom/tracking/crypto")),
    ...(inspector && {
      onSend: (report) => void inspector.then(({ onSend }) => onSend(report)),
      onDrop: (reason) => void inspector.then(({ onDrop }) => onDrop(reason)),
    }),
  });
  const viewed = createVisitViews(tracker);
  // A page that failed is viewed once it comes.
  if (view) viewed(location, view);
  trackClicks(tracker);
  return { tracker, viewed };
}

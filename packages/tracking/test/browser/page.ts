import type { EventInput, Tracker } from "../../src/index.ts";
import { createTracker } from "../../src/index.ts";

/** What a page under test is told by its window's name. */
export interface PageSettings {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly hasLocks: boolean;
  readonly hasBeacon: boolean;
  readonly hasCrypto: boolean;
  readonly track: readonly EventInput[];
}

/** How long each page is seen at least: a quick machine opens and closes one within a millisecond. */
const SHORTEST_VISIT_MS = 2;

declare global {
  interface Window {
    tracker?: Tracker;
  }
}

const settings = JSON.parse(window.name) as PageSettings;
if (!settings.hasLocks) Object.defineProperty(navigator, "locks", { value: undefined });
if (!settings.hasBeacon) Object.defineProperty(navigator, "sendBeacon", { value: undefined });

window.tracker = createTracker({
  endpoint: settings.endpoint,
  lang: () => 3,
  publicKey: settings.publicKey,
  isCnVersion: true,
  objectIds: { visitors: 600001, duration: 600002 },
  onError: reportError,
  loadCrypto: () => (settings.hasCrypto ? import("../../src/crypto/index.ts") : new Promise(() => undefined)),
});
for (const event of settings.track) window.tracker.track(event);
// A page that is closed within its first millisecond has no duration to report.
const startedAt = performance.now();
while (performance.now() - startedAt < SHORTEST_VISIT_MS);
parent.postMessage(settings.endpoint, "*");

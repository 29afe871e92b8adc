export {
  /** @public */
  browserPorts,
} from "./browser/browserPorts.ts";
export { clickAttributes, trackClicks, type ClickPlan } from "./clicks/trackClicks.ts";
export type { ConsentMode } from "./consent/consent.ts";
export type { Envelope, EnvelopeProfile } from "./envelope/envelope.ts";
export type { Sealer } from "./envelope/sealer.ts";
export type { TrackingCrypto } from "./tracker/tracking-crypto.ts";
export { EVENT_IDS, type EventId, type ObjectId } from "@wesdom/facts";
export type { EventInput } from "./events/pending-event.ts";
export type { CountType, FrontEndTrackingEvent, TrackingEvent } from "./events/tracking-event.ts";
export { createPageViews, type PageViewPlan, type ViewedPage } from "./pages/createPageViews.ts";
export { trackPageViews, type PageRouter } from "./pages/trackPageViews.ts";
export type { PageListener, ReportAnswer, StorageLike, TrackerPorts } from "./ports/tracker-ports.ts";
export type { SentReport } from "./queue/createPump.ts";
export type { DropReason } from "./queue/drop-reason.ts";
export { createTracker } from "./tracker/createTracker.ts";
export type { Tracker, TrackerOptions } from "./tracker/tracker-options.ts";

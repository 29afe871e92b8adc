"use client";
export { trackPageViews } from "./trackPageViews.ts";
export {
  /** @public */
  TrackerContext,
  /** @public */
  useTracker,
} from "./tracker-context.ts";
export {
  /** @public */
  usePageViews,
} from "./usePageViews.ts";
export {
  /** @public */
  useTrackedClick,
} from "./useTrackedClick.ts";

export { trackPageViews } from "./trackPageViews.ts";
export { TrackerContext, useTracker } from "./tracker-context.ts";
export { usePageViews } from "./usePageViews.ts";
export { useTrackedClick } from "./useTrackedClick.ts";

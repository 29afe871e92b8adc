import { useCallback } from "react";
import type { ClickPlan } from "../clicks/trackClicks.ts";
import { EVENT_IDS } from "@wesdom/facts";
import { useTracker } from "./tracker-context.ts";

/**
 * A handler that reports a click, for what is clicked by script; a link says it by `clickAttributes` and needs none.
 */
export function useTrackedClick({ objectId, bizId, eventId = EVENT_IDS.click }: ClickPlan): () => void {
  const tracker = useTracker();
  return useCallback(() => tracker?.track({ eventId, objectId, bizId }), [tracker, eventId, objectId, bizId]);
}

import { useRouterState } from "@tanstack/react-router";
import { clickAttributes } from "@wesdom/tracking";
import { pageObject } from "../start/social-links.ts";
import type { TrackingPlan } from "../start/tracking-plan.ts";

/**
 * What links of the present page are given for their clicks to be reported: under the page's object id, or that of the
 * site's home where the page has none.
 *
 * @returns attributes of the link of a key
 */
export function useClickAttributes(
  plan: TrackingPlan,
): (bizId: string) => ReturnType<typeof clickAttributes> {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const objectId = pageObject(plan, pathname);
  return (bizId) => clickAttributes({ objectId, bizId });
}

import { useRouterState } from "@tanstack/react-router";
import { clickAttributes } from "@wesdom/tracking";
import type { SocialKey } from "../settings/public-settings.ts";
import { socialLinks, type SocialLink } from "../start/social-links.ts";
import type { TrackingPlan } from "../start/tracking-plan.ts";
import { useSiteEnvironment } from "./site-context.tsx";

/** A social link and what its element is given for its clicks to be reported. */
export interface ReportedSocialLink<Key extends SocialKey> extends SocialLink<Key> {
  readonly data: ReturnType<typeof clickAttributes>;
}

/**
 * The agency's presences on other platforms, as the present page shows and reports them.
 *
 * @param keys - In the order of the page.
 */
export function useSocialLinks<Key extends SocialKey>(
  plan: TrackingPlan,
  keys: readonly Key[],
): readonly ReportedSocialLink<Key>[] {
  const { social } = useSiteEnvironment().settings.links;
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return socialLinks({ social, plan, pathname, keys }).map((link) => {
    const { objectId, eventId, bizId } = link;
    return { ...link, data: clickAttributes({ objectId, eventId, bizId }) };
  });
}

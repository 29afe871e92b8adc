import { clickAttributes } from "@wesdom/tracking";
import type { SocialKey } from "../settings/public-settings.ts";
import { socialLinks, type SocialLink } from "../start/social-links.ts";
import { useSiteEnvironment } from "./site-context.tsx";
import { usePageObject } from "./useClickAttributes.ts";

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
  keys: readonly Key[],
): readonly ReportedSocialLink<Key>[] {
  const { social } = useSiteEnvironment().settings.links;
  const objectId = usePageObject();
  return socialLinks({ social, objectId, keys }).map((link) => {
    const { eventId, bizId } = link;
    return { ...link, data: clickAttributes({ objectId, eventId, bizId }) };
  });
}

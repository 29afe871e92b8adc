import type { SocialKey } from "../settings/public-settings.ts";
import { socialLinks, type SocialLink } from "../start/social-links.ts";
import { useSiteEnvironment } from "./site-context.tsx";
import { usePageObject } from "./useClickAttributes.ts";

/**
 * The agency's presences on other platforms, as the present page shows and reports them.
 *
 * @param keys - In the order of the page.
 */
export function useSocialLinks<Key extends SocialKey>(keys: readonly Key[]): readonly SocialLink<Key>[] {
  return socialLinks(useSiteEnvironment().settings.links.social, usePageObject(), keys);
}

import { BRAND_PATH } from "@wesdom/seo";
import { clickAttributes, EVENT_IDS, type ObjectId } from "@wesdom/tracking";
import type { PublicSettings, SocialKey } from "../settings/public-settings.ts";

/** One social icon of the footer. */
export interface SocialLink<Key extends SocialKey = SocialKey> {
  readonly key: Key;
  /** The platform's mark, in white. */
  readonly imageSrc: string;
  readonly href: string;
  /** What its element is given for its clicks to be reported. */
  readonly data: ReturnType<typeof clickAttributes>;
}

/**
 * The agency's presences on other platforms.
 *
 * @param objectId - Object of the page that shows the links.
 * @param keys - In the order of the page.
 */
export function socialLinks<Key extends SocialKey>(
  social: PublicSettings["links"]["social"],
  objectId: ObjectId,
  keys: readonly Key[],
): readonly SocialLink<Key>[] {
  return keys.map((key) => ({
    key,
    imageSrc: `${BRAND_PATH}/platform-${key}.svg`,
    href: social[key],
    data: clickAttributes({ objectId, eventId: EVENT_IDS.click, bizId: key }),
  }));
}

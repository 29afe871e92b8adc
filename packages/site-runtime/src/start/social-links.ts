import { BRAND_PATH } from "@wesdom/seo";
import { EVENT_IDS, type EventId, type ObjectId } from "@wesdom/tracking";
import type { PublicSettings, SocialKey } from "../settings/public-settings.ts";

/** One social icon of the footer, with the ids that its click is reported under. */
export interface SocialLink<Key extends SocialKey = SocialKey> {
  readonly key: Key;
  /** The platform's mark, in white. */
  readonly imageSrc: string;
  readonly href: string;
  /** Object of the page that shows the link. */
  readonly objectId: ObjectId;
  readonly eventId: EventId;
  readonly bizId: string;
}

/** What {@link socialLinks} is made from. */
interface SocialLinksSource<Key extends SocialKey> {
  readonly social: PublicSettings["links"]["social"];
  /** Object of the page that shows the links. */
  readonly objectId: ObjectId;
  /** In the order of the page. */
  readonly keys: readonly Key[];
}

/** The agency's presences on other platforms, with the ids that their clicks are reported under. */
export function socialLinks<Key extends SocialKey>({
  social,
  objectId,
  keys,
}: SocialLinksSource<Key>): readonly SocialLink<Key>[] {
  return keys.map((key) => ({
    key,
    imageSrc: `${BRAND_PATH}/platform-${key}.svg`,
    href: social[key],
    objectId,
    eventId: EVENT_IDS.click,
    bizId: key,
  }));
}

import { BRAND_PATH } from "@wesdom/seo";
import { EVENT_IDS, type EventId } from "@wesdom/tracking";
import { routeOfPath } from "../routes/route-table.ts";
import type { PublicSettings, SocialKey } from "../settings/public-settings.ts";
import type { ObjectId, TrackingPlan } from "./tracking-plan.ts";

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

/** The object of a page; that of the site's home where the page has none. */
export function pageObject(plan: TrackingPlan, pathname: string): ObjectId {
  return plan.pages[routeOfPath(pathname)?.name ?? ""]?.view?.objectId ?? plan.visitors;
}

/** What {@link socialLinks} is made from. */
interface SocialLinksSource<Key extends SocialKey> {
  readonly social: PublicSettings["links"]["social"];
  readonly plan: TrackingPlan;
  /** Path of the page that shows the links. */
  readonly pathname: string;
  /** In the order of the page. */
  readonly keys: readonly Key[];
}

/** The agency's presences on other platforms, with the ids that their clicks are reported under. */
export function socialLinks<Key extends SocialKey>({
  social,
  plan,
  pathname,
  keys,
}: SocialLinksSource<Key>): readonly SocialLink<Key>[] {
  const objectId = pageObject(plan, pathname);
  return keys.map((key) => ({
    key,
    imageSrc: `${BRAND_PATH}/platform-${key}.svg`,
    href: social[key],
    objectId,
    eventId: EVENT_IDS.click,
    bizId: key,
  }));
}

import type { ObjectId, PageViewPlan, TrackingPlan } from "@wesdom/site-runtime/client";

/** Object ids by page below a language prefix: English and Japanese share them. */
const PAGE_VIEWS: Readonly<Record<string, ObjectId>> = {
  home: 600100,
  about: 600101,
  article: 600102,
  case: 600103,
  "services-influencer-marketing": 600104,
  "services-live-commerce": 600105,
  "services-marketing-technology": 600106,
  "services-media-buying": 600107,
  "services-social-media-management": 600108,
};

/** Pages that share one object id; `bizId` tells which. */
const CONTACT_PAGES = ["contact-us", "marketing-consultant"];
const CONTACT_OBJECT_ID = 600110;
const HOME_OBJECT_ID = 600100;

function planOf(prefix: string): Record<string, PageViewPlan> {
  const plan: Record<string, PageViewPlan> = { [prefix]: { objectId: HOME_OBJECT_ID } };
  for (const [page, objectId] of Object.entries(PAGE_VIEWS)) plan[`${prefix}-${page}`] = { objectId };
  for (const page of CONTACT_PAGES) plan[`${prefix}-${page}`] = { objectId: CONTACT_OBJECT_ID, bizId: page };
  return plan;
}

/** What the English and Japanese site reports, by route name: object ids of the specification. */
export const TRACKING_PLAN: TrackingPlan = {
  pageViews: { ...planOf("m-en-us"), ...planOf("m-jp") },
  visitors: HOME_OBJECT_ID,
  duration: 600109,
};

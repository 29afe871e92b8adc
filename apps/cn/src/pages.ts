import type { SitePages, TrackingPlan } from "@wesdom/site-runtime/client";

/** The pages of this site: their routes are in `routes.tsx`. */
export const PAGES = {
  m: { view: { objectId: 600001 } },
  "m-zh-cn": { indexed: true, view: { objectId: 600001 } },
  "m-zh-cn-home": { view: { objectId: 600001 } },
  "m-zh-cn-about": { indexed: true, view: { objectId: 600035 } },
  "m-zh-cn-case": { indexed: true, view: { objectId: 600032 } },
  "m-zh-cn-message": { indexed: true, view: { objectId: 600033 } },
  "m-zh-cn-article": { byQuery: true, view: { objectId: 600034 } },
  "m-zh-cn-common-Reservation": { view: { objectId: 600001, bizId: "m-zh-cn-common-Reservation" } },
  "m-zh-cn-custom": { asksWho: true, view: { objectId: 600001, bizId: "m-zh-cn-custom" } },
  "m-zh-cn-common-login": { asksWho: true, view: { objectId: 600001, bizId: "m-zh-cn-common-login" } },
  "m-zh-cn-404": {},
} as const satisfies SitePages;

/** What the Chinese site reports: object ids of the specification. */
export const TRACKING_PLAN: TrackingPlan = { pages: PAGES, visitors: 600001, duration: 600002 };

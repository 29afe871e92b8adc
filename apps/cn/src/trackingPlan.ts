import type { TrackingPlan } from "@wesdom/site-runtime/client";

/** What the Chinese site reports, by route name: object ids of the specification. */
export const TRACKING_PLAN: TrackingPlan = {
  pageViews: {
    m: { objectId: 600001 },
    "m-zh-cn": { objectId: 600001 },
    "m-zh-cn-home": { objectId: 600001 },
    "m-zh-cn-common-Reservation": { objectId: 600001, bizId: "m-zh-cn-common-Reservation" },
    "m-zh-cn-custom": { objectId: 600001, bizId: "m-zh-cn-custom" },
    "m-zh-cn-common-login": { objectId: 600001, bizId: "m-zh-cn-common-login" },
    "m-zh-cn-case": { objectId: 600032 },
    "m-zh-cn-message": { objectId: 600033 },
    "m-zh-cn-article": { objectId: 600034 },
    "m-zh-cn-about": { objectId: 600035 },
  },
  visitors: 600001,
  duration: 600002,
};

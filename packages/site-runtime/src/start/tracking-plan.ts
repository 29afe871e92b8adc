import type { ObjectId, PageViewPlan } from "@wesdom/tracking";

export type { ObjectId, PageViewPlan };

/** The object ids of one site as data. */
export interface TrackingPlan {
  /** By route name; a page without a plan reports no view. */
  readonly pageViews: Readonly<Record<string, PageViewPlan>>;
  /** Object id of visitor events. */
  readonly visitors: ObjectId;
  /** Object id of the visit duration. */
  readonly duration: ObjectId;
}

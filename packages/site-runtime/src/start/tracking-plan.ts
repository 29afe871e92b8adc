import type { ObjectId } from "@wesdom/tracking";
import type { SitePages } from "../site/site-pages.ts";

export type { ObjectId };

/** The object ids of one site as data. */
export interface TrackingPlan {
  /** Of these the views; a page without one reports none. */
  readonly pages: SitePages;
  /** Object id of visitor events. */
  readonly visitors: ObjectId;
  /** Object id of the visit duration. */
  readonly duration: ObjectId;
}

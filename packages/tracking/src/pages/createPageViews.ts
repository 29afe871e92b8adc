import { EVENT_IDS, type ObjectId } from "@wesdom/facts";
import type { Tracker } from "../tracker/tracker-options.ts";

/** Query keys that select what a page shows; others, such as filters, make no other page of it. */
export const CONTENT_KEYS = ["code", "keyword"] as const;

/** What page views of a route are reported under. */
export interface PageViewPlan {
  readonly objectId: ObjectId;
  /** Tells routes apart that share an object id; `null`: the `code` of the address, which tells the texts of a route apart. */
  readonly bizId?: string | null;
}

/** An address that was reached. */
export interface ViewedPage {
  readonly pathname: string;
  /** The query, with or without its question mark. */
  readonly search: string;
}

/**
 * Reports a page view when the path, `code` or `keyword` changes; not for another hash or filter, and not for a page
 * that has no plan.
 *
 * @returns To be called with each address that was reached, the first one included, and what its views are reported
 * under.
 */
export function createPageViews({
  track,
}: Pick<Tracker, "track">): (page: ViewedPage, plan: PageViewPlan | undefined) => void {
  let last: string | undefined;
  return ({ pathname, search }, plan) => {
    const query = new URLSearchParams(search);
    // As a router reads them, which comes after the first view: without whitespace, and nothing where nothing is said.
    const [code = "", keyword = ""] = CONTENT_KEYS.map((key) => query.get(key)?.trim());
    const page = JSON.stringify([pathname, code, keyword]);
    if (page === last) return;
    last = page;
    if (!plan) return;
    const { objectId, bizId = "" } = plan;
    track({ eventId: EVENT_IDS.pageView, objectId, bizId: bizId ?? code });
  };
}

import { EVENT_IDS, type EventId, type ObjectId } from "@wesdom/facts";
import type { Tracker } from "../tracker/tracker-options.ts";

/** Attribute by which an element says what its click is reported under. */
export const CLICK_ATTRIBUTE = "data-track-click";

/** Middle button: opens a link in another tab. */
const MIDDLE_BUTTON = 1;

/** What a click is reported under. */
export interface ClickPlan {
  /** The page's object. */
  readonly objectId: ObjectId;
  /** The link's key. */
  readonly bizId: string;
  /** @default "click" */
  readonly eventId?: EventId;
}

/** What an element is given for its click to be reported by {@link trackClicks}. */
export function clickAttributes(plan: ClickPlan): { readonly [CLICK_ATTRIBUTE]: string } {
  return { [CLICK_ATTRIBUTE]: JSON.stringify(plan) };
}

/**
 * Reports clicks on elements that bear {@link clickAttributes}, whether they were rendered by a server, by React or by
 * hand, and whether the link opens here or, by the middle button, in another tab.
 *
 * @returns Stops it.
 */
export function trackClicks({ track }: Pick<Tracker, "track">): () => void {
  const controller = new AbortController();
  const onClick = (event: Event): void => {
    // The others open a menu, or lead through the history.
    if ((event as MouseEvent).button > MIDDLE_BUTTON) return;
    const plan = (event.target as Element | null)
      ?.closest?.(`[${CLICK_ATTRIBUTE}]`)
      ?.getAttribute(CLICK_ATTRIBUTE);
    if (plan) track({ eventId: EVENT_IDS.click, ...(JSON.parse(plan) as ClickPlan) });
  };
  // On the way down, so that a handler that stops the event does not hide it.
  const options = { capture: true, passive: true, signal: controller.signal };
  document.addEventListener("click", onClick, options);
  document.addEventListener("auxclick", onClick, options);
  return () => controller.abort();
}

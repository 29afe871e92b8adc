import type { Context } from "react";
import { createContext, useContext } from "react";
import type { Tracker } from "../tracker/tracker-options.ts";

/** The site's tracker; nothing on the server and until it has started. */
export const TrackerContext: Context<Tracker | undefined> = createContext<Tracker | undefined>(undefined);

/** The tracker of the nearest `TrackerContext`. */
export function useTracker(): Tracker | undefined {
  return useContext(TrackerContext);
}

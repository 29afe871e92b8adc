import { useRef, useState } from "react";

/** How a list is doing. */
export type LoadState = "idle" | "loading" | "failed";

/** State of a list that grows, and its trigger. */
export interface LoadMore {
  readonly state: LoadState;
  /** Loads the next page, unless it is being loaded. */
  readonly load: () => void;
}

/**
 * Loads page after page, on request. A failure waits for the reader.
 *
 * @param onLoadMore - Fetches the next page and lets the list be rendered with it; rejects when that did not work.
 */
export function useLoadMore(onLoadMore: () => Promise<unknown>): LoadMore {
  const [state, setState] = useState<LoadState>("idle");
  const busy = useRef(false);
  const load = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState("loading");
    let outcome: LoadState = "idle";
    try {
      await onLoadMore();
    } catch {
      outcome = "failed";
    }
    busy.current = false;
    setState(outcome);
  };
  return { state, load: () => void load() };
}

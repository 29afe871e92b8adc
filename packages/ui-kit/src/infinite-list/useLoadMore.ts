import { useEffect, useRef, useState, type RefObject } from "react";

/** How a list is doing. */
export type LoadState = "idle" | "loading" | "failed";

/** What {@link useLoadMore} needs. */
export interface LoadMoreOptions {
  /** Fetches the next page and lets the list be rendered with it; rejects when that did not work. */
  readonly onLoadMore: () => Promise<unknown>;
  /** Whether there is more. */
  readonly hasMore: boolean;
  /** Pages that load by themselves before the button has to be asked. */
  readonly autoPages: number;
  /** Watched: loading starts when it comes near the screen. */
  readonly sentinel: RefObject<Element | null>;
  /** How near, as the margin of an `IntersectionObserver`. */
  readonly nearness: string;
}

/** State of a list that grows, and its trigger. */
export interface LoadMore {
  readonly state: LoadState;
  /** Loads the next page, unless it is being loaded. */
  readonly load: () => void;
}

/** Loads page after page: on request, and a limited number of times by itself. A failure waits for the reader. */
export function useLoadMore(options: LoadMoreOptions): LoadMore {
  const { onLoadMore, hasMore, autoPages, sentinel, nearness } = options;
  const [state, setState] = useState<LoadState>("idle");
  const [automatic, setAutomatic] = useState(0);
  const busy = useRef(false);
  const alive = useRef(true);
  const fetchMore = useRef(onLoadMore);
  useEffect(() => {
    fetchMore.current = onLoadMore;
  });
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  const load = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState("loading");
    let outcome: LoadState = "idle";
    try {
      await fetchMore.current();
    } catch {
      outcome = "failed";
    }
    busy.current = false;
    if (alive.current) setState(outcome);
  };
  const start = useRef(load);
  useEffect(() => {
    start.current = load;
  });
  const waiting = hasMore && state === "idle" && automatic < autoPages;
  useEffect(() => {
    if (!waiting || sentinel.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setAutomatic(automatic + 1);
        void start.current();
      },
      { rootMargin: nearness },
    );
    observer.observe(sentinel.current);
    return () => {
      observer.disconnect();
    };
  }, [waiting, automatic, sentinel, nearness]);
  return { state, load: () => void load() };
}

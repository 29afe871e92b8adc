import {
  LOADING_HIDE_DELAY_MS,
  LOADING_RESET_DELAY_MS,
  LOADING_THROTTLE_MS,
  loadingProgress,
} from "./loadingProgress.ts";

/** What the bar shows. */
export interface LoadingBarState {
  /** Percent. */
  readonly progress: number;
  readonly visible: boolean;
  readonly failed: boolean;
}

/** Drives a bar: `start` and `finish` come from the router. */
export interface LoadingBarController {
  readonly start: () => void;
  /** Ends; with `failed` the bar turns to the error colour first. */
  readonly finish: (failed?: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => LoadingBarState;
}

/** The state of a bar at rest. */
export const LOADING_BAR_AT_REST: LoadingBarState = { progress: 0, visible: false, failed: false };

/**
 * A controller: nothing for 200 ms, then the curve of {@link loadingProgress} from the first frame on, full at the end
 * for 500 ms, and back at the start 400 ms later. What ends within the first 200 ms is never shown.
 */
export function createLoadingBar(): LoadingBarController {
  let state = LOADING_BAR_AT_REST;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const listeners = new Set<() => void>();
  const set = (next: LoadingBarState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const clear = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const run = (): void => {
    let first: number | null = null;
    const step = (now: number): void => {
      first ??= now;
      set({ progress: loadingProgress(now - first), visible: true, failed: false });
      frame = requestAnimationFrame(step);
    };
    set({ progress: 0, visible: true, failed: false });
    frame = requestAnimationFrame(step);
  };
  return {
    start() {
      clear();
      set(LOADING_BAR_AT_REST);
      timer = setTimeout(run, LOADING_THROTTLE_MS);
    },
    finish(failed = false) {
      clear();
      if (!state.visible) {
        set(LOADING_BAR_AT_REST);
        return;
      }
      set({ progress: 100, visible: true, failed });
      timer = setTimeout(() => {
        set({ ...state, visible: false });
        timer = setTimeout(() => set(LOADING_BAR_AT_REST), LOADING_RESET_DELAY_MS);
      }, LOADING_HIDE_DELAY_MS);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => state,
  };
}

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

/** Time and frames, injected by tests. */
export interface LoadingBarClock {
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
  requestFrame(callback: (now: number) => void): unknown;
  cancelFrame(handle: unknown): void;
}

/** Drives a bar: `start` and `finish` come from the router. */
export interface LoadingBarController {
  readonly start: () => void;
  /** Ends; with `failed` the bar turns to the error colour first. */
  readonly finish: (failed?: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => LoadingBarState;
}

const SYSTEM_CLOCK: LoadingBarClock = {
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (handle) => {
    clearTimeout(handle as ReturnType<typeof setTimeout>);
  },
  requestFrame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (handle) => {
    cancelAnimationFrame(handle as number);
  },
};

/** The state of a bar at rest. */
export const LOADING_BAR_AT_REST: LoadingBarState = { progress: 0, visible: false, failed: false };

/**
 * A controller: nothing for 200 ms, then the curve of {@link loadingProgress} from the first frame on, full at the end
 * for 500 ms, and back at the start 400 ms later. What ends within the first 200 ms is never shown.
 */
export function createLoadingBar(clock: LoadingBarClock = SYSTEM_CLOCK): LoadingBarController {
  let state = LOADING_BAR_AT_REST;
  let timer: unknown;
  let frame: unknown;
  const listeners = new Set<() => void>();
  const set = (next: LoadingBarState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const clear = (): void => {
    clock.clearTimeout(timer);
    clock.cancelFrame(frame);
  };
  const run = (): void => {
    let first: number | null = null;
    const step = (now: number): void => {
      first ??= now;
      set({ progress: loadingProgress(now - first), visible: true, failed: false });
      frame = clock.requestFrame(step);
    };
    set({ progress: 0, visible: true, failed: false });
    frame = clock.requestFrame(step);
  };
  return {
    start() {
      clear();
      set(LOADING_BAR_AT_REST);
      timer = clock.setTimeout(run, LOADING_THROTTLE_MS);
    },
    finish(failed = false) {
      clear();
      if (!state.visible) {
        set(LOADING_BAR_AT_REST);
        return;
      }
      set({ progress: 100, visible: true, failed });
      timer = clock.setTimeout(() => {
        set({ ...state, visible: false });
        timer = clock.setTimeout(() => set(LOADING_BAR_AT_REST), LOADING_RESET_DELAY_MS);
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

/** Longest wait for one attempt, answer's body included. */
export const TIMEOUT_MS = 15_000;

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A `fetch` for one call, whose every attempt has its own clock. */
export interface LimitedFetch {
  readonly fetch: Fetch;
  /** Stops the clock of the last attempt. */
  readonly done: () => void;
}

/**
 * Gives each attempt an abort controller of its own, so that a retry after a timeout does not start already aborted.
 * (`AbortSignal.any` would do it, but the oldest supported browsers lack it.)
 *
 * @param fetch - What sends.
 * @param timeoutMs - Milliseconds for one attempt.
 * @param signal - The caller's signal; it ends every attempt.
 */
export function limitedFetch(fetch: Fetch, timeoutMs: number, signal: AbortSignal | undefined): LimitedFetch {
  let done: (() => void) | undefined;
  return {
    done: () => done?.(),
    fetch: async (url, init) => {
      done?.();
      const controller = new AbortController();
      let isTimeout = false;
      const abort = (): void => controller.abort();
      const timer = setTimeout(() => {
        isTimeout = true;
        controller.abort();
      }, timeoutMs);
      done = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
      };
      if (signal?.aborted) abort();
      else signal?.addEventListener("abort", abort);
      try {
        return await fetch(url, { ...init, signal: controller.signal });
      } catch (error) {
        throw isTimeout ? new Error(`No answer within ${timeoutMs} ms`, { cause: error }) : error;
      }
    },
  };
}

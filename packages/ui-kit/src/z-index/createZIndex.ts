/** z-index below the first popup. */
export const POPUP_BASE_Z_INDEX = 2000;

/** Hands out the z-indexes of one page load: whoever opens later lies above. */
export interface ZIndex {
  /** Number the counting started from. */
  readonly base: number;
  /** Raises the counter, then returns it: the first popup gets base + 1. */
  readonly next: () => number;
  /** The number given last, or the base before any was. */
  readonly current: () => number;
}

/**
 * A counter for everything that floats over the page: popups, dialogs and toasts share one.
 *
 * @param base - Number below the first. @default 2000
 * @throws RangeError when the base is no integer.
 * @see Element Plus, `hooks/use-z-index`: the counter is raised before use.
 * @example createZIndex().next() // 2001
 */
export function createZIndex(base: number = POPUP_BASE_Z_INDEX): ZIndex {
  if (!Number.isSafeInteger(base))
    throw new RangeError(`A base of z-indexes is an integer, not ${String(base)}.`);
  let last = base;
  return {
    base,
    next() {
      last += 1;
      return last;
    },
    current: () => last,
  };
}

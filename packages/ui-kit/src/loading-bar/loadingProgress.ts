/** Milliseconds a navigation may take before the bar shows. */
export const LOADING_THROTTLE_MS = 200;

/** Milliseconds after which the bar has come 70 %. */
export const LOADING_DURATION_MS = 2000;

/** Milliseconds the full bar stays. */
export const LOADING_HIDE_DELAY_MS = 500;

/** Milliseconds after hiding until it goes back to the start, unseen. */
export const LOADING_RESET_DELAY_MS = 400;

/** Height of the bar, px at 375. */
export const LOADING_HEIGHT_PX = 3;

/**
 * How far the bar is after a time: fast at first, never quite there.
 *
 * @param elapsedMs - Since the bar appeared.
 * @param durationMs - Scale of the curve. @default 2000
 * @returns Percent, 0 to below 100.
 */
export function loadingProgress(elapsedMs: number, durationMs: number = LOADING_DURATION_MS): number {
  return (2 / Math.PI) * 100 * Math.atan(((elapsedMs / durationMs) * 100) / 50);
}

/** Wait after a first failed report, in milliseconds; it doubles with each further one. */
export const FIRST_RETRY_MS = 2_000;

/** Longest wait by our own choice, in milliseconds: 5 minutes. */
export const MAX_RETRY_MS = 300_000;

/** Longest wait that a server may ask for, in milliseconds: 1 hour. */
export const MAX_RETRY_AFTER_MS = 3_600_000;

/** Statuses below 500 that a later report may fare better with. */
const LATER_STATUSES = [408, 425, 429];

/** Whether the same report may be taken later. */
export function isRetryable(status: number): boolean {
  return status >= 500 || LATER_STATUSES.includes(status);
}

/**
 * How long a server asks to be left alone, in milliseconds; 0 where it does not say.
 *
 * @param retryAfter - The header `Retry-After`: seconds or a date.
 */
export function retryAfterMs(retryAfter: string | null, nowMs: number): number {
  if (!retryAfter) return 0;
  const seconds = Number(retryAfter);
  const waitMs = Number.isNaN(seconds) ? Date.parse(retryAfter) - nowMs : seconds * 1_000;
  return Math.min(Math.max(waitMs, 0) || 0, MAX_RETRY_AFTER_MS);
}

/**
 * The wait before the next attempt, in milliseconds: half of it for certain, half by chance, so that the visitors of a
 * server that was away do not come back all at once.
 *
 * @param failures - How often in a row it failed before.
 * @param chance - 0 to 1.
 */
export function retryDelayMs(failures: number, chance: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS) * (0.5 + chance / 2);
}

/** How long a service is not asked again after it failed: meanwhile each call is told so at once. */
export const PAUSE_MS = 30_000;

/** Asks a service. @throws What its question throws; at once while the service has a pause. */
export type Patience = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

/**
 * Remembers that a service elsewhere failed, so that those who call while it hangs do not wait for it one by one, each to
 * the end. After a pause one call tries for all.
 *
 * @param isOutage - Whether an error is the service's. @default any
 */
export function createPatience(
  now: () => number,
  isOutage: (error: unknown) => boolean = () => true,
): Patience {
  let failedAt: number | undefined;
  return async (ask) => {
    // Of a clock that was set back nobody knows how long ago it failed.
    if (failedAt !== undefined && Math.abs(now() - failedAt) < PAUSE_MS)
      throw new Error("not asked: it failed a moment ago");
    if (failedAt !== undefined) failedAt = now();
    try {
      const answer = await ask();
      failedAt = undefined;
      return answer;
    } catch (error) {
      if (isOutage(error)) failedAt = now();
      throw error;
    }
  };
}

/** How many pages are fetched ahead at once; the next one waits. */
export const PREFETCH_LIMIT = 4;

/**
 * Fetches a page ahead, or has it wait for its turn; one that was asked for before is not fetched again.
 *
 * @param atOnce - Whether it waits for no turn.
 */
export type Prefetch = (path: string, atOnce?: boolean) => void;

/**
 * A queue that fetches each page once, {@link PREFETCH_LIMIT} at a time, in the order in which they were asked for.
 *
 * @param fetchPage - Fetches what a page needs; a failure is silent.
 */
export function createPrefetchQueue(fetchPage: (path: string) => Promise<unknown>): Prefetch {
  const known = new Set<string>();
  const waiting: string[] = [];
  let running = 0;

  const next = (): void => {
    while (running < PREFETCH_LIMIT) {
      const path = waiting.shift();
      if (path === undefined) return;
      running += 1;
      void run(path);
    }
  };
  const run = async (path: string): Promise<void> => {
    try {
      await fetchPage(path);
    } catch {
      // What could not be fetched ahead is fetched by the navigation, which tells of its failure.
    }
    running -= 1;
    next();
  };

  return (path, atOnce = false) => {
    const place = waiting.indexOf(path);
    if (known.has(path) && (place < 0 || !atOnce)) return;
    known.add(path);
    if (atOnce) {
      if (place >= 0) waiting.splice(place, 1);
      running += 1;
      void run(path);
    } else {
      waiting.push(path);
      next();
    }
  };
}

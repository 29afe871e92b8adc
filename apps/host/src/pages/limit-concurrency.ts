/** Thrown where so many wait that one more would wait for nothing. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

/** Runs an action as soon as there is room for it. */
export type Limiter = <Result>(action: () => Promise<Result>) => Promise<Result>;

/**
 * Lets a number of actions run at once and a number of others wait for them.
 *
 * @throws {@link BusyError} (from the limiter) when the queue is full.
 */
export function limitConcurrency(atOnce: number, waiting: number): Limiter {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new BusyError(`${waiting} renders wait already.`);
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  return async (action) => {
    await enter();
    try {
      return await action();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

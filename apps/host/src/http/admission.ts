/** Thrown where so many wait that one more would wait for nothing. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

/**
 * Runs an action as soon as there is room for it: a number run at once, a number of others wait.
 *
 * @param who - Whose action it is, see `networkOf`.
 * @throws BusyError where it found no room.
 */
export type Admission = <Result>(who: string, action: () => Promise<Result>) => Promise<Result>;

export interface Room {
  readonly atOnce: number;
  readonly waiting: number;
}

interface Waiting {
  readonly enter: () => void;
  readonly refuse: (error: BusyError) => void;
}

/**
 * Makes a room. Those who wait are let in by turns, one of each who; where more come than can wait, whoever has most
 * waiting loses the latest of them: a flood stands in its own way, and takes all the room while nobody else wants it.
 */
export function createAdmission({ atOnce, waiting }: Room): Admission {
  /** In the order of their turns. */
  const queues = new Map<string, Waiting[]>();
  let running = 0;
  let queued = 0;

  function wait(who: string): Promise<void> {
    return new Promise((enter, refuse) => {
      const queue = queues.get(who) ?? [];
      queue.push({ enter, refuse });
      queues.set(who, queue);
      queued += 1;
      if (queued > waiting) dropFromLongest();
    });
  }

  function dropFromLongest(): void {
    let longest: readonly [who: string, queue: Waiting[]] | null = null;
    for (const entry of queues) if (entry[1].length >= (longest?.[1].length ?? 0)) longest = entry;
    if (longest === null) return;
    const [who, queue] = longest;
    queue.pop()?.refuse(new BusyError(`${waiting} wait already.`));
    queued -= 1;
    if (queue.length === 0) queues.delete(who);
  }

  function letNextIn(): void {
    const [turn] = queues;
    if (!turn) {
      running -= 1;
      return;
    }
    const [who, queue] = turn;
    const next = queue.shift();
    queued -= 1;
    queues.delete(who);
    if (queue.length > 0) queues.set(who, queue);
    next?.enter();
  }

  return async (who, action) => {
    if (running < atOnce) running += 1;
    else await wait(who);
    try {
      return await action();
    } finally {
      letNextIn();
    }
  };
}

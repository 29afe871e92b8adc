/**
 * Has a request wait for its turn: they begin one by one, by turns of those who ask.
 *
 * @param who - Network of who asks.
 * @param begin - Called when its turn has come; what it does in this tick is the turn.
 * @param refuse - Called instead where too many of the same network wait, or it waited long with many of them behind it.
 */
export type TakeTurn = (who: string, begin: () => void, refuse: () => void) => void;

interface Entry {
  readonly begin: () => void;
  readonly refuse: () => void;
  readonly since: number;
}

export interface TurnsOptions {
  /** Who waited longer may be refused, which is cheap. */
  readonly longestWaitMs: number;
  /** So many of one network wait without one being refused: a company behind one address, not a flood. */
  readonly crowd: number;
  /** Where so many of one network wait, the next is refused at once: what waits is held in memory. */
  readonly mostWaiting: number;
  /** The clock, milliseconds. @default performance.now */
  readonly now?: () => number;
}

/**
 * Makes turns: one request a turn of the event loop, so that connections and answers are looked after in between, and of
 * each network one before the next of the same. A flood waits behind itself.
 */
export function createTurns(options: TurnsOptions): TakeTurn {
  const { longestWaitMs, crowd, mostWaiting, now = () => performance.now() } = options;
  /** In the order of their turns. */
  const queues = new Map<string, Entry[]>();
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || queues.size === 0) return;
    isScheduled = true;
    setImmediate(takeTurn);
  }

  function takeTurn(): void {
    isScheduled = false;
    const [turn] = queues;
    if (!turn) return;
    const [who, queue] = turn;
    queues.delete(who);
    const entry = queue.shift();
    if (queue.length > 0) queues.set(who, queue);
    schedule();
    if (!entry) return;
    if (queue.length >= crowd && now() - entry.since > longestWaitMs) entry.refuse();
    else entry.begin();
  }

  return (who, begin, refuse) => {
    const queue = queues.get(who) ?? [];
    if (queue.length >= mostWaiting) {
      refuse();
      return;
    }
    queue.push({ begin, refuse, since: now() });
    queues.set(who, queue);
    schedule();
  };
}

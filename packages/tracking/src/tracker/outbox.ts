import type { PendingEvent } from "../events/pending-event.ts";
import type { KeyValueStore } from "../internal/key-value-store.ts";
import type { TrackerPorts } from "../ports/tracker-ports.ts";
import type { Delivery } from "../queue/delivery.ts";
import type { DropReason } from "../queue/drop-reason.ts";
import type { PlainEntry } from "../queue/event-queue.ts";
import { createEventQueue, isSealed, readPlain } from "../queue/event-queue.ts";
import { MAX_URL_CHARS } from "../queue/url-limit.ts";
import type { Sealing } from "./sealing.ts";
import type { TrackerOptions } from "./tracker-options.ts";

/** How long other tabs leave a checkpoint alone, in milliseconds: three are missing, so its page is gone. */
export const CHECKPOINT_HELD_MS = 15_000;

/** Bytes that keep the ids of two pages apart. */
const PAGE_ID_BYTES = 4;

/** The queue of one page with its two ways out. */
export interface Outbox {
  readonly newId: () => string;
  /** Queues an event, sealed where that is possible by now. */
  readonly add: (event: PendingEvent, id?: string) => void;
  /** Queues what an event is so far; other tabs leave it alone while it is kept up to date. */
  readonly checkpoint: (event: PendingEvent, id: string) => void;
  /** Whether another tab has taken a checkpoint for one left behind, or it is there no more. */
  readonly isGone: (id: string) => boolean;
  readonly remove: (id: string) => void;
  /** Delivers what is queued, by this page and by others before it. */
  readonly deliver: (signal: AbortSignal) => void;
  /** The network is back. */
  readonly wake: () => void;
  /** Reports, as the page hides, what it has sealed and not reported this way yet. */
  readonly leave: () => void;
  /** Gives up everything. */
  readonly clear: (reason: DropReason) => void;
}

/** Makes the outbox of one page. */
export function createOutbox(
  { endpoint, onSend }: TrackerOptions,
  ports: TrackerPorts,
  store: KeyValueStore,
  sealing: Sealing,
  drop: (reason: DropReason) => void,
): Outbox {
  const { now } = ports;
  const queue = createEventQueue(store, now, drop);
  const pageId = ports.random(PAGE_ID_BYTES).join("");
  const mine = new Set<string>();
  let lastId = 1e5;

  const newId = (): string => {
    lastId += 1;
    return `${now()}-${lastId}-${pageId}`;
  };
  const giveUp = (id: string, reason: DropReason): void => {
    queue.remove(id);
    drop(reason);
  };

  function seal(id: string, to: string, event: PendingEvent): string | undefined {
    const url = sealing.seal(to, event);
    if (url.length > MAX_URL_CHARS) {
      giveUp(id, "oversize");
      return undefined;
    }
    queue.put(id, url);
    return url;
  }

  function sealed(id: string): string | undefined {
    const value = queue.get(id);
    if (!value || isSealed(value)) return value;
    const plain = readPlain(value);
    if (!plain) {
      giveUp(id, "damaged");
      return undefined;
    }
    const heldMs = plain.heldUntilMs - now();
    // A clock that was turned back must not hold it for longer than it was meant to.
    const isHeld = heldMs > 0 && heldMs <= CHECKPOINT_HELD_MS;
    return isHeld ? undefined : seal(id, plain.endpoint, plain.event);
  }

  const keepPlain = (event: PendingEvent, id: string, heldUntilMs: number): void =>
    queue.put(id, JSON.stringify({ endpoint, event, heldUntilMs } satisfies PlainEntry));
  let delivery: Delivery | undefined;
  const getDelivery = (): Delivery =>
    (delivery ??= sealing.createDelivery({ ports, queue, sealed, drop, onSend }));

  return {
    newId,
    add(event, id = newId()) {
      if (!sealing.isReady()) keepPlain(event, id, 0);
      else if (seal(id, endpoint, event)) mine.add(id);
    },
    checkpoint: (event, id) => keepPlain(event, id, now() + CHECKPOINT_HELD_MS),
    isGone: (id) => isSealed(queue.get(id) ?? ""),
    remove: queue.remove,
    deliver: (signal) => getDelivery().start(signal),
    wake: () => delivery?.wake(),
    leave() {
      for (const id of mine) getDelivery().fling(id);
      mine.clear();
    },
    clear(reason) {
      mine.clear();
      for (const id of queue.ids()) giveUp(id, reason);
    },
  };
}

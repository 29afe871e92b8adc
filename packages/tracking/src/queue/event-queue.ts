import type { PendingEvent } from "../events/pending-event.ts";
import type { KeyValueStore } from "../internal/createKeyValueStore.ts";
import type { TrackerPorts } from "../ports/tracker-ports.ts";
import type { DropReason } from "./drop-reason.ts";

/** Most events that are kept. */
export const MAX_QUEUED_EVENTS = 50;

/** Most characters that the queue takes of the storage, keys included: 100 KB. */
export const MAX_QUEUED_CHARS = 100_000;

/** Longest that an event is kept, in milliseconds: 7 days. */
export const MAX_QUEUED_AGE_MS = 604_800_000;

/** What the keys of queued events start with. */
export const QUEUE_PREFIX = "wsd:q:";

/** Bytes that keep the ids of two pages apart. */
const PAGE_ID_BYTES = 4;

/** Digits of the milliseconds that a queued event's id starts with, until the year 2286; before 2001, zeros lead. */
const TIME_DIGITS = 13;

/** An event that waits to be sealed. */
export interface PlainEntry {
  readonly endpoint: string;
  readonly event: PendingEvent;
  /** Until when another tab leaves it alone, in milliseconds since the epoch: a duration that still grows. */
  readonly heldUntilMs: number;
}

/**
 * Events in storage, a key each, so that tabs never write over one another: sealed, as the URL that reports them, or
 * plain. Sealing replaces the value under its key: at no moment is an event there twice or not at all.
 */
export interface EventQueue {
  /** Ids, oldest first; what is too old has been given up. */
  readonly ids: () => string[];
  readonly get: (id: string) => string | undefined;
  /** Keeps an event; the oldest make room for it. */
  readonly put: (id: string, value: string) => void;
  readonly remove: (id: string) => void;
  /** Whether a queued value is a sealed event's URL. */
  readonly isSealed: (value: string) => boolean;
  /** Whether other tabs are to leave an entry alone still. */
  readonly isHeld: (entry: PlainEntry) => boolean;
}

/** How long other tabs leave a checkpoint alone, in milliseconds: three are missing, so its page is gone. */
export const CHECKPOINT_HELD_MS = 15_000;

/** Makes the ids of one page's events: they sort by time, and no other page has them. */
export function createIds({ now, random }: Pick<TrackerPorts, "now" | "random">): () => string {
  const pageId = random(PAGE_ID_BYTES).join("");
  // Six digits from the first on, so that they sort.
  let last = 1e5;
  return () => `${String(now()).padStart(TIME_DIGITS, "0")}-${(last += 1)}-${pageId}`;
}

/**
 * Makes a queue over storage.
 *
 * @param now - Milliseconds since the epoch.
 * @param drop - Hears of each event that is given up.
 */
export function createEventQueue(
  store: KeyValueStore,
  now: () => number,
  drop: (reason: DropReason) => void,
): EventQueue {
  const giveUp = (id: string, reason: DropReason): void => {
    store.remove(QUEUE_PREFIX + id);
    drop(reason);
  };
  const list = (): string[] =>
    store
      .keys()
      .filter((key) => key.startsWith(QUEUE_PREFIX))
      .map((key) => key.slice(QUEUE_PREFIX.length))
      // oxlint-disable-next-line unicorn/no-array-sort -- a fresh array, and toSorted is younger than the browsers
      .sort();

  const ids = (): string[] =>
    list().filter((id) => {
      const isYoung = now() - Number(id.slice(0, TIME_DIGITS)) <= MAX_QUEUED_AGE_MS;
      if (!isYoung) giveUp(id, "age");
      return isYoung;
    });
  const get = (id: string): string | undefined => store.get(QUEUE_PREFIX + id);

  return {
    ids,
    get,
    put(id, value) {
      store.set(QUEUE_PREFIX + id, value);
      const kept = ids();
      let chars = 0;
      for (const each of kept) chars += QUEUE_PREFIX.length + each.length + (get(each) ?? "").length;
      for (let count = kept.length; count > MAX_QUEUED_EVENTS || chars > MAX_QUEUED_CHARS; count -= 1) {
        const oldest = kept.shift() as string;
        chars -= QUEUE_PREFIX.length + oldest.length + (get(oldest) ?? "").length;
        giveUp(oldest, count > MAX_QUEUED_EVENTS ? "count" : "size");
      }
    },
    remove: (id) => store.remove(QUEUE_PREFIX + id),
    isSealed: (value) => !value.startsWith("{"),
    isHeld({ heldUntilMs }) {
      const leftMs = heldUntilMs - now();
      // A clock that was turned back must not hold it for longer than it was meant to.
      return leftMs > 0 && leftMs <= CHECKPOINT_HELD_MS;
    },
  };
}

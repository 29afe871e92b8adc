import { EVENT_IDS, type EventId, shanghaiDay } from "@wesdom/facts";
import type { KeyValueStore } from "../internal/createKeyValueStore.ts";
import { DEVICE_ID_KEY } from "./readDeviceId.ts";

/** Name of the lock under which a visitor is classified and a device id made. */
export const VISITOR_LOCK = "wsd:visitor";

/** Where the day of the last visit lies; it also tells a visitor whose device id was not made yet. */
export const VISIT_DAY_KEY = "wsd:day";

/** Whether the last visit of this device was on another day. */
export function isAnotherDay(store: KeyValueStore, nowMs: number): boolean {
  return store.get(VISIT_DAY_KEY) !== shanghaiDay(nowMs);
}

/**
 * Who starts the site: unique on the first visit of a calendar day, and new or old by what is stored. Marks the visit.
 * Call it under a lock, so that of two tabs one is first.
 */
export function classifyVisitor(store: KeyValueStore, nowMs: number): EventId[] {
  const lastDay = store.get(VISIT_DAY_KEY);
  const today = shanghaiDay(nowMs);
  const isKnown = lastDay ?? store.get(DEVICE_ID_KEY);
  store.set(VISIT_DAY_KEY, today);
  const kind = isKnown ? EVENT_IDS.oldVisitor : EVENT_IDS.newVisitor;
  return lastDay === today ? [kind] : [EVENT_IDS.uniqueVisitor, kind];
}

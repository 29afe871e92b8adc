import type { Sealer } from "../envelope/sealer.ts";
import type { FrontEndTrackingEvent } from "../events/tracking-event.ts";
import { withQuery } from "./report-address.ts";

/** Longest report, address and query, in characters: 4 kB. */
export const MAX_URL_CHARS = 4_096;

/** Longest event as JSON, in UTF-8 bytes: sealed and percent-encoded it leaves 500 characters for the address. */
export const MAX_EVENT_BYTES = 2_000;

/** What is cut where an event is too long, in this order. */
const CUT_FIELDS = ["bizId", "userInfo", "userAgent"] as const;

const utf8Length = (text: string): number => new TextEncoder().encode(text).length;

/** The event as JSON, its longest texts cut until it fits. */
export function truncateEvent(event: FrontEndTrackingEvent): string {
  let fitted = event;
  for (const field of CUT_FIELDS) {
    const excess = utf8Length(JSON.stringify(fitted)) - MAX_EVENT_BYTES;
    const value = fitted[field];
    // Whole characters, of at least a byte each.
    if (value && excess > 0) fitted = { ...fitted, [field]: [...value].slice(0, -excess).join("") };
  }
  return JSON.stringify(fitted);
}

/** The URL that reports an event. */
export function sealEvent(
  sealer: Sealer,
  address: string,
  event: FrontEndTrackingEvent,
  nowMs: number,
  isHiding = false,
): string {
  return withQuery(address, new URLSearchParams({ ...sealer.seal(truncateEvent(event), nowMs, isHiding) }));
}

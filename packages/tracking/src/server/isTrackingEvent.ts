import type { FrontEndTrackingEvent, TrackingEvent } from "../events/tracking-event.ts";
import { DEVICE_TYPE, MAX_DURATION_MS } from "../events/tracking-event.ts";

/** Longest `eventId`, in UTF-16 units. */
export const MAX_EVENT_ID_CHARS = 64;

/** Longest `bizId`, `userAgent` and `userInfo`, in UTF-16 units. */
export const MAX_TEXT_CHARS = 2_048;

/** Latest time that a date can have, in milliseconds since the epoch. */
const MAX_TIME_MS = 8.64e15;

const DEVICE_ID = /^[0-9a-f]{32}$/;

/** Text that a database takes: without NUL and of whole characters. */
function isText(value: unknown, maxChars = MAX_TEXT_CHARS): value is string {
  return (
    typeof value === "string" && value.length <= maxChars && !value.includes("\0") && value.isWellFormed()
  );
}

function isTime(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MAX_TIME_MS;
}

function isCount(type: unknown, value: unknown): boolean {
  if (!Number.isFinite(value)) return false;
  const count = value as number;
  return type === "num" ? count >= 0 : count > 0 && count <= MAX_DURATION_MS;
}

type Check = (value: unknown, event: Readonly<Record<string, unknown>>) => boolean;

const REQUIRED: Readonly<Record<keyof Omit<TrackingEvent, "userInfo">, Check>> = {
  eventId: (value) => isText(value, MAX_EVENT_ID_CHARS) && value !== "",
  objectId: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  bizId: (value) => isText(value),
  countType: (value) => value === "num" || value === "time",
  countValue: (value, event) => isCount(event["countType"], value),
  userAgent: (value) => isText(value),
  deviceIdMd5: (value) => typeof value === "string" && DEVICE_ID.test(value),
  deviceType: (value) => value === DEVICE_TYPE,
  time: isTime,
};

const OPTIONAL: Readonly<Record<"userInfo" | "isCnVersion", Check>> = {
  userInfo: (value) => isText(value),
  isCnVersion: (value) => typeof value === "boolean",
};

/**
 * Whether a value is a tracking event: every field of the specification within its bounds, and none besides.
 *
 * @param value - Anything, such as the JSON of an opened envelope.
 */
export function isTrackingEvent(value: unknown): value is TrackingEvent | FrontEndTrackingEvent {
  if (value == null) return false;
  const event = value as Readonly<Record<string, unknown>>;
  const optional = Object.entries(OPTIONAL).filter(([name]) => Object.hasOwn(event, name));
  const checks = [...Object.entries(REQUIRED), ...optional];
  return (
    checks.length === Object.keys(event).length &&
    checks.every(([name, check]) => Object.hasOwn(event, name) && check(event[name], event))
  );
}

import { AGREED, DECLINED } from "../consent/consent.ts";
import type { EventInput, PendingEvent } from "../events/pending-event.ts";
import { DEFAULT_COUNT_VALUE, DEVICE_TYPE } from "../events/tracking-event.ts";
import type { TrackerPorts } from "../ports/tracker-ports.ts";

/** What is known of the visitor when an event happens. */
export interface EventContext {
  readonly ports: Pick<TrackerPorts, "now" | "userAgent">;
  readonly isCnVersion: boolean;
  /** The visitor's answer. */
  readonly consent: string | undefined;
  readonly userInfo: string | undefined;
}

/** Fills in what the caller left out, and what is not the caller's to say. */
export function completeEvent(input: EventInput, context: EventContext): PendingEvent {
  const { ports, isCnVersion, consent, userInfo } = context;
  const reportsAgent = isCnVersion ? consent !== DECLINED : consent === AGREED;
  return {
    bizId: "",
    countType: "num",
    countValue: DEFAULT_COUNT_VALUE,
    ...input,
    userAgent: reportsAgent ? ports.userAgent : "",
    deviceType: DEVICE_TYPE,
    time: ports.now(),
    ...(userInfo && { userInfo }),
    isCnVersion,
  };
}

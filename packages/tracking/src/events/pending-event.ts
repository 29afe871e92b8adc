import type { EventId, ObjectId } from "@wesdom/facts";
import type { CountType, FrontEndTrackingEvent } from "./tracking-event.ts";

/** What is reported: everything else of an event is filled in. */
export interface EventInput {
  readonly eventId: EventId;
  readonly objectId: ObjectId;
  /**
   * Tells events of one object apart.
   *
   * @default ""
   */
  readonly bizId?: string;
  /** @default "num" */
  readonly countType?: CountType;
  /**
   * Occurrences, or milliseconds where `countType` is `time`.
   *
   * @default 1
   */
  readonly countValue?: number;
}

/** An event before it is sealed: the device id is set then, for its hash comes with the crypto chunk. */
export type PendingEvent = Omit<FrontEndTrackingEvent, "deviceIdMd5">;

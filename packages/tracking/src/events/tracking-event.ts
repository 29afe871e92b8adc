/** Longest duration that is reported, in milliseconds: 24 hours. */
export const MAX_DURATION_MS = 86_400_000;

/** `deviceType` of every event: a mobile page. */
export const DEVICE_TYPE = 1;

/** `countValue` of an event that says nothing else. */
export const DEFAULT_COUNT_VALUE = 1;

/** What `countValue` counts: occurrences, or milliseconds. */
export type CountType = "num" | "time";

/** One event as the server reads it. */
export interface TrackingEvent {
  /** What happened: one of `EVENT_IDS`, or an id of the site's own data. */
  readonly eventId: string;
  /** Where it happened. */
  readonly objectId: number;
  /** Tells events of one object apart; empty where nothing does. */
  readonly bizId: string;
  /** @default "num" */
  readonly countType: CountType;
  /**
   * Occurrences, or milliseconds where `countType` is `time`.
   *
   * @default 1
   */
  readonly countValue: number;
  /** Empty where the visitor did not allow it. */
  readonly userAgent: string;
  /** 32 lower-case hexadecimal digits, kept on the device. */
  readonly deviceIdMd5: string;
  readonly deviceType: typeof DEVICE_TYPE;
  /** When it happened, in milliseconds since the epoch, by the visitor's clock. */
  readonly time: number;
  /** A hashed id of the account, after a login only. */
  readonly userInfo?: string;
}

/** The event as a site sends it. */
export interface FrontEndTrackingEvent extends TrackingEvent {
  /** Whether it comes from the Chinese site. */
  readonly isCnVersion: boolean;
}

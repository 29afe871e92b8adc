import type { OpenFailure } from "../../src/server/index.ts";
import type { FrontEndTrackingEvent, TrackingEvent } from "../../src/events/tracking-event.ts";

/** What the report server answers from now on. */
export interface ServerMood {
  readonly status: number;
  readonly retryAfter?: string;
  readonly contentType?: string;
}

/** A request that reached the report server. */
export interface RecordedReport {
  readonly method: string;
  readonly contentType: string;
  /** The header `Lang`; empty without one. */
  readonly lang: string;
  readonly bodyLength: number;
  readonly urlLength: number;
  /** How it was answered. */
  readonly status: number;
  readonly sign: string;
  /** What was in it, or why it could not be opened. */
  readonly event: TrackingEvent | FrontEndTrackingEvent | OpenFailure;
}

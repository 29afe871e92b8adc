export type { Envelope, EnvelopeProfile } from "../envelope/envelope.ts";
export { DEVICE_TYPE, MAX_DURATION_MS } from "../events/tracking-event.ts";
export type { CountType, FrontEndTrackingEvent, TrackingEvent } from "../events/tracking-event.ts";
export { isTrackingEvent, MAX_EVENT_ID_CHARS, MAX_TEXT_CHARS } from "./isTrackingEvent.ts";
export { MAX_FIELD_CHARS, openEnvelope } from "./openEnvelope.ts";
export type { OpenFailure, OpenOptions, OpenResult } from "./openEnvelope.ts";

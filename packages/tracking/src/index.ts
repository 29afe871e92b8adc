export type { Envelope, EnvelopeProfile } from "./envelope/envelope.ts";
export { DEFAULT_COUNT_VALUE, DEVICE_TYPE, MAX_DURATION_MS } from "./events/tracking-event.ts";
export type { CountType, FrontEndTrackingEvent, TrackingEvent } from "./events/tracking-event.ts";

export type { Envelope, EnvelopeProfile } from "../envelope/envelope.ts";
export type { CountType, FrontEndTrackingEvent, TrackingEvent } from "../events/tracking-event.ts";
export {
  /** @public */
  isTrackingEvent,
} from "./isTrackingEvent.ts";
export { openEnvelope, type OpenFailure, type OpenOptions, type OpenResult } from "./openEnvelope.ts";

export type { Envelope, EnvelopeProfile } from "../envelope/envelope.ts";
export type { Sealer } from "../envelope/sealer.ts";
export type { TrackingCrypto } from "../tracker/tracking-crypto.ts";
export { makeDeviceId, type DeviceIdSources } from "../visitors/makeDeviceId.ts";
export { createSealer, type SealerOptions } from "./createSealer.ts";

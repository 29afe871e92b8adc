export type { Envelope, EnvelopeProfile } from "../envelope/envelope.ts";
export type { Sealer } from "../envelope/sealer.ts";
export type { TrackingCrypto } from "../tracker/tracking-crypto.ts";
export { makeDeviceId } from "../visitors/makeDeviceId.ts";
export type { DeviceIdSources } from "../visitors/makeDeviceId.ts";
export { createSealer } from "./createSealer.ts";
export type { SealerOptions } from "./createSealer.ts";

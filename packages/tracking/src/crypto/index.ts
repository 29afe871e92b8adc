export type { Envelope, EnvelopeProfile } from "../envelope/envelope.ts";
export type { Sealer } from "../envelope/sealer.ts";
export type { TrackingCrypto } from "../tracker/tracking-crypto.ts";
export { createDispatch } from "../queue/dispatch.ts";
export type { Dispatch, DispatchOptions } from "../queue/dispatch.ts";
export { makeDeviceId } from "../visitors/make-device-id.ts";
export type { DeviceIdSources } from "../visitors/make-device-id.ts";
export { createSealer } from "./create-sealer.ts";
export type { SealerOptions } from "./create-sealer.ts";

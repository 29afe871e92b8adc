export type { Envelope, EnvelopeProfile } from "../envelope/envelope.ts";
export type { Sealer, TrackingCrypto } from "../envelope/sealer.ts";
export { createDelivery } from "../queue/delivery.ts";
export type { Delivery, DeliveryOptions, SentReport } from "../queue/delivery.ts";
export { sealEvent } from "../queue/seal-event.ts";
export { makeDeviceId } from "../visitors/make-device-id.ts";
export type { DeviceIdSources } from "../visitors/make-device-id.ts";
export { createSealer } from "./create-sealer.ts";
export type { SealerOptions } from "./create-sealer.ts";

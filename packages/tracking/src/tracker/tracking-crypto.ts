import type { createSealer } from "../crypto/createSealer.ts";
import type { makeDeviceId } from "../visitors/makeDeviceId.ts";

/** What the tracker takes from `@wesdom/tracking/crypto`, which it loads when the page is idle. */
export interface TrackingCrypto {
  readonly createSealer: typeof createSealer;
  readonly makeDeviceId: typeof makeDeviceId;
}

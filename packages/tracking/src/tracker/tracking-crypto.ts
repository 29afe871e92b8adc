import type { EnvelopeProfile } from "../envelope/envelope.ts";
import type { Sealer } from "../envelope/sealer.ts";
import type { DeviceIdSources } from "../visitors/makeDeviceId.ts";

/** What the tracker takes from `@wesdom/tracking/crypto`, which it loads when the page is idle. */
export interface TrackingCrypto {
  readonly createSealer: (options: {
    readonly publicKey: string;
    readonly profile?: EnvelopeProfile;
    readonly random?: (bytes: number) => Uint8Array;
  }) => Sealer;
  /** A new device id. */
  readonly makeDeviceId: (sources: DeviceIdSources) => string;
}

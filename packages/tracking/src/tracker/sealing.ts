import type { Sealer, TrackingCrypto } from "../envelope/sealer.ts";
import type { PendingEvent } from "../events/pending-event.ts";
import type { KeyValueStore } from "../internal/key-value-store.ts";
import type { TrackerPorts } from "../ports/tracker-ports.ts";
import type { Delivery, DeliveryOptions } from "../queue/delivery.ts";
import { DEVICE_ID_KEY, readDeviceId } from "../visitors/device-id.ts";
import type { TrackerOptions } from "./tracker-options.ts";

/** Name of the lock under which a visitor is classified and a device id made. */
export const VISITOR_LOCK = "wsd:visitor";

/** What seals events, once it is loaded and the device has an id. */
export interface Sealing {
  readonly isReady: () => boolean;
  /** Makes it ready, unless it is or is about to be; then says so. */
  readonly load: (signal: AbortSignal, onReady: () => void) => void;
  /** The URL that reports an event; only when ready. */
  readonly seal: (endpoint: string, event: PendingEvent) => string;
  /** What delivers; only when ready. */
  readonly createDelivery: (options: DeliveryOptions) => Delivery;
  /** Forgets the device id. */
  readonly forget: () => void;
}

/** Makes the sealing of one page. */
export function createSealing(
  options: TrackerOptions,
  ports: TrackerPorts,
  store: KeyValueStore,
  isAllowed: () => boolean,
): Sealing {
  let chunk: TrackingCrypto;
  let sealer: Sealer | undefined;
  let deviceId: string | undefined;
  let isLoading = false;

  const refill = (): void => ports.idle(() => sealer?.prepare() && refill());

  async function prepare(signal: AbortSignal): Promise<void> {
    chunk = await options.loadCrypto();
    sealer ??= chunk.createSealer({ ...options, random: ports.random });
    const identify = async (): Promise<void> => {
      if (!isAllowed()) return;
      deviceId = readDeviceId(store) ?? chunk.makeDeviceId(ports);
      store.set(DEVICE_ID_KEY, deviceId);
    };
    await (readDeviceId(store) ? identify() : ports.lock(VISITOR_LOCK, identify, signal));
    refill();
  }

  return {
    isReady: () => deviceId !== undefined,
    load(signal, onReady) {
      if (deviceId || isLoading) return;
      isLoading = true;
      ports.idle(() => {
        prepare(signal)
          .catch((error: unknown) => {
            // The page that hides calls the lock off; that is no error.
            if (!signal.aborted) options.onError?.(error);
          })
          .finally(() => {
            isLoading = false;
            if (deviceId) onReady();
          });
      });
    },
    seal(endpoint, event) {
      refill();
      const identified = { ...event, deviceIdMd5: deviceId as string };
      return chunk.sealEvent(sealer as Sealer, endpoint, identified, ports.now());
    },
    createDelivery: (deliveryOptions) => chunk.createDelivery(deliveryOptions),
    forget() {
      deviceId = undefined;
    },
  };
}

import type { TrackingCrypto } from "./tracking-crypto.ts";
import type { KeyValueStore } from "../internal/key-value-store.ts";
import type { Dispatch, DispatchOptions } from "../queue/dispatch.ts";
import { DEVICE_ID_KEY, readDeviceId } from "../visitors/device-id.ts";
import { VISITOR_LOCK } from "../visitors/visitor.ts";
import type { TrackerOptions } from "./tracker-options.ts";

/** What sealing is loaded with, all but the device id. */
export type SealingOptions = Omit<DispatchOptions, "endpoint" | "lang" | "deviceId" | "onSend"> & {
  readonly options: TrackerOptions;
  readonly store: KeyValueStore;
  readonly isAllowed: () => boolean;
};

/** Sealing, and what comes after it, once the crypto chunk is there and the device has an id. */
export interface Sealing {
  /** There when ready. */
  readonly dispatch: () => Dispatch | undefined;
  /** Makes it ready, unless it is or is about to be; then says so. */
  readonly load: (signal: AbortSignal, onReady: () => void) => void;
  /** Forgets the device id. */
  readonly forget: () => void;
}

/** Makes the sealing of one page. */
export function createSealing({ options, store, isAllowed, ...rest }: SealingOptions): Sealing {
  const { ports } = rest;
  let dispatch: Dispatch | undefined;
  let isLoading = false;

  async function identify(chunk: TrackingCrypto): Promise<void> {
    if (!isAllowed()) return;
    const deviceId = readDeviceId(store) ?? chunk.makeDeviceId(ports);
    store.set(DEVICE_ID_KEY, deviceId);
    const sealer = chunk.createSealer({ ...options, random: ports.random });
    dispatch = chunk.createDispatch(sealer, { ...options, ...rest, deviceId });
  }
  async function prepare(signal: AbortSignal): Promise<void> {
    const chunk = await options.loadCrypto();
    await (readDeviceId(store) ? identify(chunk) : ports.lock(VISITOR_LOCK, () => identify(chunk), signal));
  }

  return {
    dispatch: () => dispatch,
    load(signal, onReady) {
      if (dispatch || isLoading) return;
      isLoading = true;
      ports.idle(() => {
        prepare(signal)
          .catch((error: unknown) => {
            // The page that hides calls the lock off; that is no error.
            if (!signal.aborted) options.onError?.(error);
          })
          .finally(() => {
            isLoading = false;
            // In a task of its own: making ready has wrapped a key, and sealing wraps another.
            if (dispatch) ports.later(onReady, 0);
          });
      });
    },
    forget() {
      dispatch = undefined;
    },
  };
}

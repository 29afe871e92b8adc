import type { KeyValueStore } from "../internal/createKeyValueStore.ts";

/** Where the device id lies; the specification names the key. */
export const DEVICE_ID_KEY = "deviceIdMd5";

const DEVICE_ID = /^[0-9a-f]{32}$/;

/** The device's id, where it has one that a server takes. */
export function readDeviceId(store: KeyValueStore): string | undefined {
  const id = store.get(DEVICE_ID_KEY) ?? "";
  return DEVICE_ID.test(id) ? id : undefined;
}

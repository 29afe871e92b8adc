import { md5 } from "js-md5";

/** Bytes of random text that a device id is the hash of, with the time. */
export const DEVICE_ID_RANDOM_BYTES = 32;

/** What a device id is made of. */
export interface DeviceIdSources {
  /** Cryptographic randomness: as many bytes as asked for. */
  readonly random: (bytes: number) => Uint8Array;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Makes a device id: the MD5 of random text plus the time. MD5 is for its shape, and protects nothing.
 *
 * @returns 32 lower-case hexadecimal digits.
 */
export function makeDeviceId({ random, now }: DeviceIdSources): string {
  const hex = Array.from(random(DEVICE_ID_RANDOM_BYTES), (byte) => byte.toString(16).padStart(2, "0"));
  return md5(hex.join("") + now());
}

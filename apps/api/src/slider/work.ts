import { hash, randomBytes } from "node:crypto";
import type { SliderWork } from "@wesdom/api-client/contract";

const SALT_BYTES = 16;

const BITS_OF_WORD = 32;

/** New work, unlike any before. */
export function newWork(bits: number): SliderWork {
  return { salt: randomBytes(SALT_BYTES).toString("base64url"), bits };
}

/** Whether a number shows that work was done; costs one hash. */
export function isWorkDone({ salt, bits }: SliderWork, nonce: number): boolean {
  const digest = hash("sha256", `${salt}.${nonce}`, "buffer");
  return Math.clz32(digest.readUInt32BE()) >= Math.min(bits, BITS_OF_WORD);
}

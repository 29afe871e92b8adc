import type { KeyObject } from "node:crypto";
import {
  constants,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  privateDecrypt,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import type { Envelope, EnvelopeProfile } from "../envelope/envelope.ts";
import { IV_BYTES, KEY_DIGITS, legacySignedText, signedText } from "../envelope/envelope.ts";
import type { FrontEndTrackingEvent, TrackingEvent } from "../events/tracking-event.ts";
import { isTrackingEvent } from "./isTrackingEvent.ts";

/** Longest field of an envelope, in characters: more than a URL of 4 kB holds. */
export const MAX_FIELD_CHARS = 8_192;

/**
 * Why an envelope stayed closed, for counters, never for the sender:
 * `shape`, a field is missing, too long or not of its alphabet; `sign`, sealed for another key or changed on the way
 * (which of the two cannot be told, on purpose); `data`, signed, but it does not decrypt or is no JSON; `event`, signed
 * JSON that is no tracking event.
 */
export type OpenFailure = "shape" | "sign" | "data" | "event";

/** An opened envelope, or why it stayed closed. */
export type OpenResult =
  | {
      readonly ok: true;
      readonly event: TrackingEvent | FrontEndTrackingEvent;
      /** When the envelope was sealed, in milliseconds since the epoch, by the visitor's clock. */
      readonly time: number;
      /** The same for each copy of one envelope, different for any two events. */
      readonly sign: string;
    }
  | { readonly ok: false; readonly reason: OpenFailure };

/** Settings of {@link openEnvelope}. */
export interface OpenOptions {
  /** @default "v1" */
  readonly profile?: EnvelopeProfile;
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const DIGITS = new RegExp(`^\\d{${KEY_DIGITS}}$`);
const SIGN: Readonly<Record<EnvelopeProfile, RegExp>> = { v1: /^[0-9a-f]{64}$/, legacy: /^[0-9a-f]{32}$/ };
const TIME = /^\d{1,15}$/;

const isField = (value: unknown, alphabet: RegExp): value is string =>
  typeof value === "string" && value.length <= MAX_FIELD_CHARS && alphabet.test(value);

/** The key's digits; any failure gives a random key, so that the next step fails as it does for a forged sign. */
function unwrapKey(wesdom: string, privateKey: KeyObject, profile: EnvelopeProfile): string {
  const padding =
    profile === "v1"
      ? { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" }
      : { padding: constants.RSA_PKCS1_PADDING };
  const never = randomBytes(KEY_DIGITS).toString("hex");
  try {
    const digits = privateDecrypt({ key: privateKey, ...padding }, Buffer.from(wesdom, "base64")).toString(
      "latin1",
    );
    return DIGITS.test(digits) ? digits : never;
  } catch {
    return never;
  }
}

function signOf(envelope: Envelope, digits: string, profile: EnvelopeProfile): string {
  return profile === "v1"
    ? createHmac("sha256", digits).update(signedText(envelope)).digest("hex")
    : createHash("md5").update(legacySignedText(envelope, digits)).digest("hex");
}

function decrypt(data: string, digits: string, profile: EnvelopeProfile): string {
  const bytes = Buffer.from(data, "base64");
  const key = Buffer.from(digits);
  const decipher =
    profile === "v1"
      ? createDecipheriv("aes-128-cbc", key, bytes.subarray(0, IV_BYTES))
      : createDecipheriv("aes-128-ecb", key, null);
  const sealed = profile === "v1" ? bytes.subarray(IV_BYTES) : bytes;
  return new TextDecoder("utf-8", { fatal: true }).decode(
    Buffer.concat([decipher.update(sealed), decipher.final()]),
  );
}

function readEvent(envelope: Envelope, digits: string, profile: EnvelopeProfile): unknown {
  try {
    return JSON.parse(decrypt(envelope.data, digits, profile));
  } catch {
    return undefined;
  }
}

/**
 * Opens a sealed event. Never throws for an envelope, whatever it holds, and does the same work for a wrong key and for
 * a wrong sign.
 *
 * @param envelope - The four fields of the report call, decoded, of whatever type they came.
 * @param privateKey - The RSA key that the envelope was sealed for; a `KeyObject` saves parsing the PEM each time.
 * @throws Error of `node:crypto` when the private key is none.
 */
export function openEnvelope(
  envelope: { readonly [Field in keyof Envelope]?: unknown },
  privateKey: KeyObject | string,
  { profile = "v1" }: OpenOptions = {},
): OpenResult {
  const key = typeof privateKey === "string" ? createPrivateKey(privateKey) : privateKey;
  const { data, wesdom, sign, time } = envelope;
  if (
    !isField(data, BASE64) ||
    !isField(wesdom, BASE64) ||
    !isField(sign, SIGN[profile]) ||
    !isField(time, TIME)
  ) {
    return { ok: false, reason: "shape" };
  }
  const sealed: Envelope = { data, wesdom, sign, time };
  const digits = unwrapKey(wesdom, key, profile);
  const isSigned = timingSafeEqual(Buffer.from(signOf(sealed, digits, profile)), Buffer.from(sign));
  if (!isSigned) return { ok: false, reason: "sign" };
  const event = readEvent(sealed, digits, profile);
  if (event === undefined) return { ok: false, reason: "data" };
  return isTrackingEvent(event)
    ? { ok: true, event, time: Number(time), sign }
    : { ok: false, reason: "event" };
}

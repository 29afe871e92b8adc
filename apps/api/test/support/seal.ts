import {
  constants,
  createCipheriv,
  createHash,
  createHmac,
  publicEncrypt,
  randomBytes,
  randomInt,
} from "node:crypto";
import { readFileSync } from "node:fs";
import type { Envelope, FrontEndTrackingEvent, TrackingEvent } from "@wesdom/tracking/server";
import { developmentKey } from "../../src/keys/developmentKey.ts";

const PUBLIC_KEY = readFileSync(developmentKey("tracking", "public"), "utf8");
const DEVICE = "0123456789abcdef0123456789abcdef";

/** A tracking event, each field as the specification defaults it. */
export function trackingEvent(fields: Partial<FrontEndTrackingEvent> = {}): TrackingEvent {
  return {
    eventId: "page view",
    objectId: 600_001,
    bizId: "",
    countType: "num",
    countValue: 1,
    userAgent: "",
    deviceIdMd5: DEVICE,
    deviceType: 1,
    time: Date.parse("2026-11-21T02:00:00Z"),
    ...fields,
  };
}

/** How an envelope is to differ from a good one of the present make. */
export interface SealOptions {
  readonly publicKey?: string;
  readonly profile?: "v1" | "legacy";
}

/**
 * Seals as the specification says, by node:crypto alone: what the browser's half does with other libraries, and what
 * the API opens, was written by neither of them.
 *
 * @param time - Of the envelope, milliseconds since the epoch.
 */
export function seal(content: unknown, time: number, options: SealOptions = {}): Envelope {
  const { publicKey = PUBLIC_KEY, profile = "v1" } = options;
  const digits = Array.from({ length: 16 }, () => randomInt(10)).join("");
  const json = Buffer.from(JSON.stringify(content));
  const iv = randomBytes(16);
  const cipher =
    profile === "v1"
      ? createCipheriv("aes-128-cbc", digits, iv)
      : createCipheriv("aes-128-ecb", digits, null);
  const encrypted = [cipher.update(json), cipher.final()];
  const data = Buffer.concat(profile === "v1" ? [iv, ...encrypted] : encrypted).toString("base64");
  const padding =
    profile === "v1"
      ? { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" }
      : { padding: constants.RSA_PKCS1_PADDING };
  const wesdom = publicEncrypt({ key: publicKey, ...padding }, Buffer.from(digits)).toString("base64");
  const text = `data=${data}&time=${time}&wesdom=${wesdom}`;
  const sign =
    profile === "v1"
      ? createHmac("sha256", digits).update(text).digest("hex")
      : createHash("md5").update(`${text}&key=${digits}`).digest("hex");
  return { data, wesdom, sign, time: String(time) };
}

/** The address to which an envelope is posted. */
export function reportUrl(envelope: Partial<Envelope>, path = "/common/data/report.do"): string {
  return `${path}?${new URLSearchParams({ ...envelope }).toString()}`;
}

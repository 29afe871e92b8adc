import {
  constants,
  createCipheriv,
  createHash,
  createHmac,
  publicEncrypt,
  randomBytes,
  randomInt,
} from "node:crypto";
import type { Envelope, EnvelopeProfile } from "../../src/envelope/envelope.ts";
import type { FrontEndTrackingEvent } from "../../src/events/tracking-event.ts";
import { PUBLIC_KEY } from "./keys.ts";

export const EVENT: FrontEndTrackingEvent = {
  eventId: "page view",
  objectId: 600034,
  bizId: "双十一 “复盘” & more",
  countType: "num",
  countValue: 1,
  userAgent: "Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50",
  deviceIdMd5: "0123456789abcdef0123456789abcdef",
  deviceType: 1,
  time: 1_790_000_000_000,
  isCnVersion: true,
};

const PADDING = {
  v1: { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" },
  legacy: { padding: constants.RSA_PKCS1_PADDING },
};

export interface NodeSealing {
  readonly digits?: string;
  readonly iv?: Buffer;
  readonly time?: string;
  readonly profile?: EnvelopeProfile;
}

/** The envelope as decisions describe it, written a second time on node:crypto, so that neither side judges itself. */
export function sealWithNode(text: string | Buffer, options: NodeSealing = {}): Envelope {
  const { iv = randomBytes(16), time = "1790000000123", profile = "v1" } = options;
  const digits = options.digits ?? String(randomInt(2 ** 47)).padStart(16, "0");
  const cipher =
    profile === "v1"
      ? createCipheriv("aes-128-cbc", digits, iv)
      : createCipheriv("aes-128-ecb", digits, null);
  const sealed = Buffer.concat([cipher.update(Buffer.from(text)), cipher.final()]);
  const data = (profile === "v1" ? Buffer.concat([iv, sealed]) : sealed).toString("base64");
  const wesdom = publicEncrypt({ key: PUBLIC_KEY, ...PADDING[profile] }, Buffer.from(digits)).toString(
    "base64",
  );
  return signed({ data, wesdom, time }, digits, profile);
}

/** The same fields with the sign that belongs to them. */
export function signed(
  { data, wesdom, time }: Omit<Envelope, "sign">,
  digits: string,
  profile: EnvelopeProfile = "v1",
): Envelope {
  const text = `data=${data}&time=${time}&wesdom=${wesdom}`;
  const sign =
    profile === "v1"
      ? createHmac("sha256", digits).update(text).digest("hex")
      : createHash("md5").update(`${text}&key=${digits}`).digest("hex");
  return { data, wesdom, sign, time };
}

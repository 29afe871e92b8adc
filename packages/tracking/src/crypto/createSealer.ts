import AES from "crypto-js/aes.js";
import Base64 from "crypto-js/enc-base64.js";
import Hex from "crypto-js/enc-hex.js";
import Utf8 from "crypto-js/enc-utf8.js";
import hmacSha256 from "crypto-js/hmac-sha256.js";
import ECB from "crypto-js/mode-ecb.js";
import { md5 } from "js-md5";
import { JSEncrypt } from "jsencrypt";
import type { Envelope, EnvelopeProfile } from "../envelope/envelope.ts";
import { IV_BYTES, KEY_DIGITS, legacySignedText, signedText } from "../envelope/envelope.ts";
import type { Sealer } from "../envelope/sealer.ts";
import { randomDigits } from "./randomDigits.ts";

/** Keys that lie wrapped ahead. */
export const KEYS_AHEAD = 4;

/** Those of them that are kept for a page that hides, so that it pays for no RSA: its duration, and a last click. */
export const KEYS_FOR_HIDING = 2;

/** Settings of {@link createSealer}. */
export interface SealerOptions {
  /** RSA public key of the server, SPKI as PEM; 2048 bits as decided, others work. */
  readonly publicKey: string;
  /** @default "v1" */
  readonly profile?: EnvelopeProfile;
  /**
   * Cryptographic randomness: as many bytes as asked for.
   *
   * @default crypto.getRandomValues
   */
  readonly random?: (bytes: number) => Uint8Array;
}

interface WrappedKey {
  readonly digits: string;
  readonly wesdom: string;
}

const fromPlatform = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function encrypt(text: string, digits: string, { profile, random }: Required<SealerOptions>): string {
  // As bytes: crypto-js takes a string for a passphrase and derives another key from it.
  const key = Utf8.parse(digits);
  if (profile === "legacy") return AES.encrypt(text, key, { mode: ECB }).toString();
  const iv = Hex.parse(toHex(random(IV_BYTES)));
  return Base64.stringify(iv.clone().concat(AES.encrypt(text, key, { iv }).ciphertext));
}

/**
 * Makes what seals events for one server, synchronously, so that it also works while a page hides.
 *
 * @throws TypeError when `publicKey` is no RSA public key.
 */
export function createSealer(options: SealerOptions): Sealer {
  const settings: Required<SealerOptions> = { profile: "v1", random: fromPlatform, ...options };
  const rsa = new JSEncrypt();
  // Given an empty text, jsencrypt would make up a key pair of its own and seal for that.
  rsa.setPublicKey(settings.publicKey || "none");

  const wrapKey = (): WrappedKey => {
    const digits = randomDigits(KEY_DIGITS, settings.random);
    const wesdom = settings.profile === "v1" ? rsa.encryptOAEP(digits) : rsa.encrypt(digits);
    // jsencrypt does not throw for a bad key: it answers false.
    if (!wesdom) throw new TypeError("The tracking server's public key is no RSA public key in PEM (SPKI).");
    return { digits, wesdom };
  };
  const ahead: WrappedKey[] = [wrapKey()];
  const hasSpare = (): boolean => ahead.length > KEYS_FOR_HIDING;

  return {
    hasSpare,
    seal(text, timeMs, isHiding = false): Envelope {
      const ready = isHiding || hasSpare() ? ahead.pop() : undefined;
      const { digits, wesdom } = ready ?? wrapKey();
      const fields = { data: encrypt(text, digits, settings), wesdom, time: String(timeMs) };
      const sign =
        settings.profile === "v1"
          ? hmacSha256(signedText(fields), Utf8.parse(digits)).toString()
          : md5(legacySignedText(fields, digits));
      return { ...fields, sign };
    },
    prepare() {
      if (ahead.length >= KEYS_AHEAD) return false;
      ahead.push(wrapKey());
      return ahead.length < KEYS_AHEAD;
    },
  };
}

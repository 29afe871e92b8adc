import { loginPublicKey, type ApiClient, type SealedPassword } from "@wesdom/api-client";
import { neededModule } from "./neededModule.ts";

/** Random bytes of a nonce: 16 characters of base64url. */
const NONCE_BYTES = 12;

/** A password as it travels: sealed, with the id of the key. */
export interface TravellingPassword {
  readonly password: string;
  readonly keyId: string;
}

/**
 * Seals a password with the server's key of the day: RSA-OAEP of the base64 of the UTF-8 JSON of password, nonce and
 * the server's time. What seals is loaded here, when a password is sent, and not before.
 *
 * @throws `ApiError` where the server gives no key; TypeError for a key that is none.
 */
export async function sealPassword(api: ApiClient, password: string): Promise<TravellingPassword> {
  const [{ JSEncrypt }, { keyId, publicKey, time }] = await Promise.all([
    neededModule(import("jsencrypt")),
    api.call(loginPublicKey),
  ]);
  const rsa = new JSEncrypt();
  // Given an empty text, jsencrypt would make up a key pair of its own and seal for that.
  rsa.setPublicKey(publicKey || "none");
  const content: SealedPassword = { password, nonce: newNonce(), time };
  const sealed = rsa.encryptOAEP(toBase64(new TextEncoder().encode(JSON.stringify(content))));
  if (!sealed) throw new TypeError("The key for passwords is no RSA public key in PEM (SPKI).");
  return { password: sealed, keyId };
}

function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_");
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

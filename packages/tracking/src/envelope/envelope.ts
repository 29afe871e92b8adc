/**
 * How an event is sealed: `v1` by AES-128-CBC, RSA-OAEP-SHA256 and HMAC-SHA256; `legacy`, for an older server, by
 * AES-128-ECB, RSA with PKCS#1 v1.5 and MD5.
 */
export type EnvelopeProfile = "v1" | "legacy";

/** A sealed event: the query of the report call. */
export interface Envelope {
  /** The event as JSON, encrypted, in base64. */
  readonly data: string;
  /** The random number that is the key, encrypted for the server, in base64. */
  readonly wesdom: string;
  /** What binds the fields to the key, in lower-case hexadecimal digits. */
  readonly sign: string;
  /** When it was sealed: milliseconds since the epoch, in decimal digits. */
  readonly time: string;
}

/** The fields that `sign` covers, in the order in which it does. */
export type SignedFields = Pick<Envelope, "data" | "time" | "wesdom">;

/** Decimal digits of a key; their bytes are the AES key. */
export const KEY_DIGITS = 16;

/** Bytes of the initialisation vector that a `v1` envelope's data starts with. */
export const IV_BYTES = 16;

/** What `sign` is made of: the raw values, by name. */
export function signedText({ data, time, wesdom }: SignedFields): string {
  return `data=${data}&time=${time}&wesdom=${wesdom}`;
}

/** What the `legacy` profile's `sign` is the MD5 of. */
export function legacySignedText(fields: SignedFields, digits: string): string {
  return `${signedText(fields)}&key=${digits}`;
}

/** Largest multiple of ten that a byte can be below: bytes from here on would favour the lower digits. */
const UNBIASED_BYTES = 250;

/**
 * Decimal digits, each as likely as any other.
 *
 * @param count - How many.
 * @param random - Cryptographic randomness: as many bytes as asked for.
 */
export function randomDigits(count: number, random: (bytes: number) => Uint8Array): string {
  let digits = "";
  while (digits.length < count) {
    for (const byte of random(count - digits.length)) if (byte < UNBIASED_BYTES) digits += byte % 10;
  }
  return digits;
}

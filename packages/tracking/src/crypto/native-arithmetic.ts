import type { JSEncrypt } from "jsencrypt";

/** jsencrypt's integers. */
interface JsInteger {
  toString(radix: number): string;
}

/** What of jsencrypt's key is needed; it declares the numbers of the key as its own affair. */
interface PublicKey {
  readonly n: JsInteger;
  readonly e: number;
  doPublic: (message: JsInteger) => JsInteger;
}

type IntegerClass = new (digits: string, radix: number) => JsInteger;

const HEX = 16;

const nativeOf = (value: JsInteger): bigint => BigInt(`0x${value.toString(HEX)}`);

/** `base ** exponent % modulus`, one squaring for each bit of the exponent. */
export function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [power, square] = [1n, base % modulus];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) power = (power * square) % modulus;
    square = (square * square) % modulus;
  }
  return power;
}

/**
 * Lets the engine's own integers raise to the public exponent, in place of jsencrypt's: there a first key costs a phone
 * tens of milliseconds in one task, in code that is not compiled yet. The exponent is public, so it is no matter that
 * the time depends on the numbers.
 */
export function raiseNatively(rsa: JSEncrypt): void {
  const key = rsa.getKey() as unknown as PublicKey;
  key.doPublic = (message) => {
    const power = powerModulo(nativeOf(message), BigInt(key.e), nativeOf(key.n));
    return new (key.n.constructor as IntegerClass)(power.toString(HEX), HEX);
  };
}

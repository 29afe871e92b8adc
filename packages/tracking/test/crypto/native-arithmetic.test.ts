import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { assert, bigInt, property } from "fast-check";
import { JSEncrypt } from "jsencrypt";
import { expect, test } from "vitest";
import { powerModulo, raiseNatively } from "../../src/crypto/native-arithmetic.ts";

const LARGEST = 2n ** 64n;

test("a power modulo a number is what multiplying step by step gives", () => {
  assert(
    property(
      bigInt({ min: 0n, max: LARGEST }),
      bigInt({ min: 0n, max: 200n }),
      bigInt({ min: 2n, max: LARGEST }),
      (base, exponent, modulus) => {
        let stepwise = 1n;
        for (let at = 0n; at < exponent; at += 1n) stepwise = (stepwise * base) % modulus;
        return powerModulo(base, exponent, modulus) === stepwise;
      },
    ),
  );
});

test("the engine's integers raise to the same as jsencrypt's", () => {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
  const [plain, native] = [new JSEncrypt(), new JSEncrypt()];
  plain.setPublicKey(pem);
  native.setPublicKey(pem);
  raiseNatively(native);
  const { n = "" } = createPublicKey(pem).export({ format: "jwk" });
  const modulus = BigInt(`0x${Buffer.from(n, "base64url").toString("hex")}`);
  for (const number of [0n, 1n, 2n, modulus - 1n, modulus / 3n]) {
    const digits = number.toString(16);
    const [byJsencrypt, byEngine] = [plain, native].map((rsa) => {
      const key = rsa.getKey();
      const Integer = (key as unknown as { n: { constructor: new (text: string, radix: number) => never } }).n
        .constructor;
      return key.doPublic(new Integer(digits, 16)).toString(16);
    });
    expect(byEngine).toBe(byJsencrypt);
    expect(BigInt(`0x${byEngine}`)).toBe(powerModulo(number, 65_537n, modulus));
  }
});

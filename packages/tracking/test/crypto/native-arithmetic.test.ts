import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { assert, bigInt, property } from "fast-check";
import { JSEncrypt } from "jsencrypt";
import { expect, test, vi } from "vitest";
import { powerModulo, raiseNatively } from "../../src/crypto/native-arithmetic.ts";

type Integer = Parameters<ReturnType<JSEncrypt["getKey"]>["doPublic"]>[0];
type IntegerClass = new (digits: string, radix: number) => Integer;

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

test("the engine's integers raise to the same as jsencrypt's, in their place", () => {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
  const [plain, native] = [new JSEncrypt(), new JSEncrypt()];
  plain.setPublicKey(pem);
  native.setPublicKey(pem);
  raiseNatively(native);
  const { n: modulusDigits = "" } = createPublicKey(pem).export({ format: "jwk" });
  const modulus = BigInt(`0x${Buffer.from(modulusDigits, "base64url").toString("hex")}`);
  for (const number of [0n, 1n, 2n, modulus - 1n, modulus / 3n]) {
    const digits = number.toString(16);
    const [byJsencrypt, byEngine] = [plain, native].map((rsa) => {
      const key = rsa.getKey();
      const { n } = key as unknown as { n: { constructor: IntegerClass } };
      const message = new n.constructor(digits, 16);
      const slow = vi.spyOn(message, "modPowInt");
      const power = key.doPublic(message).toString(16);
      expect(slow).toHaveBeenCalledTimes(rsa === native ? 0 : 1);
      return power;
    });
    expect(byEngine).toBe(byJsencrypt);
    expect(BigInt(`0x${byEngine}`)).toBe(powerModulo(number, 65_537n, modulus));
  }
});

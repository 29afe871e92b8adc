import * as fc from "fast-check";
import { createHash, createPrivateKey, privateDecrypt } from "node:crypto";
import type { Mock } from "vitest";
import { describe, expect, it, vi } from "vitest";
import { KEYS_AHEAD } from "../../src/crypto/createSealer.ts";
import { createSealer, makeDeviceId } from "../../src/crypto/index.ts";
import { randomDigits } from "../../src/crypto/randomDigits.ts";
import { openEnvelope } from "../../src/server/index.ts";
import { PRIVATE_KEY, PUBLIC_KEY } from "../support/keys.ts";
import { EVENT } from "../support/seal-with-node.ts";

const key = createPrivateKey(PRIVATE_KEY);
const NOW_MS = 1_790_000_000_123;

describe("createSealer", () => {
  it.each(["v1", "legacy"] as const)("seals by profile %s what the server opens", (profile) => {
    const sealer = createSealer({ publicKey: PUBLIC_KEY, profile });
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), fc.nat(), (bizId, count) => {
        const event = { ...EVENT, bizId: bizId.replaceAll("\0", ""), countValue: count };
        const envelope = sealer.seal(JSON.stringify(event), NOW_MS);
        expect(openEnvelope(envelope, key, { profile })).toEqual({
          ok: true,
          event,
          time: NOW_MS,
          sign: envelope.sign,
        });
      }),
    );
  });

  it("wraps a key into 344 characters each time, leading zeros or not", () => {
    const sealer = createSealer({ publicKey: PUBLIC_KEY });
    for (let count = 0; count < 600; count += 1) {
      const envelope = sealer.seal(JSON.stringify(EVENT), NOW_MS);
      expect(envelope.wesdom).toHaveLength(344);
      expect(openEnvelope(envelope, key).ok).toBe(true);
    }
  });

  it("takes a fresh key of 16 decimal digits for each event @R7.53", () => {
    const sealer = createSealer({ publicKey: PUBLIC_KEY });
    const keys = Array.from({ length: 50 }, () =>
      privateDecrypt(
        { key, oaepHash: "sha256" },
        Buffer.from(sealer.seal("{}", NOW_MS).wesdom, "base64"),
      ).toString(),
    );
    expect(new Set(keys).size).toBe(50);
    for (const digits of keys) expect(digits).toMatch(/^\d{16}$/);
  });

  /** Whether sealing had to wrap a key: it asks for 16 bytes twice then, once for the vector alone. */
  function wraps(random: Mock<(bytes: number) => Uint8Array>, seal: () => unknown): boolean {
    random.mockClear();
    seal();
    return random.mock.calls.length > 1;
  }

  it("wraps keys ahead, no more than it said, and keeps two for a page that hides", () => {
    const random = vi.fn<(bytes: number) => Uint8Array>((bytes) =>
      crypto.getRandomValues(new Uint8Array(bytes)),
    );
    const sealer = createSealer({ publicKey: PUBLIC_KEY, random });
    let prepared = 1;
    while (sealer.prepare()) prepared += 1;
    expect(prepared).toBe(KEYS_AHEAD - 1);
    const seal = (isHiding: boolean) => (): unknown => sealer.seal("{}", NOW_MS, isHiding);
    const seen = [false, false, false, false, true, true, true];
    expect(seen.map((isHiding) => wraps(random, seal(isHiding)))).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
      true,
    ]);
    expect(sealer.prepare()).toBe(true);
  });

  it.each(["", "no key", "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----"])(
    "says that %j is no key",
    (publicKey) => {
      expect(() => createSealer({ publicKey })).toThrow(/no RSA public key/);
    },
  );
});

describe("randomDigits", () => {
  it("leaves out the bytes that would favour low digits", () => {
    const bytes = [250, 255, 0, 9, 10, 249, 251, 99];
    expect(randomDigits(5, (count) => Uint8Array.from(bytes.splice(0, count)))).toBe("09099");
  });

  it("asks on until it has enough", () => {
    const random = vi
      .fn<(count: number) => Uint8Array>()
      .mockReturnValueOnce(Uint8Array.of(255, 255, 1))
      .mockReturnValueOnce(Uint8Array.of(2, 255))
      .mockReturnValueOnce(Uint8Array.of(3));
    expect(randomDigits(3, random)).toBe("123");
    expect(random.mock.calls).toEqual([[3], [2], [1]]);
  });

  it("gives each digit for 25 bytes", () => {
    const digits = randomDigits(250, () => Uint8Array.from({ length: 250 }, (_, byte) => byte));
    const counts = Object.values(Object.groupBy(digits.split(""), (digit) => digit)).map(
      (all) => all?.length,
    );
    expect(counts).toEqual(Array.from({ length: 10 }, () => 25));
  });
});

describe("makeDeviceId", () => {
  it("is the MD5 of 32 random bytes as hexadecimal digits and the time @R3.12", () => {
    const random = (bytes: number): Uint8Array => Uint8Array.from({ length: bytes }, (_, index) => index);
    const text = Array.from(random(32), (byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(makeDeviceId({ random, now: () => NOW_MS })).toBe(
      createHash("md5").update(`${text}${NOW_MS}`).digest("hex"),
    );
  });
});

import * as fc from "fast-check";
import { createPrivateKey } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Envelope } from "../../src/server/index.ts";
import { isTrackingEvent, openEnvelope } from "../../src/server/index.ts";
import { OTHER_PRIVATE_KEY, PRIVATE_KEY } from "../support/keys.ts";
import { EVENT, sealWithNode, signed } from "../support/seal-with-node.ts";

const key = createPrivateKey(PRIVATE_KEY);
const DIGITS = "0421978563012345";
const JSON_EVENT = JSON.stringify(EVENT);

function without<T extends object>(value: T, field: keyof T): Partial<T> {
  const copy: Partial<T> = { ...value };
  delete copy[field];
  return copy;
}

describe("openEnvelope", () => {
  it.each(["v1", "legacy"] as const)("opens what was sealed by profile %s", (profile) => {
    const envelope = sealWithNode(JSON_EVENT, { profile });
    expect(openEnvelope(envelope, key, { profile })).toEqual({
      ok: true,
      event: EVENT,
      time: 1_790_000_000_123,
      sign: envelope.sign,
    });
  });

  it("takes the key as PEM", () => {
    expect(openEnvelope(sealWithNode(JSON_EVENT), PRIVATE_KEY).ok).toBe(true);
  });

  it("throws for a private key that is none", () => {
    expect(() => openEnvelope(sealWithNode(JSON_EVENT), "no key")).toThrow(/PEM|DECODER|unsupported/i);
  });

  it.each(["v1", "legacy"] as const)("keeps an envelope of profile %s for another key shut", (profile) => {
    const envelope = sealWithNode(JSON_EVENT, { profile });
    expect(openEnvelope(envelope, OTHER_PRIVATE_KEY, { profile })).toEqual({ ok: false, reason: "sign" });
  });

  it("does not take one profile for the other", () => {
    expect(openEnvelope(sealWithNode(JSON_EVENT, { profile: "legacy" }), key)).toEqual({
      ok: false,
      reason: "shape",
    });
  });

  it.each(["data", "wesdom", "sign", "time"] as const)("wants %s as text of its alphabet", (field) => {
    for (const profile of ["v1", "legacy"] as const) {
      const envelope = sealWithNode(JSON_EVENT, { profile });
      const text = envelope[field];
      const bad = ["", "ä", 7, null, ["a"], {}, "A".repeat(9_000), `!${text}`, `${text}!`, `${text}A`];
      for (const value of [undefined, ...bad])
        expect(openEnvelope({ ...envelope, [field]: value }, key, { profile })).toEqual({
          ok: false,
          reason: "shape",
        });
    }
  });

  it("tells signed garbage from a forgery", () => {
    const short = signed({ ...sealWithNode("{}", { digits: DIGITS }), data: "AAAA" }, DIGITS);
    expect(openEnvelope(short, key)).toEqual({ ok: false, reason: "data" });
    expect(openEnvelope(sealWithNode("no json"), key)).toEqual({ ok: false, reason: "data" });
    expect(openEnvelope(sealWithNode(Buffer.from('"\u00ff"', "latin1")), key)).toEqual({
      ok: false,
      reason: "data",
    });
    expect(openEnvelope(sealWithNode("{}"), key)).toEqual({ ok: false, reason: "event" });
    expect(openEnvelope(sealWithNode("null"), key)).toEqual({ ok: false, reason: "event" });
  });

  it("refuses a key that is not 16 decimal digits", () => {
    const envelope = sealWithNode(JSON_EVENT, { digits: "abcdefghijklmnop" });
    expect(openEnvelope(envelope, key)).toEqual({ ok: false, reason: "sign" });
  });

  it("notices a change of any one character", () => {
    const envelope = sealWithNode(JSON_EVENT);
    const field = fc.constantFrom<keyof Envelope>("data", "wesdom", "sign", "time");
    fc.assert(
      fc.property(
        field,
        fc.nat(),
        fc.constantFrom(..."0123456789abcdefXYZ+/".split("")),
        (name, at, char) => {
          const value = envelope[name];
          const index = at % value.length;
          const changed = value.slice(0, index) + char + value.slice(index + 1);
          fc.pre(changed !== value);
          expect(openEnvelope({ ...envelope, [name]: changed }, key).ok).toBe(false);
        },
      ),
    );
  });

  it("never throws for an envelope", () => {
    const base64 = fc.base64String({ minLength: 4, maxLength: 400 });
    const sign = fc.string({
      unit: fc.constantFrom(..."0123456789abcdef".split("")),
      minLength: 64,
      maxLength: 64,
    });
    const time = fc.nat().map(String);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.record({ data: base64, wesdom: base64, sign, time }),
          fc.record({ data: fc.anything(), wesdom: fc.anything(), sign: fc.anything(), time: fc.anything() }),
        ),
        (envelope) => {
          expect(openEnvelope(envelope, key).ok).toBe(false);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("never throws for anything that is signed", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.base64String({ minLength: 4 }), (text, data) => {
        const envelope = sealWithNode(text, { digits: DIGITS });
        expect(openEnvelope(envelope, key).ok).toBe(false);
        expect(openEnvelope(signed({ ...envelope, data }, DIGITS), key).ok).toBe(false);
      }),
    );
  });
});

describe("isTrackingEvent", () => {
  it("takes both variants, with userInfo and without", () => {
    const plain = without(EVENT, "isCnVersion");
    for (const event of [EVENT, plain, { ...EVENT, userInfo: "5f4d" }, { ...plain, userInfo: "" }]) {
      expect(isTrackingEvent(event)).toBe(true);
    }
  });

  it.each([
    "eventId",
    "objectId",
    "bizId",
    "countType",
    "countValue",
    "userAgent",
    "deviceIdMd5",
    "deviceType",
    "time",
  ] as const)("needs %s", (field) => {
    const rest = without(EVENT, field);
    expect(isTrackingEvent(rest)).toBe(false);
    expect(isTrackingEvent({ ...rest, [field]: null })).toBe(false);
    expect(isTrackingEvent({ ...rest, extra: 1 })).toBe(false);
  });

  it.each([
    { eventId: "" },
    { eventId: "x".repeat(65) },
    { objectId: -1 },
    { objectId: 1.5 },
    { bizId: "a\0b" },
    { bizId: "\ud800" },
    { bizId: "x".repeat(2_049) },
    { countType: "hours" },
    { countValue: -1 },
    { countValue: Number.NaN },
    { countType: "time", countValue: 0 },
    { countType: "time", countValue: 86_400_001 },
    { deviceIdMd5: "0123456789ABCDEF0123456789ABCDEF" },
    { deviceIdMd5: `${EVENT.deviceIdMd5}0` },
    { deviceIdMd5: `x${EVENT.deviceIdMd5}` },
    { deviceIdMd5: [EVENT.deviceIdMd5] },
    { deviceType: 2 },
    { time: -1 },
    { time: 8.64e15 + 2 },
    { userInfo: 7 },
    { isCnVersion: "true" },
    { referrer: "https://example.com" },
  ])("refuses %o", (change) => {
    expect(isTrackingEvent({ ...EVENT, ...change })).toBe(false);
  });

  it.each([
    { countType: "time", countValue: 86_400_000 },
    { eventId: "x".repeat(64), bizId: "x".repeat(2_048) },
    { objectId: 0, countValue: 0, time: 0 },
    { time: 8.64e15 },
  ])("takes %o", (change) => {
    expect(isTrackingEvent({ ...EVENT, ...change })).toBe(true);
  });
});

import * as fc from "fast-check";
import { createPrivateKey } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createSealer } from "../../src/crypto/index.ts";
import { truncateEvent, MAX_EVENT_BYTES, sealEvent } from "../../src/queue/sealEvent.ts";
import { isTrackingEvent, openEnvelope } from "../../src/server/index.ts";
import { PRIVATE_KEY, PUBLIC_KEY } from "../support/keys.ts";
import { EVENT } from "../support/seal-with-node.ts";

const key = createPrivateKey(PRIVATE_KEY);
const sealer = createSealer({ publicKey: PUBLIC_KEY });
const LONG_ENDPOINT = `https://${"reports.".repeat(40)}example.com/api/common/data/report.do`;
const NOW_MS = 1_790_000_000_123;

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 3_000 }).map((value) => value.replaceAll("\0", "")),
  fc.constantFrom(
    "😀".repeat(900),
    "中".repeat(2_000),
    '"\\'.repeat(1_500),
    "\u0001".repeat(800),
    "x".repeat(9_000),
  ),
);

describe("sealEvent", () => {
  it("makes URLs of at most 4 kB that open as whole events, whatever the texts", () => {
    fc.assert(
      fc.property(text, text, text, (bizId, userAgent, userInfo) => {
        const event = { ...EVENT, bizId, userAgent, userInfo };
        const url = sealEvent(sealer, LONG_ENDPOINT, event, NOW_MS);
        expect(url.length).toBeLessThanOrEqual(4_096);
        const opened = openEnvelope(Object.fromEntries(new URL(url).searchParams), key);
        expect(opened).toMatchObject({ ok: true, time: NOW_MS });
        const read = opened.ok ? opened.event : EVENT;
        expect(bizId.startsWith(read.bizId)).toBe(true);
        expect(userAgent.startsWith(read.userAgent)).toBe(true);
      }),
    );
  });

  it("writes an ordinary event in less than 2 kB", () => {
    expect(sealEvent(sealer, "/api/common/data/report.do", EVENT, NOW_MS).length).toBeLessThan(2_000);
  });

  it("encodes what base64 has and a query reads otherwise @R7.41", () => {
    for (let count = 0; count < 20; count += 1) {
      const url = sealEvent(sealer, "/r", EVENT, NOW_MS);
      expect(url).toMatch(/^\/r\?[\w=&%]+$/);
      const fields = Object.fromEntries(new URLSearchParams(url.slice("/r?".length)));
      expect(Object.keys(fields).toSorted()).toEqual(["data", "sign", "time", "wesdom"]);
      expect(openEnvelope(fields, key).ok).toBe(true);
    }
  });
});

describe("truncateEvent", () => {
  it("cuts nothing that fits, then bizId first, the user agent last, and never in the middle of a character", () => {
    expect(JSON.parse(truncateEvent(EVENT))).toEqual(EVENT);
    const bizId = "😀".repeat(600);
    const cut = JSON.parse(truncateEvent({ ...EVENT, bizId })) as typeof EVENT;
    expect(cut.bizId.isWellFormed()).toBe(true);
    expect(bizId.startsWith(cut.bizId)).toBe(true);
    expect({ ...cut, bizId }).toEqual({ ...EVENT, bizId });
    const both = JSON.parse(truncateEvent({ ...EVENT, bizId, userAgent: "x".repeat(5_000) })) as typeof EVENT;
    expect(both.bizId).toBe("");
    expect(both.userAgent.length).toBeGreaterThan(1_000);
    expect(new TextEncoder().encode(JSON.stringify(both)).length).toBeLessThanOrEqual(MAX_EVENT_BYTES);
    expect(isTrackingEvent(both)).toBe(true);
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { retryAfterMs, isRetryable, retryDelayMs } from "../../src/queue/backoff.ts";

const NOW_MS = Date.UTC(2026, 10, 21, 10, 0, 0);

describe("isRetryable", () => {
  it.each([408, 425, 429, 500, 502, 503, 504])("%i may be taken later", (status) => {
    expect(isRetryable(status)).toBe(true);
  });
  it.each([200, 204, 302, 400, 401, 403, 404, 413, 414, 422])("%i is an answer for good", (status) => {
    expect(isRetryable(status)).toBe(false);
  });
});

describe("retryAfterMs", () => {
  it.each([
    [null, 0],
    ["", 0],
    ["0", 0],
    ["-5", 0],
    ["soon", 0],
    ["120", 120_000],
    ["1.5", 1_500],
    ["999999", 3_600_000],
    ["Infinity", 3_600_000],
    ["Sat, 21 Nov 2026 10:00:30 GMT", 30_000],
    ["Sat, 21 Nov 2026 09:00:00 GMT", 0],
    ["Sun, 22 Nov 2026 10:00:30 GMT", 3_600_000],
  ])("takes %j for %i ms", (header, waitMs) => {
    expect(retryAfterMs(header, NOW_MS)).toBe(waitMs);
  });
});

describe("retryDelayMs", () => {
  it("doubles from 2 s to 5 min, half of it by chance", () => {
    expect([0, 1, 2, 6, 7, 8, 2_000].map((failures) => retryDelayMs(failures, 1))).toEqual([
      2_000, 4_000, 8_000, 128_000, 256_000, 300_000, 300_000,
    ]);
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
        const longest = retryDelayMs(failures, 1);
        expect(retryDelayMs(failures, chance)).toBeGreaterThanOrEqual(longest / 2);
        expect(retryDelayMs(failures, chance)).toBeLessThanOrEqual(longest);
      }),
    );
  });
});

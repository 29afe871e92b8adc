import { describe, expect, test } from "vitest";
import { CLOCK_SKEW_MS, HOST_TOKEN_LIFETIME_MS, hostToken, isHostToken } from "./host-token.ts";

const SECRET = "the secret of a host and its API";
const NEXT = "the secret that is to come after";
const NOW = Date.parse("2026-11-24T12:00:00Z");

describe("a token of the host", () => {
  const token = hostToken(SECRET, NOW);

  test("shows the secret without holding it", () => {
    expect(isHostToken(token, [SECRET], NOW)).toBe(true);
    expect(token).not.toContain(SECRET);
    expect(hostToken(SECRET, NOW + 1)).not.toBe(token);
  });

  test("ends, as far as the clocks may be apart", () => {
    const end = NOW + HOST_TOKEN_LIFETIME_MS + CLOCK_SKEW_MS;
    expect(isHostToken(token, [SECRET], end - 1)).toBe(true);
    expect(isHostToken(token, [SECRET], end)).toBe(false);
    expect(isHostToken(token, [SECRET], NOW - CLOCK_SKEW_MS)).toBe(true);
    expect(isHostToken(token, [SECRET], NOW - CLOCK_SKEW_MS - 1)).toBe(false);
  });

  test("of either secret is believed while they are exchanged", () => {
    expect(isHostToken(hostToken(NEXT, NOW), [SECRET], NOW)).toBe(false);
    expect(isHostToken(hostToken(NEXT, NOW), [SECRET, NEXT], NOW)).toBe(true);
    expect(isHostToken(token, [SECRET, NEXT], NOW)).toBe(true);
    expect(isHostToken(token, [NEXT], NOW)).toBe(false);
    expect(isHostToken(token, [], NOW)).toBe(false);
  });

  const [end = "", seal = ""] = token.split(".");
  test.each([
    undefined,
    "",
    ".",
    SECRET,
    end,
    `${end}.`,
    `${Number(end) + 1}.${seal}`,
    `0${end}.${seal}`,
    `${end}.${seal.slice(1)}`,
    `${end}.${"A".repeat(43)}`,
    `${token},${token}`,
    `${token} `,
  ])("%j is none", (shown) => {
    expect(isHostToken(shown, [SECRET], NOW)).toBe(false);
  });
});

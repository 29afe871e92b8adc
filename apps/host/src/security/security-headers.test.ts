import { expect, test } from "vitest";
import { addSecurityHeaders } from "./security-headers.ts";

test("an answer has every header, its own where it brings one, and stays on https where the site is", () => {
  const own = new Headers({ "x-frame-options": "DENY" });
  const headers = new Headers();
  for (const each of [own, headers]) addSecurityHeaders(each, "http://www.site.test");
  expect(own.get("x-frame-options")).toBe("DENY");
  const always = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
  };
  expect(Object.fromEntries(headers)).toEqual(always);
  addSecurityHeaders(headers, "https://www.site.test");
  expect(Object.fromEntries(headers)).toEqual({
    ...always,
    "strict-transport-security": "max-age=63072000; includeSubDomains",
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "../settings/default-settings.ts";
import { channelOrigins, safeTarget } from "./safe-navigate.ts";

const BASE = "https://site.test/m/zh-cn?a=1#b";
const allowedOrigins = channelOrigins(DEFAULT_SETTINGS);
const go = (target: string, external?: boolean) =>
  safeTarget(target, { base: BASE, allowedOrigins, ...(external === undefined ? {} : { external }) });

const EXTERNAL =
  "Navigating to an external URL is not allowed by default. Use `navigateTo(url, { external: true })`.";

describe("navigation within the site", () => {
  it.each([
    ["/m/zh-cn/about?a=1#b", "/m/zh-cn/about?a=1#b"],
    ["", "/"],
    ["?page=2", "/m/zh-cn?page=2"],
    ["about", "/m/about"],
    ["/m/a b/c:d?to=https://evil.test//", "/m/a%20b/c:d?to=https://evil.test//"],
    ["about/a:b", "/m/about/a:b"],
  ])("of %j leads to %s", (target, href) => {
    expect(go(target)).toEqual({ external: false, href });
  });

  it.each([
    "https://evil.test/",
    "//evil.test",
    "\\\\evil.test",
    "/\\evil.test",
    "/.//evil.test",
    "/m/..//evil.test",
    "..//evil.test",
    " //evil.test",
    "\u0000https://evil.test",
    "ht\ntps://evil.test",
    "javascript:alert(1)",
    "mailto:a@b.test",
  ])("refuses %j as external @R8.8", (target) => {
    expect(() => go(target)).toThrow(new Error(EXTERNAL));
  });
});

describe("navigation out of the site", () => {
  it("reaches the hosts of the configuration's channels", () => {
    expect(go("https://linkedin.example.com/company/wesdom", true).external).toBe(true);
    expect(go("https://site.test/centre", true).href).toBe("https://site.test/centre");
    expect(go("//jobs.example.com/x", true).href).toBe("https://jobs.example.com/x");
  });

  it.each([
    "https://evil.test/",
    "http://evil.test/",
    "//linkedin.example.com.evil.test",
    "https://linkedin.example.com@evil.test/",
  ])("refuses %s, which the configuration does not name @R8.8", (target) => {
    expect(() => go(target, true)).toThrow(new Error(EXTERNAL));
  });

  it.each([
    ["javascript:alert(1)", "javascript:"],
    ["JavaScript:alert(1)", "javascript:"],
    [" \u0000javascript:alert(1)", "javascript:"],
    ["java\tscript:alert(1)", "javascript:"],
    ["data:text/html,x", "data:"],
    ["blob:https://site.test/1", "blob:"],
    ["vbscript:x", "vbscript:"],
  ])("refuses %j by its protocol @R8.8", (target, protocol) => {
    expect(() => go(target, true)).toThrow(
      new Error(`Cannot navigate to a URL with '${protocol}' protocol.`),
    );
  });

  it.each(["mailto:a@b.test", "tel:400-003-5180", "weixin://dl/chat"])("lets %s pass", (target) => {
    expect(go(target, true)).toEqual({ external: true, href: target });
  });

  it("names the origins of every configured link and nothing else", () => {
    const { links } = DEFAULT_SETTINGS;
    expect(
      channelOrigins({ links: { ...links, chat: "javascript:alert(1)", referral: "https://" } }),
    ).not.toContain(null);
    expect(allowedOrigins).toContain("https://whatsapp.example.com");
    expect(allowedOrigins).toContain("https://jobs.example.com");
  });
});

it("never leaves the site by a target that was not asked to, whatever its text", () => {
  const nasty = fc.constantFrom(
    "/",
    "\\",
    ":",
    "\t",
    "\n",
    " ",
    "\u0000",
    "javascript",
    "https",
    "evil.test",
    "@",
    "?",
    "#",
    ".",
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(nasty, { maxLength: 12 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(text, (target) => {
      let href: string;
      try {
        ({ href } = go(target));
      } catch {
        return;
      }
      // As a browser would follow it.
      expect(new URL(href, BASE).origin).toBe("https://site.test");
    }),
    { numRuns: 3000 },
  );
});

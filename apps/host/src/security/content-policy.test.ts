import { DEFAULT_SETTINGS } from "@wesdom/site-runtime";
import { describe, expect, test } from "vitest";
import { contentPolicyOf, scriptHash } from "./content-policy.ts";

describe("contentPolicyOf", () => {
  const settings = {
    ...DEFAULT_SETTINGS,
    apiBase: "https://api.test/v1",
    assetBase: "https://cdn.test/site",
    links: { ...DEFAULT_SETTINGS.links, chat: "https://chat.test/frame?id=1" },
  };

  test("follows the settings", () => {
    const lines = [
      "default-src 'self'",
      "script-src 'self' https://cdn.test https://res.wx.qq.com",
      "style-src 'self' 'unsafe-inline' https://cdn.test",
      "img-src 'self' data: blob: https://cdn.test https://api.test",
      "font-src 'self' data: https://cdn.test",
      "connect-src 'self' https://cdn.test https://api.test",
      "frame-src 'self' https://chat.test",
      "frame-ancestors 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types default",
      "report-uri /m/_beacon/policy",
    ];
    expect(contentPolicyOf([], settings).split("; ")).toEqual(lines);
    const site = {
      ...settings,
      publicOrigin: "https://www.site.test",
      assetBase: "/m",
      apiBase: "https://cdn.test",
    };
    const secure = contentPolicyOf([], site).split("; ");
    expect(secure.at(-1)).toBe("upgrade-insecure-requests");
    expect(secure).toContain("connect-src 'self' https://cdn.test");
  });

  test("allows GeeTest's script and what it loads where its puzzles are asked, and nothing of it elsewhere", () => {
    const geetest = { script: "https://gt.test/js/gt.js", sources: ["https://*.gt.test", "https://gv.test"] };
    const sources = " https://gt.test https://*.gt.test https://gv.test";
    const lines = contentPolicyOf([], { ...settings, geetest }).split("; ");
    const allowing = lines.filter((line) => line.endsWith(sources)).map((line) => line.split(" ")[0]);
    expect(allowing).toEqual(["script-src", "style-src", "img-src", "connect-src"]);
    expect(lines.filter((line) => line.includes("gt.test"))).toHaveLength(allowing.length);
    expect(contentPolicyOf([], settings)).not.toContain("gt.test");
    expect(contentPolicyOf([], { ...settings, geetest })).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
  });

  test("lets the scripts run that are told, and no other inline one", () => {
    const scripts = contentPolicyOf([scriptHash("a()")], settings)
      .split("; ")
      .find((line) => line.startsWith("script-src"));
    expect(scripts).toBe(
      `script-src 'self' https://cdn.test https://res.wx.qq.com 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='`,
    );
  });
});

import { describe, expect, it } from "vitest";
import { ownRedirect } from "./own-redirect.ts";

const lead = (path: string, redirects: Record<string, string>) =>
  ownRedirect(new URL(path, "https://site.test"), redirects);

describe("a site's own redirects in the browser", () => {
  it.each([
    ["/m/zh-cn/home", { "/m/zh-cn/home": "/m/zh-cn" }, "/m/zh-cn"],
    ["/M/ZH-CN/Home/", { "/m/zh-cn/home": "/m/zh-cn" }, "/m/zh-cn"],
    ["/m/zh-cn/home?a=1#b", { "/m/zh-cn/home": "/m/zh-cn" }, "/m/zh-cn?a=1#b"],
    ["/m/zh-cn/home?a=1#b", { "/m/zh-cn/home": "/m/zh-cn/case?code=x#c" }, "/m/zh-cn/case?code=x#c"],
    ["/m/zh-cn/old", { "/m/zh-cn/old": "/m/en-us" }, "/m/en-us"],
    ["/m/zh-cn/old", { "/m/zh-cn/old": "/m/zh-cn/older", "/m/zh-cn/older": "/m/zh-cn" }, "/m/zh-cn"],
    ["/m/zh-cn/old", { "/m/zh-cn/old": "https://jobs.example.com/" }, "https://jobs.example.com/"],
  ])("of %s by %j lead to %s", (path, redirects, target) => {
    expect(lead(path, redirects)).toBe(target);
  });

  it.each([
    ["of another path", "/m/zh-cn", { "/m/zh-cn/home": "/m/zh-cn" }],
    ["to an unknown page", "/m/zh-cn/home", { "/m/zh-cn/home": "/m/zh-cn/nowhere" }],
    [
      "in a circle",
      "/m/zh-cn/home",
      { "/m/zh-cn/home": "/m/zh-cn/about", "/m/zh-cn/about": "/m/zh-cn/home" },
    ],
    ["to another host without scheme", "/m/zh-cn/home", { "/m/zh-cn/home": "//evil.test" }],
    ["to a script", "/m/zh-cn/home", { "/m/zh-cn/home": "javascript:alert(1)" }],
  ])("%s change nothing", (_case, path, redirects) => {
    expect(lead(path, redirects)).toBeNull();
  });
});

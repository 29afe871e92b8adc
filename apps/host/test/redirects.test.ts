import { describe, expect, test } from "vitest";
import { setUpServer } from "./support/set-up.ts";

/** Agents by whether they get the mobile pages. */
const MOBILE_AGENTS = {
  phone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1",
  "WeChat phone":
    "Mozilla/5.0 (Linux; Android 13; V2241A) AppleWebKit/537.36 Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.49",
  iPad: "Mozilla/5.0 (iPad; CPU OS 15_4 like Mac OS X) AppleWebKit/605.1.15 Version/15.4 Mobile/15E148 Safari/604.1",
  "Android tablet":
    "Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36",
  "crawler for phones":
    "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
} as const;

const OTHER_AGENTS = {
  desktop: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36",
  "crawler for desktops": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Baidu's crawler": "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  "share crawler": "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
} as const;

const DESKTOP = "https://desktop.test";

/** Most redirects in a row, as the property test of the address table has it. */
const MOST_HOPS = 3;

/** Where an address leads: its redirects, and the status and place at its end. */
async function follow(
  base: string,
  path: string,
  agent: string,
): Promise<{ hops: string[]; status: number }> {
  const hops: string[] = [];
  let target = path;
  for (;;) {
    const response = await fetch(`${base}${target}`, {
      headers: { "user-agent": agent },
      redirect: "manual",
    });
    await response.arrayBuffer();
    if (response.status !== 302) return { hops, status: response.status };
    expect(response.headers.get("vary")).toBe("User-Agent");
    target = response.headers.get("location") ?? "";
    hops.push(target);
    expect(hops.length).toBeLessThanOrEqual(MOST_HOPS);
    if (!target.startsWith("/")) return { hops, status: 302 };
  }
}

/** Rules of the specification: where a mobile agent is led, and the status there. */
const MOBILE_RULES: readonly (readonly [
  rule: string,
  path: string,
  hops: readonly string[],
  status: number,
])[] = [
  ["/ leads to /m", "/", ["/m"], 200],
  ["/ keeps its query", "/?platform=xcx&a=%E4%B8%AD", ["/m?platform=xcx&a=%E4%B8%AD"], 200],
  ["a bare prefix leads under /m", "/zh-cn", ["/m/zh-cn"], 200],
  ["/zh-cn/… leads to the same path under /m", "/zh-cn/about?x=1", ["/m/zh-cn/about?x=1"], 200],
  ["/en-us/… leads to the same path under /m", "/en-us/about", ["/m/en-us/about"], 200],
  ["/jp/… leads to the same path under /m", "/jp/about", ["/m/jp/about"], 200],
  ["any other unknown path leads to the Chinese 404", "/nowhere", ["/m/zh-cn/404"], 404],
  ["an unknown path below /m does too", "/m/nowhere/at/all", ["/m/zh-cn/404"], 404],
  ["an unknown Chinese path leads to its 404", "/m/zh-cn/nowhere", ["/m/zh-cn/404"], 404],
  ["an unknown English path leads to its 404", "/m/en-us/nowhere", ["/m/en-us/404"], 404],
  ["an unknown Japanese path leads by /jp/404", "/m/jp/nowhere", ["/jp/404", "/m/jp/404"], 404],
  [
    "an unknown path without /m takes the same way",
    "/jp/nowhere",
    ["/m/jp/nowhere", "/jp/404", "/m/jp/404"],
    404,
  ],
  ["/m is the Chinese home", "/m", [], 200],
  ["a page is a page", "/m/en-us/about", [], 200],
  ["a redirect of the site's own", "/m/zh-cn/old?x=1", ["/m/zh-cn/about?x=1"], 200],
];

describe.each(["", DESKTOP])("for mobile agents, with DESKTOP_ORIGIN “%s”,", (desktopOrigin) => {
  test.each(MOBILE_RULES)("%s: %s", async (_rule, path, hops, status) => {
    const { base } = await setUpServer({ env: { DESKTOP_ORIGIN: desktopOrigin } });
    for (const [name, agent] of Object.entries(MOBILE_AGENTS)) {
      expect({ name, ...(await follow(base, path, agent)) }).toEqual({ name, hops, status });
    }
  });
});

/** Paths with where other agents are led, without a desktop site and with one. */
const OTHER_RULES: readonly (readonly [
  path: string,
  alone: readonly string[],
  status: number,
  twin: string,
])[] = [
  ["/m/zh-cn/about?x=1", ["/zh-cn/about?x=1"], 200, "/zh-cn/about?x=1"],
  ["/m/en-us", ["/en-us"], 200, "/en-us"],
  ["/m/jp/about", ["/jp/about"], 200, "/jp/about"],
  ["/m", ["/"], 200, "/"],
  ["/", [], 200, "/"],
  ["/zh-cn/about", [], 200, "/zh-cn/about"],
  ["/m/zh-cn/404", ["/zh-cn/404"], 404, "/zh-cn/404"],
];

describe("for every other agent", () => {
  test.each(OTHER_RULES)(
    "%s leads to the stand-in where there is no desktop site",
    async (path, hops, status) => {
      const { base } = await setUpServer();
      for (const [name, agent] of Object.entries(OTHER_AGENTS)) {
        expect({ name, ...(await follow(base, path, agent)) }).toEqual({ name, hops, status });
      }
    },
  );

  test.each(OTHER_RULES)("%s leads to the desktop site", async (path, _hops, _status, twin) => {
    const { base } = await setUpServer({ env: { DESKTOP_ORIGIN: DESKTOP } });
    for (const [name, agent] of Object.entries(OTHER_AGENTS)) {
      const { hops, status } = await follow(base, path, agent);
      expect({ name, last: hops.at(-1), status }).toEqual({ name, last: `${DESKTOP}${twin}`, status: 302 });
    }
  });
});

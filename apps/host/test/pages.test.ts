import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { INLINE_SCRIPT } from "./support/fixture-release.ts";
import { COMPUTER, ORIGIN, setUp, until } from "./support/set-up.ts";

describe("a page", () => {
  test("is complete, with the visitor's origin, policy and headers", async () => {
    const { ask } = await setUp();
    const response = await ask("/m/zh-cn?utm=1");
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("<h1>hello</h1>");
    expect(html).toContain(`rel="canonical" href="${ORIGIN}/m/zh-cn"`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      vary: "User-Agent, Accept-Encoding",
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    const policy = response.headers.get("content-security-policy") ?? "";
    const hash = createHash("sha256").update(INLINE_SCRIPT).digest("base64");
    const scripts = policy.split("; ").find((line) => line.startsWith("script-src"));
    expect(scripts).toBe(`script-src 'self' https://res.wx.qq.com 'sha256-${hash}'`);
    expect(policy).not.toContain("upgrade-insecure-requests");
    expect(response.headers.get("strict-transport-security")).toBeNull();
  });

  test("behind an https origin says so", async () => {
    const { ask } = await setUp({
      env: { PUBLIC_ORIGIN: "https://www.site.test", API_BASE: "https://api.site.test/v1" },
    });
    const response = await ask("/m/zh-cn", { headers: { host: "www.site.test" } });
    expect(await response.text()).toContain('href="https://www.site.test/m/zh-cn"');
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("upgrade-insecure-requests");
    expect(policy).toContain("connect-src 'self' https://api.site.test;");
    expect(response.headers.get("strict-transport-security")).toContain("max-age=63072000");
  });

  test("names each visitor's own origin without another render", async () => {
    const { ask, api } = await setUp();
    const before = api.calls.length;
    for (const host of ["one.test", "two.test:8080", "[::1]:3000"]) {
      expect(await (await ask("/m/zh-cn", { headers: { host } })).text()).toContain(
        `href="http://${host}/m/zh-cn"`,
      );
    }
    expect(api.calls.length).toBe(before);
  });

  test("are finished for few names: further ones share one", async () => {
    const { ask } = await setUp();
    const asked = Array.from({ length: 40 }, async (_, index) => {
      const response = await ask("/m/zh-cn", { headers: { host: `name-${index}.test` } });
      return response.text();
    });
    const pages = new Set(await Promise.all(asked));
    expect(pages.size).toBe(17);
    expect([...pages].at(-1)).toContain('href="http://localhost/m/zh-cn"');
  });

  test.each([
    { host: "www.site.test", status: 200 },
    { host: "WWW.site.test:443", status: 200 },
    { host: "www.site.test:8443", status: 400 },
    { host: "evil.test", status: 400 },
    { host: "203.0.113.9", status: 400 },
    { host: "203.0.113.9", path: "/healthz", status: 200 },
    { host: "127.0.0.1:3000", address: "127.0.0.1", status: 200 },
    { host: "evil.test", hops: "1", forwarded: "www.site.test", status: 200 },
    { host: "www.site.test", hops: "1", forwarded: "evil.test", status: 400 },
  ])("with a public origin, $host$path is $status", async ({ host, status, ...more }) => {
    const { path = "/m/zh-cn", address, hops = "0", forwarded } = more;
    const { ask } = await setUp({
      env: { PUBLIC_ORIGIN: "https://www.site.test", TRUST_PROXY_HOPS: hops },
    });
    const headers = { host, ...(forwarded && { "x-forwarded-host": forwarded }) };
    expect((await ask(path, { headers, ...(address && { address }) })).status).toBe(status);
  });

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("comes in %s, once compressed, and 304 to whom holds it", async (encoding, decompress) => {
    const { ask } = await setUp({ before: (api) => (api.word = "long word ".repeat(100)) });
    const response = await ask("/m/zh-cn", { headers: { "accept-encoding": `identity, ${encoding}` } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    const plain = await (await ask("/m/zh-cn")).text();
    expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain);
    const etag = response.headers.get("etag") ?? "";
    expect(etag).toMatch(new RegExp(`^"[0-9a-f]{24}-${encoding}"$`));
    const again = await ask("/m/zh-cn", { headers: { "accept-encoding": encoding, "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("content-security-policy")).not.toBeNull();
    const other = await ask("/m/zh-cn", { headers: { "if-none-match": '"other"' } });
    expect(other.status).toBe(200);
  });

  test("answers HEAD with the headers of GET", async () => {
    const { ask } = await setUp();
    const get = await ask("/m/zh-cn");
    const head = await ask("/m/zh-cn", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
  });

  test("of no content answers 404, as does a 404 page @R2.17 @R2.28", async () => {
    const { ask } = await setUp();
    expect((await ask("/m/zh-cn/article?code=missing")).status).toBe(404);
    expect((await ask("/m/en-us/404")).status).toBe(404);
  });
});

describe("with TRACKING_MODE=region", () => {
  const env = { TRACKING_MODE: "region", TRUST_PROXY_HOPS: "1", COUNTRY_HEADER: "CF-IPCountry" };
  const modeOf = async (response: Response) => /"trackingMode":"(\w+)"/.exec(await response.text())?.[1];

  test.each([
    ["/m/zh-cn", "", "spec"],
    ["/m/zh-cn", "CN", "spec"],
    ["/m/zh-cn", "DE", "strict"],
    ["/m/jp", "", "spec"],
    ["/m/jp", "XX", "spec"],
    ["/m/jp", "NO", "strict"],
    ["/m/en-us", "", "strict"],
    ["/m/en-us", "T1", "strict"],
    ["/m/en-us", "gb", "strict"],
    ["/m/en-us", "US", "spec"],
  ])("%s for a visitor from “%s” reports as in %s, page and form", async (path, country, mode) => {
    const { ask } = await setUp({ env });
    const headers = country === "" ? {} : { "cf-ipcountry": country };
    expect(await modeOf(await ask(path, { headers }))).toBe(mode);
    const form = {
      method: "POST",
      body: new URLSearchParams({ name: "" }),
      headers: { ...headers, origin: ORIGIN },
    };
    expect(await modeOf(await ask(path, form))).toBe(mode);
  });

  test("a page of either mode is kept, and rendered anew as itself", async () => {
    const { ask, api, clock } = await setUp({ env });
    const both = async () => [
      await modeOf(await ask("/m/zh-cn", { headers: { "cf-ipcountry": "RE" } })),
      await modeOf(await ask("/m/zh-cn", { headers: { "cf-ipcountry": "CN" } })),
    ];
    expect(await both()).toEqual(["strict", "spec"]);
    const calls = api.calls.length;
    expect(await both()).toEqual(["strict", "spec"]);
    expect(api.calls.length).toBe(calls);
    clock.ms += 3_600_000;
    await both();
    await until(() => api.calls.length === calls + 2);
    expect(await both()).toEqual(["strict", "spec"]);
  });

  test("no visitor names a country where no proxy is trusted to", async () => {
    const { ask } = await setUp({ env: { TRACKING_MODE: "region" } });
    expect(await modeOf(await ask("/m/en-us", { headers: { "cf-ipcountry": "US" } }))).toBe("strict");
  });
});

describe("addresses", () => {
  test.each([
    ["/", "/m"],
    ["/zh-cn?platform=xcx", "/m/zh-cn?platform=xcx"],
    ["/m/jp/nowhere", "/jp/404"],
    ["/jp/404", "/m/jp/404"],
    ["/m/en-us/nowhere", "/m/en-us/404"],
    ["/nowhere", "/m/zh-cn/404"],
    ["/m/zh-cn/old?x=1", "/m/zh-cn/about?x=1"],
  ])("a phone at %s is led to %s", async (path, location) => {
    const { ask } = await setUp();
    const response = await ask(path);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(location);
    expect(response.headers.get("vary")).toBe("User-Agent");
  });

  test("a computer is led to the desktop site, where there is one @R1.9 @R6.3", async () => {
    const { ask } = await setUp({ env: { DESKTOP_ORIGIN: "https://desktop.test" } });
    const response = await ask("/m/zh-cn/about?x=1", { headers: { "user-agent": COMPUTER } });
    expect(response.headers.get("location")).toBe("https://desktop.test/zh-cn/about?x=1");
  });

  test("a trailing slash and another letter case are the same page, rendered once", async () => {
    const { ask, host, api } = await setUp();
    const before = api.calls.length;
    const bodies = await Promise.all(
      ["/m/zh-cn/about", "/m/zh-cn/about/", "/M/zh-CN/About"].map(async (path) => (await ask(path)).text()),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(api.calls.length).toBe(before);
    expect(host.cache.count).toBe(0);
  });
});

describe("a computer that asks for the mobile pages", () => {
  const asComputer = { headers: { "user-agent": COMPUTER } };

  test("is let through, and remembered for the session", async () => {
    const { ask } = await setUp();
    const framed = await ask("/m/zh-cn?view=mobile", asComputer);
    expect(framed.status).toBe(200);
    expect(framed.headers.get("set-cookie")).toBe("view=mobile; Path=/; HttpOnly; SameSite=Lax");
    const cookie = { headers: { "user-agent": COMPUTER, cookie: "view=mobile" } };
    expect((await ask("/m/zh-cn/about", cookie)).status).toBe(200);
    expect((await ask("/m/zh-cn/about", asComputer)).status).toBe(302);
    expect((await ask("/m/zh-cn?view=mobile")).headers.get("set-cookie")).toBeNull();
  });
});

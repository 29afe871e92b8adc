import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createQrCodes } from "../src/qr/qr-codes.ts";
import { heldBuilds } from "../src/releases/load-release.ts";
import { ORIGIN, setUp } from "./support/set-up.ts";

describe("malformed requests", () => {
  test.each([
    "/m/%E4%A",
    "/m/zh-cn/%",
    "/m/%00",
    "/m/%0d%0aset-cookie:x",
    "/m/..%2f..%2fetc/passwd",
    "/m/%2e%2e%2fetc/passwd",
    "/m/_cn/..%5c..%5cserver/entry.js",
    "/m/_cn/%2e%2e%5cx",
    `/m/zh-cn?${"x".repeat(9000)}`,
  ])("%s gets a designed 400 page", async (path) => {
    const { ask } = await setUp();
    const response = await ask(path);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.text()).toContain("这个地址有误");
  });

  test.each(["evil test", "evil.test/path", "user@evil.test", 'a"><script>', "[::1", "evil.test:999999"])(
    "host %j is no origin",
    async (host) => {
      const { ask } = await setUp();
      expect((await ask("/m/zh-cn", { headers: { host } })).status).toBe(400);
    },
  );
});

describe("QR codes", () => {
  test("are PNG pictures with a quiet zone, black on white", async () => {
    const { ask } = await setUp();
    for (const name of ["wechat", "consultant"]) {
      const response = await ask(`/m/qr/${name}.png`);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/png");
      const picture = sharp(Buffer.from(await response.arrayBuffer()));
      const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
      expect(info.width).toBe(info.height);
      const quietPixels = 32;
      expect(data.subarray(0, info.width * quietPixels).every((pixel) => pixel === 255)).toBe(true);
      expect(data[quietPixels * info.width + quietPixels]).toBeLessThan(30);
    }
  });

  test("of a page are drawn for pages of this origin alone", async () => {
    const { ask } = await setUp();
    const page = await ask("/m/qr/page.png?to=/m/zh-cn/about");
    expect(page.status).toBe(200);
    const etag = page.headers.get("etag") ?? "";
    expect(
      (await ask("/m/qr/page.png?to=/m/zh-cn/about", { headers: { "if-none-match": etag } })).status,
    ).toBe(304);
    expect((await ask("/m/qr/page.png?to=/m/zh-cn")).headers.get("etag")).not.toBe(etag);
    for (const to of [
      "https://evil.test/m/x",
      "//evil.test/m/x",
      "/api/x",
      "javascript:1",
      `/m/${"x".repeat(600)}`,
    ]) {
      expect((await ask(`/m/qr/page.png?to=${encodeURIComponent(to)}`)).status).toBe(404);
    }
    expect((await ask("/m/qr/unknown.png")).status).toBe(404);
    expect((await ask("/m/qr/constructor.png")).status).toBe(404);
  });

  test("are drawn one at a time, and by turns of those who ask", async () => {
    const { ask } = await setUp();
    const asked = (address: string, count: number) =>
      Array.from({ length: count }, async (_, index) => {
        const to = `/m/zh-cn?x=${address}-${index}`;
        return (await ask(`/m/qr/page.png?to=${encodeURIComponent(to)}`, { address })).status;
      });
    const crowd = asked("203.0.113.7", 30);
    const [neighbour] = asked("203.0.113.8", 1);
    expect(await neighbour).toBe(200);
    expect((await Promise.all(crowd)).filter((status) => status === 503)).toHaveLength(30 - 16);
    expect((await ask("/m/qr/page.png?to=/m/zh-cn/about")).status).toBe(200);
  });

  test("are drawn once for all who ask meanwhile", async () => {
    const texts: string[] = [];
    const send = createQrCodes(async (text) => {
      texts.push(text);
      return Buffer.from("a picture");
    });
    const request = new Request(ORIGIN);
    await Promise.all(["one", "two", "one", "two", "one"].map((text) => send(request, text, "network")));
    expect(texts).toEqual(["one", "two"]);
  });
});

describe("for search engines", () => {
  test("robots.txt names the sitemap", async () => {
    const { ask } = await setUp();
    const response = await ask("/robots.txt");
    expect(response.headers.get("content-type")).toContain("text/plain");
    expect(await response.text()).toBe(
      `User-agent: *\nAllow: /api/media/\nDisallow: /api/\nDisallow: /chat?\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    );
  });

  test("the index lists the sites that are served, each with its indexed pages and their versions", async () => {
    const { ask } = await setUp();
    const index = await (await ask("/sitemap.xml")).text();
    expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      `${ORIGIN}/sitemap-cn.xml`,
      `${ORIGIN}/sitemap-intl.xml`,
    ]);
    const chinese = await (await ask("/sitemap-cn.xml")).text();
    expect([...chinese.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      `${ORIGIN}/m/zh-cn`,
      `${ORIGIN}/m/zh-cn/about`,
    ]);
    for (const [language, path] of [
      ["zh-CN", "zh-cn"],
      ["en-US", "en-us"],
      ["ja", "jp"],
      ["x-default", "en-us"],
    ]) {
      expect(chinese).toContain(`hreflang="${language}" href="${ORIGIN}/m/${path}/about"`);
    }
  });

  test("a site that is not served is in no sitemap", async () => {
    const { ask } = await setUp({ sites: ["cn"] });
    expect(await (await ask("/sitemap.xml")).text()).not.toContain("sitemap-intl");
    expect(await (await ask("/sitemap-cn.xml")).text()).not.toContain("hreflang");
  });
});

describe("the log and the health of the host", () => {
  test("a line a request, with nothing of who asked", async () => {
    const { ask, lines } = await setUp();
    await ask("/m/zh-cn/about?name=Ada&phone=13800000000", { headers: { cookie: "secret=1" } });
    const line = lines.at(-1);
    expect(line).toEqual({
      level: "info",
      event: "request",
      method: "GET",
      path: "/m/zh-cn/about",
      status: 200,
      bytes: expect.any(Number),
      ms: 0,
      site: "cn",
      build: "build-1",
      cache: "hit",
    });
    expect(JSON.stringify(lines)).not.toMatch(/Ada|1380|iPhone|203\.0\.113|secret/);
  });

  test("is told once that fewer proxies name an address than are trusted; checks of the machine itself name none", async () => {
    const { ask, lines } = await setUp({ env: { TRUST_PROXY_HOPS: "2" } });
    const told = () => lines.filter(({ event }) => event === "proxies-lacking");
    await ask("/m/zh-cn/about", { headers: { "x-forwarded-for": "203.0.113.7, 198.51.100.1" } });
    await ask("/m/zh-cn/about", { address: "127.0.0.1" });
    await ask("/healthz", { headers: { "x-forwarded-for": "198.51.100.1" } });
    expect(told()).toEqual([]);
    for (let index = 0; index < 2; index += 1)
      await ask("/m/zh-cn/about", { headers: { "x-forwarded-for": "198.51.100.1" } });
    expect(told()).toEqual([{ level: "warn", event: "proxies-lacking", named: 1, trusted: 2 }]);
  });

  test("/healthz names what is served", async () => {
    const { ask, host } = await setUp();
    const response = await ask("/healthz");
    const releases = { cn: "build-1", intl: "build-1" };
    expect(await response.json()).toEqual({ status: "ok", releases, builds: heldBuilds(), failing: [] });
    const failing = (build: string) =>
      host.cache.refresh(`cn ${build} /m/zh-cn/about`, {
        render: () => Promise.reject(new Error("away")),
        cold: async () => null,
        pinned: false,
      });
    await failing("build-0");
    expect(await (await ask("/healthz")).json()).toMatchObject({ failing: [] });
    await failing("build-1");
    expect(await (await ask("/healthz")).json()).toMatchObject({ failing: ["/m/zh-cn/about"] });
    host.lifecycle.draining = true;
    const draining = await ask("/healthz");
    expect(draining.status).toBe(503);
    expect(draining.headers.get("connection")).toBe("close");
  });
});

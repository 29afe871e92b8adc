import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { COMPUTER, ORIGIN, setUp } from "./support/set-up.ts";

describe("malformed requests", () => {
  test.each([
    "/m/%E4%A",
    "/m/zh-cn/%",
    "/m/zh-cn/article?code=%E4%B8",
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
});

test("no stand-in is served for what is set elsewhere, but the way out of the own session is", async () => {
  const { ask, api } = await setUp({
    env: {
      DESKTOP_ORIGIN: "https://www.site.test",
      LINK_CHAT: "https://chat.site.test",
      LINK_CUSTOMER_CENTRE: "https://centre.site.test",
      LINK_USER_AGREEMENT: "https://centre.site.test/agreement.pdf",
      LINK_PRIVACY_POLICY: "https://centre.site.test/privacy.pdf",
    },
  });
  const before = api.calls.length;
  for (const path of [
    "/centre",
    "/centre?ticket=abc",
    "/centre/privacy-policy",
    "/centre/user-agreement.pdf",
  ])
    expect((await ask(path)).status).toBe(404);
  expect((await ask("/chat")).status).toBe(302);
  expect((await ask("/chat", { method: "POST", headers: { origin: ORIGIN } })).status).toBe(405);
  expect(api.calls).toHaveLength(before);
  expect((await ask("/centre/sign-out")).status).toBe(200);
  const desktop = await ask("/", { headers: { "user-agent": COMPUTER } });
  expect(desktop.headers.get("location")).toMatch(/^https:\/\/www\.site\.test\//);
});

describe("the customer centre", () => {
  test("is a page of its own, in three languages", async () => {
    const { ask } = await setUp();
    for (const path of ["/centre", "/centre/"]) {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("客户中心");
    }
    expect(await (await ask("/centre?lang=ja")).text()).toContain("カスタマーセンター");
    const fromEnglish = await ask("/centre", { headers: { referer: `${ORIGIN}/m/en-us` } });
    expect(await fromEnglish.text()).toContain("Customer center");
  });

  test("shows its documents from the API, also while that is down later", async () => {
    const { ask, api } = await setUp();
    const first = await ask("/centre/privacy-policy?lang=en");
    expect(await first.text()).toContain("<p>We keep little.</p>");
    expect(api.calls.at(-1)).toMatchObject({
      url: expect.stringMatching(/^\/en\/information\/by\/article\/code\.do\?title=privacy_policy&/),
      headers: expect.objectContaining({ lang: "2" }),
    });
    await api.stop();
    expect((await ask("/centre/privacy-policy?lang=en")).status).toBe(200);
    expect((await ask("/centre/user-agreement")).status).toBe(500);
  });

  test("serves its documents as PDF, whole or in part, also while the API is down later @R2.60", async () => {
    const { ask, api } = await setUp();
    const pdf = await ask("/centre/privacy-policy.pdf", { headers: { referer: `${ORIGIN}/m/jp` } });
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(pdf.headers.get("content-disposition")).toBe('inline; filename="privacy-policy-ja.pdf"');
    expect(await pdf.text()).toBe("%PDF-1.7 /media/documents/ja-privacy_policy.pdf");
    const part = await ask("/centre/privacy-policy.pdf?lang=ja", { headers: { range: "bytes=0-3" } });
    expect([part.status, await part.text()]).toEqual([206, "%PDF"]);
    await api.stop();
    expect((await ask("/centre/privacy-policy.pdf?lang=ja")).status).toBe(200);
    expect((await ask("/centre/user-agreement.pdf")).status).toBe(500);
  });

  test("leads from a PDF to the page where WeChat on Android opens none, and knows no other documents", async () => {
    const { ask } = await setUp();
    const agent = "Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36 MicroMessenger/8.0.49";
    const pdf = await ask("/centre/privacy-policy.pdf", {
      headers: { referer: `${ORIGIN}/m/jp`, "user-agent": agent },
    });
    expect([pdf.status, pdf.headers.get("location")]).toEqual([302, "/centre/privacy-policy?lang=ja"]);
    expect((await ask("/centre/other.pdf")).status).toBe(404);
    expect((await ask("/centre/other")).status).toBe(404);
    expect((await ask("/centre/constructor")).status).toBe(404);
  });
});

describe("for search engines", () => {
  test("robots.txt names the sitemap", async () => {
    const { ask } = await setUp();
    const response = await ask("/robots.txt");
    expect(response.headers.get("content-type")).toContain("text/plain");
    expect(await response.text()).toBe(
      `User-agent: *\nAllow: /api/media/\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
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

  test("/healthz names what is served", async () => {
    const { ask, host } = await setUp();
    const response = await ask("/healthz");
    const releases = { cn: "build-1", intl: "build-1" };
    expect(await response.json()).toEqual({ status: "ok", releases, failing: [] });
    host.lifecycle.draining = true;
    const draining = await ask("/healthz");
    expect(draining.status).toBe(503);
    expect(draining.headers.get("connection")).toBe("close");
  });
});

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ASSET_TEXT } from "./support/fixture-release.ts";
import { setUp } from "./support/set-up.ts";

const ASSET = "/m/_cn/assets/app-1.js";

describe("files of a release", () => {
  test("are immutable, typed, and tagged", async () => {
    const { ask } = await setUp();
    const response = await ask(ASSET);
    expect(await response.text()).toBe(ASSET_TEXT);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    });
    const etag = response.headers.get("etag") ?? "";
    const again = await ask(ASSET, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip;q=1, br;q=0", "gzip", gunzipSync],
  ] as const)(
    "for Accept-Encoding %s come as the build compressed them",
    async (accept, encoding, decompress) => {
      const { ask } = await setUp();
      const response = await ask(ASSET, { headers: { "accept-encoding": accept } });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      const body = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get("content-length")).toBe(String(body.byteLength));
      expect(decompress(body).toString()).toBe(ASSET_TEXT);
    },
  );

  test("are sent whole to who asks for a part", async () => {
    const { ask } = await setUp();
    const response = await ask(ASSET, { headers: { range: "bytes=0-4" } });
    expect([response.status, await response.text()]).toEqual([200, ASSET_TEXT]);
    expect(response.headers.get("accept-ranges")).toBeNull();
  });

  test("are found by the escaped form of their name", async () => {
    const { ask } = await setUp();
    expect((await ask("/m/_cn/assets/%E5%9B%BE%201.svg")).headers.get("content-type")).toContain(
      "image/svg+xml",
    );
  });

  test("latest.json is asked for anew each time, with any query @R7.45", async () => {
    const { ask } = await setUp();
    const response = await ask("/m/_cn/builds/latest.json?1700000000000");
    expect(await response.json()).toEqual({ id: "build-1", timestamp: 1 });
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  test("one that was damaged after the release was loaded is not sent", async () => {
    const { ask, releasesDir } = await setUp();
    await writeFile(join(releasesDir, "cn/build-1/client", "m/_cn/assets/app-1.js"), "alert(1)");
    expect((await ask(ASSET)).status).toBe(404);
  });

  test.each([
    "/m/_cn/assets/missing.js",
    "/m/_cn/assets/",
    "/m/_cn/../../server/entry.js",
    "/m/_cn/assets/app-1.js.br.gz",
    "/m/brand/missing.png",
  ])("%s is not found, and leads to no page", async (path) => {
    const { ask } = await setUp();
    const response = await ask(path);
    expect([302, 404]).toContain(response.status);
    expect(await response.text()).not.toContain("export");
  });

  test("server code, manifests and pages are no files", async () => {
    const { ask } = await setUp();
    for (const path of [
      "/server/entry.js",
      "/release.json",
      "/m/zh-cn/index.html",
      "/client/m/_cn/assets/app-1.js",
    ]) {
      expect((await ask(path)).status).toBe(302);
    }
  });
});

describe("brand files", () => {
  test("are served under their path and the usual names", async () => {
    const { ask } = await setUp();
    const icon = await ask("/favicon.ico");
    expect(icon.status).toBe(200);
    expect(icon.headers.get("content-type")).toBe("image/x-icon");
    const vector = await ask("/m/brand/icon.svg", { headers: { "accept-encoding": "br" } });
    expect(vector.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(vector.headers.get("cache-control")).toBe("public, max-age=86400");
  });
});

describe("page data", () => {
  test("of a page by query comes from the render that its document came from, whatever else its query says", async () => {
    const { ask, api } = await setUp();
    await ask("/m/zh-cn/article?code=a");
    const calls = api.calls.length;
    const response = await ask("/m/zh-cn/article/_payload.json?build-1&utm_source=x&code=a");
    expect(await response.json()).toMatchObject({ data: { word: "hello" } });
    expect(api.calls.length).toBe(calls);
    const etag = response.headers.get("etag") ?? "";
    const again = await ask("/m/zh-cn/article/_payload.json?build-1&code=a", {
      headers: { "if-none-match": etag },
    });
    expect(again.status).toBe(304);
  });

  test("comes from the render of its page, for the build that asks @R7.46", async () => {
    const { ask } = await setUp();
    const response = await ask("/m/zh-cn/_payload.json?build-1");
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toEqual({
      data: { word: "hello", at: "http://site.test", news: [{ updatedAt: "2026-01-02" }] },
      prerenderedAt: 1,
    });
    const etag = response.headers.get("etag") ?? "";
    expect((await ask("/m/zh-cn/_payload.json?build-1", { headers: { "if-none-match": etag } })).status).toBe(
      304,
    );
  });

  test.each([
    "/m/zh-cn/_payload.json?build-0",
    "/m/zh-cn/article/_payload.json?build-1&code=missing",
    "/m/zh-cn/article/_payload.json?build-1&keyword=hello",
    "/m/zh-cn/article/_payload.json?build-0&code=a",
    "/m/zh-cn/404/_payload.json",
    "/m/nowhere/_payload.json",
    "/_payload.json",
  ])("%s is not found", async (path) => {
    const { ask } = await setUp();
    expect((await ask(path)).status).toBe(404);
  });
});

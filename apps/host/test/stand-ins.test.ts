import { describe, expect, test } from "vitest";
import { INLINE_HASH } from "./support/fixture-release.ts";
import { COMPUTER, ORIGIN, setUp } from "./support/set-up.ts";
import { ELSEWHERE } from "./support/elsewhere.ts";

const form = (fields: Record<string, string>, headers: Record<string, string> = { origin: ORIGIN }) => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers,
});

/** Everything that has a stand-in, elsewhere. */
describe("what a stand-in answers", () => {
  test("a document is sent under the policy, with the scripts of its own", async () => {
    const { ask } = await setUp();
    const response = await ask("/chat");
    expect(await response.text()).toContain("<title>chat</title>");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain(INLINE_HASH);
    expect(policy).toContain("form-action 'self'");
    expect(response.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(response.headers.get("x-script-hashes")).toBeNull();
  });

  test("it knows of the visitor what it needs, and when to come again is said where it fails", async () => {
    const { ask } = await setUp({ env: { CENTRE_SECRET: "s3cret" } });
    const headers = { cookie: "wesdom_session=abc", referer: `${ORIGIN}/m/jp`, authorization: "Basic x" };
    const response = await ask("/centre?lang=ja", { headers });
    const text = await response.text();
    for (const part of [`${ORIGIN}/centre?lang=ja`, "wesdom_session=abc", "/m/jp", "203.0.113.7", "s3cret"])
      expect(text).toContain(part);
    expect(text).not.toContain("Basic");
    expect(response.headers.get("retry-after")).toBe("5");
  });

  test("a file is sent whole, or not again", async () => {
    const { ask } = await setUp();
    const whole = await ask("/centre/text.pdf");
    expect([whole.status, await whole.text()]).toEqual([200, "%PDF-1.7"]);
    expect(whole.headers.get("content-disposition")).toBe("inline");
    const etag = whole.headers.get("etag") ?? "";
    expect((await ask("/centre/text.pdf", { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  test("a redirect keeps its cookies, a bare status becomes a designed page", async () => {
    const { ask } = await setUp();
    const out = await ask("/centre/out");
    expect([out.status, out.headers.get("location")]).toEqual([303, "/centre"]);
    expect(out.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    const nothing = await ask("/centre/nothing");
    expect([nothing.status, await nothing.text()]).toEqual([404, expect.stringContaining("没有找到这一页")]);
    const broken = await ask("/centre/broken");
    expect([broken.status, await broken.text()]).toEqual([500, expect.stringContaining("页面暂时无法打开")]);
    expect(broken.headers.get("referrer-policy")).toBe("strict-origin");
  });
});

describe("a form posted to a stand-in", () => {
  test.each<[string, Record<string, string>, boolean]>([
    ["this site", { origin: ORIGIN }, true],
    ["this site, in a browser that tells no more than the origin", { referer: `${ORIGIN}/` }, true],
    ["another site", { origin: "https://evil.test" }, false],
    ["another site of this name", { origin: ORIGIN, "sec-fetch-site": "cross-site" }, false],
    ["nowhere", { origin: "null" }, false],
  ])("from %s", async (_where, headers, isTaken) => {
    const { ask } = await setUp();
    const response = await ask("/chat", form({ name: "Ada" }, headers));
    expect(response.status).toBe(isTaken ? 200 : 403);
    expect((await response.text()).includes("Ada")).toBe(isTaken);
  });

  test("is answered by a page that nobody keeps", async () => {
    const { ask } = await setUp();
    const response = await ask("/chat", form({ name: "wrong" }));
    expect([response.status, response.headers.get("cache-control")]).toEqual([422, "no-store"]);
  });

  test("other bodies and places are refused", async () => {
    const { ask } = await setUp();
    const headers = { origin: ORIGIN, "content-type": "application/json" };
    expect((await ask("/chat", { method: "POST", body: "{}", headers })).status).toBe(405);
    expect((await ask("/chat", form({ name: "x".repeat(70_000) }))).status).toBe(413);
    expect((await ask("/centre/elsewhere", form({}))).status).toBe(405);
  });
});

describe("the stand-in for a desktop site", () => {
  const asComputer = { headers: { "user-agent": COMPUTER } };

  test("is handed the page that it frames, and says 404 for an unknown one", async () => {
    const { ask } = await setUp();
    const about = await ask("/zh-cn/about?x=1", asComputer);
    const html = await about.text();
    expect([about.status, html]).toEqual([200, expect.stringContaining("200 /m/zh-cn/about")]);
    expect(html).toContain(`rel="canonical" href="${ORIGIN}/m/zh-cn/about`);
    expect((await ask("/jp/nowhere", asComputer)).status).toBe(404);
  });

  test("answers as the page does that it frames: 404 without its content, 503 while it cannot be had", async () => {
    const { ask } = await setUp();
    const missing = await ask("/zh-cn/article?code=missing", asComputer);
    expect([missing.status, missing.headers.get("retry-after")]).toEqual([404, null]);
    const broken = await ask("/zh-cn/article?code=throw", asComputer);
    expect([broken.status, broken.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await broken.text()).toContain("503 /m/zh-cn/article");
  });

  test("is left out where there is one", async () => {
    const { ask } = await setUp({ env: { DESKTOP_ORIGIN: "https://www.site.test" } });
    const desktop = await ask("/", asComputer);
    expect(desktop.headers.get("location")).toMatch(/^https:\/\/www\.site\.test\//);
  });
});

test("a host without stand-ins has nothing at their addresses", async () => {
  const { ask } = await setUp({ env: { STAND_INS: "0", ...ELSEWHERE }, options: { standIns: null } });
  for (const path of ["/chat", "/centre", "/centre/sign-out", "/centre/text.pdf"]) {
    expect((await ask(path)).headers.get("location")).toBe("/m/zh-cn/404");
    expect((await ask(path, form({}))).status).toBe(405);
  }
});

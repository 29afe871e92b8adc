import { createHmac } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { scriptHash } from "../src/security/content-policy.ts";
import { isGoodPass } from "../src/releases/preview.ts";
import { pointAt, writeRelease } from "./support/fixture-release.ts";
import { COMPUTER, ORIGIN, setUp } from "./support/set-up.ts";

const KEY = "k".repeat(64);

/** Unix seconds at which the tests' clock stands. */
const NOW_SECONDS = 1000;

function passFor(site: string, build: string, until = NOW_SECONDS + 60, key = KEY): string {
  const sign = createHmac("sha256", key).update(`${site} ${build} ${until}`).digest("hex");
  return `${site}.${build}.${until}.${sign}`;
}

async function setUpPreview() {
  const asked = await setUp();
  await writeRelease(asked.releasesDir, "cn", "build-2");
  await writeFile(join(asked.releasesDir, "preview.key"), `${KEY}\n`);
  await asked.host.manager.check();
  return {
    ...asked,
    async open(pass: string, headers: Readonly<Record<string, string>> = {}) {
      const body = new URLSearchParams({ pass });
      const response = await asked.ask("/m/_preview", {
        method: "POST",
        body,
        headers: { origin: ORIGIN, ...headers },
      });
      const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
      return { response, cookie };
    },
  };
}

describe("a preview link", () => {
  test("shows the unpromoted release to its visitor alone, with a way out", async () => {
    const { ask, open, host } = await setUpPreview();
    const { response, cookie } = await open(passFor("cn", "build-2"));
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/m/zh-cn");
    expect(response.headers.get("set-cookie")).toMatch(
      /^preview-cn=build-2\.1060\.[0-9a-f]{64}; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const before = host.cache.count;
    const page = await ask("/m/zh-cn/about", { headers: { cookie } });
    const html = await page.text();
    expect(html).toContain("build-2");
    expect(html).toContain('href="/m/_preview?leave=cn"');
    expect(html).toContain("退出预览");
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "cache-control": "private, no-store",
      vary: "User-Agent, Accept-Encoding, Cookie",
      "x-robots-tag": "noindex",
    });
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain("unsafe-inline");
    expect(host.cache.count).toBe(before);
    for (const path of ["/m/zh-cn/about", "/m/zh-cn/article?code=a"]) {
      const everyone = await (await ask(path)).text();
      expect(everyone).toContain("build-1");
      expect(everyone).not.toContain("preview-bar");
    }
    expect(await (await ask("/m/en-us", { headers: { cookie } })).text()).toContain("build-1");
  });

  test("thanks who sent a form there with the own number", async () => {
    const { ask, open } = await setUpPreview();
    const { cookie } = await open(passFor("cn", "build-2"));
    const thanks = await ask("/m/zh-cn?sent=REF-1", { headers: { cookie } });
    expect(await thanks.text()).toContain("thanks REF-1");
  });

  test("brings the previewed build's files and data, and its version for the check", async () => {
    const { ask, open } = await setUpPreview();
    const { cookie } = await open(passFor("cn", "build-2"));
    const headers = { cookie };
    expect(await (await ask("/m/_cn/builds/latest.json?1", { headers })).json()).toMatchObject({
      id: "build-2",
    });
    expect((await ask("/m/_cn/assets/only-build-2.js", { headers })).status).toBe(200);
    const data = await (await ask("/m/zh-cn/_payload.json?build-2", { headers })).json();
    expect(data).toMatchObject({ data: { word: "hello" } });
    expect(await (await ask("/m/_cn/builds/latest.json?1")).json()).toMatchObject({ id: "build-1" });
  });

  test("is left by the bar's link", async () => {
    const { ask } = await setUpPreview();
    const out = await ask("/m/_preview?leave=cn");
    expect(out.headers.get("location")).toBe("/m/zh-cn");
    expect(out.headers.get("set-cookie")).toMatch(/^preview-cn=; Max-Age=0; Path=\/;/);
  });

  test("on a computer shows the mobile pages", async () => {
    const { open } = await setUpPreview();
    const { response } = await open(passFor("cn", "build-2"), { "user-agent": COMPUTER });
    expect(response.headers.get("location")).toBe("/m/zh-cn?view=mobile");
  });

  test("has a page that sends the pass by a script of its own, or has the link pasted", async () => {
    const { ask, open } = await setUpPreview();
    const page = await ask("/m/_preview");
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    const html = await page.text();
    const script = /<script>([^<]+)<\/script>/.exec(html)?.[1] ?? "";
    expect(script).toContain("location.hash");
    expect(page.headers.get("content-security-policy")).toContain(scriptHash(script));
    expect(html).toContain('<form method="post" action="/m/_preview">');
    const pasted = await open(` ${ORIGIN}/m/_preview#${passFor("cn", "build-2")} `);
    expect(pasted.response.status).toBe(303);
  });

  test("opens nothing with its pass in the query", async () => {
    const { ask } = await setUpPreview();
    const [app = "", build = "", until = "", sign = ""] = passFor("cn", "build-2").split(".");
    const query = new URLSearchParams({ app, build, until, sign, pass: passFor("cn", "build-2") });
    const response = await ask(`/m/_preview?${query.toString()}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  test("is not opened from another site", async () => {
    const { open } = await setUpPreview();
    const { response } = await open(passFor("cn", "build-2"), { origin: "https://evil.test" });
    expect(response.status).toBe(403);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  test.each([
    ["another key", passFor("cn", "build-2", 2000, "j".repeat(64))],
    ["a past end", passFor("cn", "build-2", NOW_SECONDS)],
    ["another build than signed", passFor("cn", "build-2").replace("build-2", "build-3")],
    ["another app than signed", passFor("cn", "build-2").replace("cn.", "intl.")],
    ["a longer time than signed", passFor("cn", "build-2").replace(".1060.", ".9060.")],
    ["a path for a build", passFor("cn", "../intl/build-1")],
    ["no signature", "cn.build-2.1060"],
    ["nothing", ""],
  ])("with %s is not found, and gives no cookie", async (_name, pass) => {
    const { open } = await setUpPreview();
    const { response } = await open(pass);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("not valid or has expired");
    expect(response.headers.get("set-cookie")).toBeNull();
  });
});

describe("a preview's cookie", () => {
  test("ends with its time, whatever the browser keeps", async () => {
    const { ask, open, clock } = await setUpPreview();
    const { cookie } = await open(passFor("cn", "build-2"));
    clock.ms += 60_000;
    expect(await (await ask("/m/zh-cn/about", { headers: { cookie } })).text()).not.toContain("preview-bar");
  });

  test.each([
    ["removed key", (dir: string) => rm(join(dir, "preview.key"))],
    ["short key", (dir: string) => writeFile(join(dir, "preview.key"), "")],
    ["removed release", (dir: string) => rm(join(dir, "cn/build-2"), { recursive: true })],
    ["damaged release", (dir: string) => writeFile(join(dir, "cn/build-2/server/entry.js"), "")],
  ])("shows what everyone sees after a %s", async (_name, change) => {
    const { ask, open, releasesDir } = await setUpPreview();
    const { cookie } = await open(passFor("cn", "build-2"));
    await change(releasesDir);
    expect(await (await ask("/m/zh-cn/about", { headers: { cookie } })).text()).toContain("build-1");
  });

  test("is over once its release is served: no bar, cached as for everyone", async () => {
    const { ask, open, releasesDir, host } = await setUpPreview();
    const { cookie } = await open(passFor("cn", "build-2"));
    await pointAt(releasesDir, "cn", "build-2");
    await host.manager.check();
    const page = await ask("/m/zh-cn/about", { headers: { cookie } });
    expect(page.headers.get("cache-control")).toBe("no-cache, no-transform");
    expect(await page.text()).not.toContain("preview-bar");
  });
});

test("a pass is signed the way the release command signs it", async () => {
  const { releasesDir } = await setUpPreview();
  const pass = {
    site: "cn",
    buildId: "build-2",
    until: 1_800_000_000,
    sign: "e0e0425edd4ca2e09ba26295a541f153a8c68a37d3e0f331f0a3c1e265543fbb",
  } as const;
  expect(await isGoodPass(releasesDir, pass, 0)).toBe(true);
});

import { sample } from "@wesdom/vitest-config/sample";
import { describe, expect, test } from "vitest";
import { ORIGIN, setUp, surroundings, until } from "./support/set-up.ts";
import { createHost } from "../src/index.ts";

const TTL_MS = 60_000;
const RETRY_MS = 5000;

/** Renders of one network that are under way or wait, at most. */
const FLOOD_TURNS = 66;
/** Pages that one network asks for at once: few enough to be told apart in less time than a call has to connect. */
const FLOOD = 120;

/** Pages that are asked for one after the other; 300 and 500 kB are kept. */
const ADDRESSES = sample(1_000, 10_000);

describe("the page cache", () => {
  test("answers fresh pages without asking the API", async () => {
    const { ask, api, lines } = await setUp();
    const before = api.calls.length;
    for (let visit = 0; visit < 5; visit += 1) await ask("/m/zh-cn");
    expect(api.calls.length).toBe(before);
    expect(lines.at(-1)).toMatchObject({ event: "request", cache: "hit", site: "cn", build: "build-1" });
  });

  test("answers a stale page at once and renders it anew behind, once for all who ask", async () => {
    const { ask, api, clock } = await setUp();
    const before = api.calls.length;
    clock.ms += TTL_MS;
    api.word = "news";
    const release = Promise.withResolvers<void>();
    api.hold = release.promise;
    const answers = await Promise.all(Array.from({ length: 20 }, async () => (await ask("/m/zh-cn")).text()));
    expect(answers.every((html) => html.includes("hello"))).toBe(true);
    release.resolve();
    await until(async () => (await (await ask("/m/zh-cn")).text()).includes("news"));
    expect(api.calls.length).toBe(before + 1);
  });

  test("renders a page never seen once, however many ask at once", async () => {
    const { ask, api } = await setUp();
    const before = api.calls.length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => (await ask("/m/zh-cn/article?code=a&utm_source=x")).text()),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain("hello a");
    expect(api.calls.length).toBe(before + 1);
  });

  test("renders from the content-selecting query alone: a visitor's other words enter no page", async () => {
    const { ask } = await setUp();
    const html = await (await ask("/m/zh-cn/article?code=a&secret=word")).text();
    expect(html).toContain('/m/zh-cn/article?code=a"');
    expect(html).not.toContain("secret");
  });

  test(`stays within its bounds under ${ADDRESSES} addresses, and keeps the fixed pages`, async () => {
    const { ask, api, host } = await setUp({ env: { PAGE_CACHE_MEGABYTES: "1", PAGE_CACHE_ENTRIES: "300" } });
    const atOnce = 100;
    for (let first = 0; first < ADDRESSES; first += atOnce) {
      const asked = Array.from({ length: atOnce }, (_, index) =>
        ask(`/m/zh-cn/article?code=${first + index}`),
      );
      await Promise.all((await Promise.all(asked)).map((response) => response.arrayBuffer()));
    }
    expect(host.cache.count).toBeLessThanOrEqual(300);
    expect(host.cache.bytes).toBeLessThanOrEqual(500_000);
    const before = api.calls.length;
    expect(await (await ask("/m/zh-cn")).text()).toContain("hello");
    expect(api.calls.length).toBe(before);
  });

  test("tells more visitors than can wait to come back, and recovers", async () => {
    const { ask, api } = await setUp();
    const release = Promise.withResolvers<void>();
    api.hold = release.promise;
    const asked = Array.from({ length: FLOOD }, (_, index) => ask(`/m/zh-cn/article?code=${index}`));
    const refused = await Promise.race(asked.slice(-1));
    expect(refused?.status).toBe(503);
    expect(refused?.headers.get("retry-after")).toBe("5");
    release.resolve();
    const statuses = (await Promise.all(asked)).map((response) => response.status);
    expect(statuses.filter((status) => status === 200).length).toBe(FLOOD_TURNS);
    expect((await ask(`/m/zh-cn/article?code=${FLOOD - 1}`)).status).toBe(200);
  });

  test("takes no visitor's turn for one who floods, and none of a form or a kept page", async () => {
    const { ask, api } = await setUp();
    const release = Promise.withResolvers<void>();
    api.hold = release.promise;
    const flood = Array.from({ length: FLOOD }, (_, index) => ask(`/m/zh-cn/article?code=${index}`));
    const other = ask("/m/zh-cn/article?code=other", { address: "198.51.100.9" });
    expect((await ask("/m/zh-cn")).status).toBe(200);
    const form = ask("/m/zh-cn/about", {
      method: "POST",
      body: new URLSearchParams({ name: "A" }),
      headers: { origin: ORIGIN },
    });
    release.resolve();
    expect([(await other).status, (await form).status]).toEqual([200, 303]);
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 503);
    expect(refused.length).toBe(FLOOD - FLOOD_TURNS + 1);
  });

  test("takes no turn of what the host renders itself for words that were searched before", async () => {
    const { ask, api, clock } = await setUp();
    const search = () => Promise.all(["a", "b", "c"].map((word) => ask(`/m/zh-cn/article?keyword=${word}`)));
    await search();
    clock.ms += TTL_MS;
    const release = Promise.withResolvers<void>();
    api.hold = release.promise;
    const before = api.calls.length;
    await search();
    for (const page of ["/m/zh-cn", "/m/zh-cn/about"]) expect((await ask(page)).status).toBe(200);
    // Of the three searches one, and both pages.
    await until(() => api.calls.length === before + 3);
    release.resolve();
  });
});

test("who shares a render with one who floods has a turn of one's own where that is refused", async () => {
  const { ask, api } = await setUp();
  const release = Promise.withResolvers<void>();
  api.hold = release.promise;
  const flood = Array.from({ length: FLOOD_TURNS }, (_, index) => ask(`/m/zh-cn/article?code=${index}`));
  const sharing = ask(`/m/zh-cn/article?code=${FLOOD_TURNS - 1}`, { address: "198.51.100.9" });
  const other = ask("/m/zh-cn/article?code=other", { address: "198.51.100.10" });
  expect((await flood.at(-1))?.status).toBe(503);
  release.resolve();
  expect([(await sharing).status, (await other).status]).toEqual([200, 200]);
  await Promise.all(flood);
});

describe("while the API fails", () => {
  test.each(["silent", "nonsense", "error"] as const)("(%s) stale pages are served on", async (mode) => {
    const { ask, api, clock, lines } = await setUp({ options: { renderTimeoutMs: 200 } });
    api.mode = mode;
    clock.ms += TTL_MS;
    const first = await ask("/m/zh-cn");
    expect(first.status).toBe(200);
    expect(await first.text()).toContain("hello");
    await until(() => lines.some((line) => line["event"] === "render-failed"));
    const calls = api.calls.length;
    await ask("/m/zh-cn");
    expect(api.calls.length).toBe(calls);
    clock.ms += RETRY_MS;
    api.mode = "well";
    api.word = "back";
    await until(async () => (await (await ask("/m/zh-cn")).text()).includes("back"));
  });

  test("a page never rendered is the site's own error page, and not kept", async () => {
    const { ask, api } = await setUp();
    api.mode = "error";
    const response = await ask("/m/zh-cn/article?code=new");
    expect(response.status).toBe(500);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain("designed error");
    api.mode = "well";
    expect((await ask("/m/zh-cn/article?code=new")).status).toBe(200);
  });

  test("the prerendered pages are served from the start, until the API is there", async () => {
    const { ask, api, clock } = await setUp({ before: (api) => (api.mode = "error") });
    const cold = await ask("/m/zh-cn");
    expect(cold.status).toBe(200);
    const html = await cold.text();
    expect(html).toContain("prerendered build-1");
    expect(html).toContain('href="http://site.test/m/zh-cn"');
    expect(await (await ask("/m/zh-cn/_payload.json")).json()).toMatchObject({
      data: { word: "prerendered" },
    });
    api.mode = "well";
    clock.ms += RETRY_MS;
    await until(async () => (await (await ask("/m/zh-cn")).text()).includes("hello"));
  });

  test("the host starts without an API at all", async () => {
    const parts = await surroundings();
    await parts.api.stop();
    const host = await createHost(parts.options);
    await host.warmed;
    const response = await host.app.request("http://site.test/m/zh-cn", {
      headers: { "user-agent": "iPhone" },
    });
    expect(response.status).toBe(200);
    expect(parts.lines.find((line) => line["event"] === "pages-rendered")).toMatchObject({ level: "warn" });
    await host.close();
  });
});

describe("a render that breaks", () => {
  test("is answered by a designed page with a way to try again", async () => {
    const { ask, lines } = await setUp();
    const response = await ask("/m/zh-cn/article?code=throw");
    expect(await (await ask("/healthz")).json()).toMatchObject({ failing: ["/m/zh-cn/article"] });
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain("页面暂时无法打开");
    expect(html).toContain('<a class="pill" href="">重新加载</a>');
    expect(html).not.toContain("render broke");
    expect(lines.find((line) => line["event"] === "render-failed")).toMatchObject({
      reason: "Error: render broke",
      at: expect.stringContaining("entry.js"),
    });
  });
});

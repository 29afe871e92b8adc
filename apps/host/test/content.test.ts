import { describe, expect, test } from "vitest";
import { setUp, setUpServer, until, PHONE } from "./support/set-up.ts";

const ADDRESSES = ["/m/zh-cn", "/m/en-us/about", "/m/zh-cn/article?code=a"];

describe("when the API's content changes", () => {
  test("every page is new at once, fixed ones are rendered ahead, and it is said", async () => {
    const { ask, api, host, lines } = await setUp();
    await host.content.check();
    for (const address of ADDRESSES) expect(await (await ask(address)).text()).toContain("hello");
    api.word = "changed";
    api.content = { version: "2", importedAt: "2026-03-02T00:00:00.000Z" };
    await host.content.check();
    const calls = api.calls.length;
    for (const address of ADDRESSES) {
      const html = await (await ask(address)).text();
      expect(html).toContain("changed");
      expect(html).not.toContain("hello");
    }
    expect(api.calls.length - calls).toBe(1);
    expect(lines.find((line) => line["event"] === "content-changed")).toMatchObject({ version: "2" });
  });

  test("page data changes with the page", async () => {
    const { ask, api, host } = await setUp();
    await host.content.check();
    api.word = "changed";
    api.content = { ...api.content, version: "2" };
    await host.content.check();
    const data = await (await ask("/m/zh-cn/_payload.json?build-1")).json();
    expect(data).toMatchObject({ data: { word: "changed" } });
  });

  test("the end of the host waits for no page of it", async () => {
    const { api, host, lines } = await setUp();
    await host.content.check();
    api.content = { ...api.content, version: "2" };
    const calls = api.calls.length;
    void host.content.check();
    api.hold = new Promise(() => undefined);
    await until(() => api.calls.length > calls + 1);
    await host.close();
    expect(lines.filter((line) => line["event"] === "pages-rendered")).toHaveLength(2);
  });

  test("the same version again purges nothing", async () => {
    const { ask, api, host } = await setUp();
    await host.content.check();
    await ask("/m/zh-cn/article?code=a");
    const calls = api.calls.length;
    await host.content.check();
    await ask("/m/zh-cn/article?code=a");
    expect(api.calls.length).toBe(calls);
  });

  test("a page is served as it was while the API cannot render the new one", async () => {
    const { ask, api, host } = await setUp();
    await host.content.check();
    await ask("/m/zh-cn/article?code=a");
    api.content = { ...api.content, version: "2" };
    await host.content.check();
    api.mode = "error";
    const response = await ask("/m/zh-cn/article?code=a");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("hello a");
  });

  test("a render that began before does not hide the new content", async () => {
    const { ask, api, host } = await setUp();
    await host.content.check();
    const release = Promise.withResolvers<void>();
    api.hold = release.promise;
    const calls = api.calls.length;
    const early = ask("/m/zh-cn/article?code=a");
    await until(() => api.calls.length > calls);
    host.cache.expire();
    api.word = "changed";
    const late = ask("/m/zh-cn/article?code=a");
    await until(() => api.calls.length > calls + 1);
    api.hold = null;
    release.resolve();
    await Promise.all([early, late]);
    expect(await (await ask("/m/zh-cn/article?code=a")).text()).toContain("changed");
  });

  test.each(["silent", "nonsense", "error"] as const)("an API that is %s purges nothing", async (mode) => {
    const { api, host, lines } = await setUp();
    await host.content.check();
    api.content = { ...api.content, version: "2" };
    api.mode = mode;
    const checked = host.content.check();
    await host.content.close();
    await checked;
    expect(lines.some((line) => line["event"] === "content-changed")).toBe(false);
  });

  test("the host hears of it by itself", async () => {
    const { api, base, lines } = await setUpServer({ env: { CONTENT_POLL_SECONDS: "1" } });
    await until(() => api.healthChecks > 0);
    api.word = "changed";
    api.content = { ...api.content, version: "2" };
    await until(() => lines.some((line) => line["event"] === "content-changed"));
    const response = await fetch(`${base}/m/zh-cn`, { headers: { "user-agent": PHONE } });
    expect(await response.text()).toContain("changed");
  });
});

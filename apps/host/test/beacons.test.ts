import { describe, expect, test } from "vitest";
import { setUp } from "./support/set-up.ts";

const ERROR = {
  kind: "error",
  site: "cn",
  build: "build-1",
  path: "/m/zh-cn/about",
  message: "TypeError: x is undefined",
  source: "/m/_cn/assets/app-1.js:1:20",
};

async function setUpBeacons() {
  const asked = await setUp();
  const report = async (body: unknown, headers: Record<string, string> = {}, address?: string) =>
    asked.ask("/m/_beacon", {
      method: "POST",
      headers: { "content-type": "text/plain;charset=UTF-8", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
      ...(address !== undefined && { address }),
    });
  const logged = () => asked.lines.filter((line) => String(line["event"]).startsWith("page-"));
  return { ...asked, report, logged: () => logged().filter((line) => line["event"] !== "pages-rendered") };
}

describe("a page's report", () => {
  test("of an error is a line of the log with the build it happened in", async () => {
    const { report, logged } = await setUpBeacons();
    const response = await report(ERROR, { "sec-fetch-site": "same-origin" });
    expect(response.status).toBe(204);
    expect(logged()).toEqual([
      {
        level: "warn",
        event: "page-error",
        site: "cn",
        build: "build-1",
        known: true,
        page: "/m/zh-cn/about",
        message: "TypeError: x is undefined",
        source: "/m/_cn/assets/app-1.js:1:20",
      },
    ]);
  });

  test("of its speed has its figures, and says where the build is none of ours", async () => {
    const { report, logged } = await setUpBeacons();
    const { site, path } = ERROR;
    await report({
      kind: "vitals",
      site,
      path,
      build: "gone",
      lcp: 1834.5,
      cls: 0.02,
      inp: 88,
      fcp: 900,
      ttfb: 210,
    });
    expect(logged()).toEqual([
      expect.objectContaining({
        event: "page-vitals",
        build: "gone",
        known: false,
        lcp: 1834.5,
        cls: 0.02,
        inp: 88,
      }),
    ]);
    expect(logged()[0], "what no page sends").not.toHaveProperty("fcp");
  });

  test("says nothing of who reports", async () => {
    const { report, lines } = await setUpBeacons();
    const message = "Failed: https://a.test/m/zh-cn?phone=1&name=Ada for ada@site.test, tel 138 0013 8000";
    await report({ ...ERROR, message }, { cookie: "secret=1" });
    expect(JSON.stringify(lines)).not.toMatch(/Ada|ada@|138 0013|secret|iPhone|203\.0\.113/);
  });

  test.each<[string, unknown, number]>([
    ["no JSON", "{", 400],
    ["another shape", { kind: "error" }, 400],
    ["another kind", { ...ERROR, kind: "click" }, 400],
    ["a path with a query", { ...ERROR, path: "/m?phone=1" }, 400],
    ["a build that is none", { ...ERROR, build: "../x" }, 400],
    ["a figure that is none", { ...ERROR, kind: "vitals", lcp: "fast" }, 400],
    ["a very long message", { ...ERROR, message: "x".repeat(501) }, 400],
    ["more than its size", { ...ERROR, more: "x".repeat(5000) }, 413],
  ])("with %s is turned away", async (_name, body, status) => {
    const { report, logged } = await setUpBeacons();
    expect((await report(body)).status).toBe(status);
    expect(logged()).toEqual([]);
  });

  test("from another site is refused", async () => {
    const { report } = await setUpBeacons();
    expect((await report(ERROR, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  test("is heard of a network that has reported before the clock was set back", async () => {
    let time = 3 * 3_600_000;
    const { ask } = await setUp({ options: { now: () => time } });
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
    const report = { method: "POST", headers, body: JSON.stringify(ERROR) };
    expect((await ask("/m/_beacon", report)).status).toBe(204);
    time = 0;
    expect((await ask("/m/_beacon", report)).status).toBe(204);
  });

  test("is one of few: a flood of one address is cut, and the others still report", async () => {
    const { report, logged, clock } = await setUpBeacons();
    const statuses: number[] = [];
    for (let sent = 0; sent < 30; sent += 1) statuses.push((await report(ERROR)).status);
    expect(statuses.filter((status) => status === 204).length).toBe(20);
    expect(statuses.at(-1)).toBe(429);
    expect((await report(ERROR, {}, "198.51.100.1")).status).toBe(204);
    clock.ms += 3000;
    expect((await report(ERROR)).status).toBe(204);
    expect(logged().length).toBe(22);
  });
});

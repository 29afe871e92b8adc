import { appendFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createHost } from "../src/create-host.ts";
import { pointAt, writeRelease } from "./support/fixture-release.ts";
import { PHONE, setUp, setUpServer, surroundings, until } from "./support/set-up.ts";

describe("releases", () => {
  test("a new pointer is followed without a restart, its pages rendered before it serves", async () => {
    const { ask, host, releasesDir, lines, api } = await setUp();
    await writeRelease(releasesDir, "cn", "build-2");
    await pointAt(releasesDir, "cn", "build-2");
    await until(() => host.manager.current("cn")?.buildId === "build-2");
    const calls = api.calls.length;
    expect(await (await ask("/m/zh-cn")).text()).toContain("build-2");
    expect(api.calls.length).toBe(calls);
    expect(lines.at(-1)).toMatchObject({ cache: "hit", build: "build-2" });
    expect(host.manager.current("intl")?.buildId).toBe("build-1");
  });

  test("one that is rolled back while its pages are rendered is never served", async () => {
    const { host, releasesDir, lines, api } = await setUp();
    const held = Promise.withResolvers<void>();
    api.hold = held.promise;
    const calls = api.calls.length;
    await writeRelease(releasesDir, "cn", "build-2");
    await pointAt(releasesDir, "cn", "build-2");
    await until(() => api.calls.length > calls);
    await pointAt(releasesDir, "cn", "build-1");
    held.resolve();
    await host.manager.check();
    expect(host.manager.current("cn")?.buildId).toBe("build-1");
    expect(lines).not.toContainEqual(expect.objectContaining({ event: "release-served", build: "build-2" }));
    await pointAt(releasesDir, "cn", "build-2");
    await until(() => host.manager.current("cn")?.buildId === "build-2");
  });

  test("one is served once whoever shares the folder has had time to see its files", async () => {
    const { ask, host, releasesDir, lines } = await setUp({ options: { pointerPollMs: 3_600_000 } });
    await writeRelease(releasesDir, "cn", "build-2");
    await pointAt(releasesDir, "cn", "build-2");
    await until(() => lines.some(({ event, build }) => event === "pages-rendered" && build === "build-2"));
    for (let turn = 0; turn < 20; turn += 1)
      expect((await ask("/m/_cn/assets/only-build-2.js")).status).toBe(200);
    expect(host.manager.current("cn")?.buildId).toBe("build-1");
  });

  test("of one site waits for none of the other, nor does the end of the host", async () => {
    const { ask, host, releasesDir, api } = await setUp();
    api.hold = new Promise(() => undefined);
    const calls = api.calls.length;
    await writeRelease(releasesDir, "cn", "build-2");
    await pointAt(releasesDir, "cn", "build-2");
    await until(() => api.calls.length > calls);
    await writeRelease(releasesDir, "intl", "build-2");
    await until(async () => (await ask("/m/_intl/assets/only-build-2.js")).status === 200);
    expect(host.manager.current("cn")?.buildId).toBe("build-1");
    await host.close();
    expect(host.manager.current("cn")?.buildId).toBe("build-1");
  });

  test("one that was damaged and is laid down anew, made at another time, is served as it is now", async () => {
    const { ask, host, releasesDir } = await setUp();
    await writeRelease(releasesDir, "cn", "build-1", 2);
    await host.manager.check();
    expect(await (await ask("/m/_cn/builds/latest.json")).json()).toEqual({ id: "build-1", timestamp: 2 });
    expect(await (await ask("/m/zh-cn")).text()).toContain("hello");
  });

  test("files of earlier builds stay reachable for open tabs", async () => {
    const { ask, host, releasesDir } = await setUp();
    await writeRelease(releasesDir, "cn", "build-2");
    await pointAt(releasesDir, "cn", "build-2");
    await host.manager.check();
    expect((await ask("/m/_cn/assets/only-build-1.js")).status).toBe(200);
    expect((await ask("/m/_cn/assets/only-build-2.js")).status).toBe(200);
    expect((await ask("/m/_cn/builds/meta/build-1.json")).status).toBe(200);
    expect(await (await ask("/m/_cn/builds/latest.json")).json()).toMatchObject({ id: "build-2" });
  });

  test("data of an earlier build is what that build left, also after a rollback", async () => {
    const { ask, host, releasesDir } = await setUp();
    await writeRelease(releasesDir, "cn", "build-2");
    for (const served of ["build-2", "build-1"]) {
      await pointAt(releasesDir, "cn", served);
      await host.manager.check();
      const other = served === "build-2" ? "build-1" : "build-2";
      const own = await (await ask(`/m/zh-cn/_payload.json?${served}`)).json();
      expect(own).toMatchObject({ data: { word: "hello" } });
      const earlier = await ask(`/m/zh-cn/_payload.json?${other}`);
      expect(await earlier.json()).toMatchObject({ data: { word: "prerendered" } });
      expect((await ask(`/m/_cn/assets/only-${other}.js`)).status).toBe(200);
    }
    expect((await ask("/m/zh-cn/_payload.json?build-7")).status).toBe(404);
  });

  test("files and data of a pruned build are gone, those of kept ones stay", async () => {
    const { ask, host, releasesDir } = await setUp();
    for (const build of ["build-2", "build-3"]) {
      await writeRelease(releasesDir, "cn", build);
      await pointAt(releasesDir, "cn", build);
      await host.manager.check();
    }
    expect((await ask("/m/_cn/assets/only-build-1.js")).status).toBe(200);
    await rm(join(releasesDir, "cn/build-1"), { recursive: true });
    await host.manager.check();
    expect((await ask("/m/_cn/assets/only-build-1.js")).status).toBe(404);
    expect((await ask("/m/zh-cn/_payload.json?build-1")).status).toBe(404);
    expect((await ask("/m/_cn/assets/only-build-2.js")).status).toBe(200);
    expect((await ask("/m/zh-cn/_payload.json?build-2")).status).toBe(200);
  });

  test("/healthz counts the builds that the process holds, pruned ones too, each once", async () => {
    const { ask, host, releasesDir } = await setUp();
    const count = async () => ((await (await ask("/healthz")).json()) as { readonly builds: number }).builds;
    const before = await count();
    for (const buildId of ["build-2", "build-1", "build-2"]) {
      if (buildId === "build-2") await writeRelease(releasesDir, "cn", buildId);
      await pointAt(releasesDir, "cn", buildId);
      await host.manager.check();
    }
    await rm(join(releasesDir, "cn/build-1"), { recursive: true });
    await host.manager.check();
    expect(await count()).toBe(before + 1);
  });

  test.each([
    ["a changed file", (folder: string) => appendFile(join(folder, "server/entry.js"), "//")],
    ["a missing file", (folder: string) => rm(join(folder, "client/m/_cn/assets/app-1.js"))],
    ["a torn manifest", (folder: string) => writeFile(join(folder, "release.json"), "{")],
    ["no folder", (folder: string) => rm(folder, { recursive: true })],
  ])(
    "one with %s is refused, the earlier one serves on, and it is said once each time",
    async (_name, harm) => {
      const { ask, host, releasesDir, lines } = await setUp();
      await harm(await writeRelease(releasesDir, "cn", "build-2"));
      await pointAt(releasesDir, "cn", "build-2");
      await host.manager.check();
      await host.manager.check();
      expect(host.manager.current("cn")?.buildId).toBe("build-1");
      expect(await (await ask("/m/zh-cn")).text()).toContain("build-1");
      const refusals = () => lines.filter((line) => line["event"] === "release-refused");
      const refusal = expect.objectContaining({ level: "error", site: "cn", serving: "build-1" });
      expect(refusals()).toEqual([refusal]);
      for (const buildId of ["build-1", "build-2"]) {
        await pointAt(releasesDir, "cn", buildId);
        await host.manager.check();
      }
      expect(refusals()).toEqual([refusal, refusal]);
      await writeRelease(releasesDir, "cn", "build-3");
      await pointAt(releasesDir, "cn", "build-3");
      await host.manager.check();
      expect(host.manager.current("cn")?.buildId).toBe("build-3");
    },
  );

  test("one made for another version of host is refused with what it lacks, and what goes first", async () => {
    const { host, releasesDir, lines } = await setUp();
    const folder = await writeRelease(releasesDir, "cn", "build-2", undefined, (entry) =>
      entry
        .replace("export function pageAt", "export function keyOfPage")
        .replace("export async function submit", "async function submit"),
    );
    await pointAt(releasesDir, "cn", "build-2");
    await host.manager.check();
    expect(host.manager.current("cn")?.buildId).toBe("build-1");
    expect(lines).toContainEqual(
      expect.objectContaining({
        event: "release-refused",
        reason: `Error: ${folder} is made for another version of host: its server build lacks submit, pageAt. Upgrade host first`,
      }),
    );
  });

  test("a host that starts on a damaged one serves the latest sound one served before, until it is repaired", async () => {
    const { releasesDir, options, lines } = await surroundings();
    const history: string[] = [];
    for (const buildId of ["build-2", "build-3", "build-4"]) {
      const folder = await writeRelease(releasesDir, "cn", buildId);
      if (buildId !== "build-2") await appendFile(join(folder, "server/entry.js"), "//");
      history.push(JSON.stringify({ action: "publish", buildId, served: buildId }));
    }
    await writeRelease(releasesDir, "cn", "build-5");
    history.push(JSON.stringify({ action: "publish", buildId: "build-5", served: null }), '{"torn');
    await writeFile(join(releasesDir, "cn/history.jsonl"), history.join("\n"));
    await pointAt(releasesDir, "cn", "build-4");
    const host = await createHost(options);
    onTestFinished(() => host.close());
    expect(host.manager.current("cn")?.buildId).toBe("build-2");
    expect(host.manager.current("intl")?.buildId).toBe("build-1");
    await host.manager.check();
    expect(lines.filter((line) => line["event"] === "release-refused")).toHaveLength(1);
    await writeRelease(releasesDir, "cn", "build-4");
    await host.manager.check();
    expect(host.manager.current("cn")?.buildId).toBe("build-4");
  });

  test("a host that starts on a damaged one goes back past what was rolled back", async () => {
    const { releasesDir, options } = await surroundings();
    const history: string[] = [];
    for (const [action, served] of [
      ["publish", "build-1"],
      ["publish", "build-2"],
      ["publish", "build-3"],
      ["rollback", "build-2"],
    ] as const) {
      if (action === "publish") await writeRelease(releasesDir, "cn", served);
      history.push(JSON.stringify({ action, buildId: served, served }));
    }
    await appendFile(join(releasesDir, "cn/build-2/server/entry.js"), "//");
    await writeFile(join(releasesDir, "cn/history.jsonl"), history.join("\n"));
    await pointAt(releasesDir, "cn", "build-2");
    const host = await createHost(options);
    onTestFinished(() => host.close());
    expect(host.manager.current("cn")?.buildId).toBe("build-1");
  });

  test.each([
    ["that names a folder elsewhere", JSON.stringify({ buildId: "../intl/build-1" })],
    ["that is cut off", '{ "buildId": "buil'],
  ])("a pointer %s is refused, and its file named", async (_what, text) => {
    const { host, releasesDir, lines } = await setUp();
    const file = join(releasesDir, "cn/current.json");
    await writeFile(file, text);
    await host.manager.check();
    expect(host.manager.current("cn")?.buildId).toBe("build-1");
    const refusals = lines.filter((line) => line["event"] === "release-refused");
    expect(refusals.map((line) => line["reason"])).toEqual([
      expect.stringContaining(`${file} names no build: `),
    ]);
  });

  test("without any release a designed page asks to come back", async () => {
    const { ask, host, releasesDir, lines } = await setUp({ sites: [] });
    const response = await ask("/m/en-us");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    const html = await response.text();
    expect(html).toContain("Almost there");
    expect(html).toContain('href="/m/en-us"');
    expect((await ask("/m/_cn/builds/latest.json")).status).toBe(404);
    await writeRelease(releasesDir, "intl", "build-1");
    await pointAt(releasesDir, "intl", "build-1");
    await until(() => host.manager.current("intl") !== null);
    expect((await ask("/m/en-us")).status).toBe(200);
    expect((await ask("/m/zh-cn")).status).toBe(503);
    await rm(join(releasesDir, "cn"), { recursive: true });
    await host.manager.check();
    expect(lines.filter((line) => line["event"] === "release-refused")).toEqual([]);
  });

  test("no request fails while pointers switch under load", async () => {
    const { base, releasesDir, running } = await setUpServer();
    const visit = { goesOn: true };
    const seen = new Map<string, number>();
    async function visitor(path: string): Promise<void> {
      while (visit.goesOn) {
        const response = await fetch(`${base}${path}`, { headers: { "user-agent": PHONE } });
        const build = /build-\d/.exec(await response.text())?.[0] ?? "none";
        const result = `${response.status} ${build}`;
        seen.set(result, (seen.get(result) ?? 0) + 1);
      }
    }
    const visitors = ["/m/zh-cn", "/m/zh-cn/about", "/m/zh-cn/article?code=a", "/m/zh-cn?sent=R"].map(
      visitor,
    );
    for (const build of ["build-2", "build-3", "build-4"]) {
      await writeRelease(releasesDir, "cn", build);
      await pointAt(releasesDir, "cn", build);
      await until(() => running.host.manager.current("cn")?.buildId === build);
      const before = seen.get(`200 ${build}`) ?? 0;
      await until(() => (seen.get(`200 ${build}`) ?? 0) > before + 3);
    }
    visit.goesOn = false;
    await Promise.all(visitors);
    expect([...seen.keys()].toSorted()).toEqual(["200 build-1", "200 build-2", "200 build-3", "200 build-4"]);
  }, 30_000);
});

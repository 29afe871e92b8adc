import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import {
  clearStrays,
  publish,
  readManifest,
  readPointer,
  verifyRelease,
  type PublishStep,
} from "../src/index.ts";
import { LOCK_FILE } from "../src/lock.ts";
import { buildSite, temporaryFolder } from "./built-site.ts";

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

async function setUp() {
  const folder = await temporaryFolder();
  const to = join(folder, "releases");
  const one = await buildSite(join(folder, "one"), "build-one");
  const two = await buildSite(join(folder, "two"), "build-two", { builtAt: 1_700_000_001_000 });
  const run = (from: string, progress?: (step: PublishStep) => void) =>
    publish({
      app: "cn",
      from,
      to,
      by: "ada",
      why: "new pictures",
      now: () => NOW,
      ...(progress ? { progress } : {}),
    });
  return { to, appDir: join(to, "cn"), one, two, run };
}

async function dieAt(step: PublishStep, from: string, to: string): Promise<void> {
  const source = pathToFileURL(join(import.meta.dirname, "../src/index.ts")).href;
  const script = `
    import { publish } from ${JSON.stringify(source)};
    await publish({ app: "cn", from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)}, by: "ada",
      progress: (step) => { if (step === ${JSON.stringify(step)}) process.kill(process.pid, "SIGKILL"); } });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "ignore" });
  const [, signal] = await once(child, "exit");
  expect(signal).toBe("SIGKILL");
}

describe("publish", () => {
  test("copies the release whole and points at it", async () => {
    const { appDir, one, run } = await setUp();
    const report = await run(one);
    expect(report).toEqual({
      app: "cn",
      buildId: "build-one",
      version: "1.2.3",
      previous: null,
      copied: true,
      switched: true,
      folder: join(appDir, "build-one"),
      files: 3,
      bytes: expect.any(Number),
      budgets: { lines: [expect.objectContaining({ what: "/m/zh-cn" })], over: [] },
      packages: { "@wesdom/ui-kit": "0.3.0" },
      revision: null,
    });
    await verifyRelease(report.folder, await readManifest(report.folder));
    expect(await readPointer(appDir)).toEqual({
      buildId: "build-one",
      publishedAt: "2026-01-02T03:04:05.000Z",
      by: "ada",
      why: "new pictures",
    });
    expect((await readdir(appDir)).toSorted()).toEqual(["build-one", "current.json", "history.jsonl"]);
  });

  test("keeps the earlier release beside the new one", async () => {
    const { appDir, one, two, run } = await setUp();
    await run(one);
    expect((await run(two)).previous).toBe("build-one");
    expect((await readPointer(appDir))?.buildId).toBe("build-two");
    expect((await readdir(appDir)).toSorted()).toEqual([
      "build-one",
      "build-two",
      "current.json",
      "history.jsonl",
    ]);
  });

  test("changes nothing when the build is served already", async () => {
    const { appDir, one, run } = await setUp();
    await run(one);
    const before = await readFile(join(appDir, "current.json"), "utf8");
    expect(await run(one)).toMatchObject({ copied: false, switched: false });
    expect(await readFile(join(appDir, "current.json"), "utf8")).toBe(before);
  });

  test("lets the served release lie when the same build was made anew", async () => {
    const { appDir, one, run } = await setUp();
    await run(one);
    const served = await readManifest(join(appDir, "build-one"));
    await buildSite(one, "build-one", { builtAt: served.builtAt + 1 });
    expect(await run(one)).toMatchObject({ copied: false, switched: false });
    expect(await readManifest(join(appDir, "build-one"))).toEqual(served);
  });

  test("leads back to an earlier build that lies there", async () => {
    const { one, two, run } = await setUp();
    await run(one);
    await run(two);
    expect(await run(one)).toMatchObject({ copied: false, switched: true, previous: "build-two" });
  });

  test("one app's publication touches no file of the other", async () => {
    const { to, one, run } = await setUp();
    const intl = await buildSite(join(to, "../intl-dist"), "build-intl", { app: "intl" });
    await run(one);
    const before = await readFile(join(to, "cn/current.json"), "utf8");
    await publish({ app: "intl", from: intl, to, by: "ada" });
    expect(await readFile(join(to, "cn/current.json"), "utf8")).toBe(before);
    expect((await readPointer(join(to, "intl")))?.buildId).toBe("build-intl");
  });
});

describe("clearStrays", () => {
  test("removes what a build before has left, and nothing else", async () => {
    const { appDir, two, run } = await setUp();
    await writeFile(join(two, "client/x.js"), "");
    expect(await clearStrays(two, await readManifest(two))).toEqual(["client/x.js"]);
    expect(await clearStrays(two, await readManifest(two))).toEqual([]);
    await run(two);
    expect((await readPointer(appDir))?.buildId).toBe("build-two");
  });
});

describe("publish refuses", () => {
  test.each([
    [
      "a changed file",
      (from: string) => appendFile(join(from, "server/entry.js"), "//"),
      "server/entry.js (changed)",
    ],
    ["a missing file", (from: string) => rm(join(from, "client/m/zh-cn/index.html")), "index.html (missing)"],
    [
      "a file of nobody's",
      (from: string) => writeFile(join(from, "client/x.js"), ""),
      "client/x.js (not in the manifest)",
    ],
  ])("%s, and leaves everything as it was", async (_name, harm, named) => {
    const { appDir, one, two, run } = await setUp();
    await run(one);
    await harm(two);
    await expect(run(two)).rejects.toMatchObject({
      code: "damaged",
      message: expect.stringContaining(named),
    });
    expect((await readPointer(appDir))?.buildId).toBe("build-one");
    expect((await readdir(appDir)).toSorted()).toEqual(["build-one", "current.json", "history.jsonl"]);
  });

  test("a file that browsers keep, changed under its name; packed otherwise it is the same", async () => {
    const { to, one, appDir, run } = await setUp();
    const built = (folder: string, script: string, packed: string) =>
      buildSite(join(to, "..", folder), folder, {
        files: { "client/m/_cn/assets/a-1.js": script, "client/m/_cn/assets/a-1.js.br": packed },
      });
    await run(one);
    await run(await built("build-old", "1", "x"));
    await run(await built("build-new", "1", "y"));
    await expect(run(await built("build-bad", "2", "z"))).rejects.toMatchObject({
      code: "name-reused",
      message: expect.stringContaining("assets/a-1.js (build-"),
      files: ["client/m/_cn/assets/a-1.js"],
    });
    expect((await readPointer(appDir))?.buildId).toBe("build-new");
  });

  test("a build of the other app", async () => {
    const { to, one } = await setUp();
    await expect(publish({ app: "intl", from: one, to, by: "ada" })).rejects.toMatchObject({
      code: "wrong-app",
    });
  });

  test("a folder without a build", async () => {
    const { to, run } = await setUp();
    await expect(run(join(to, "nowhere"))).rejects.toMatchObject({ code: "no-release" });
  });

  test.each(["../../etc/passwd", "client/../../x", "/client/x", "client//x", "other/x", "client\\..\\x"])(
    "a manifest that names %s",
    async (path) => {
      const { one, run } = await setUp();
      const manifest = JSON.parse(await readFile(join(one, "release.json"), "utf8"));
      manifest.files[path] = { sha256: "0".repeat(64), bytes: 0 };
      await writeFile(join(one, "release.json"), JSON.stringify(manifest));
      await expect(run(one)).rejects.toMatchObject({ code: "bad-manifest" });
    },
  );

  test.each(["", "..", "a/b", "current.json", ".hidden"])("a manifest with build id %j", async (buildId) => {
    const { one, run } = await setUp();
    const manifest = JSON.parse(await readFile(join(one, "release.json"), "utf8"));
    await writeFile(join(one, "release.json"), JSON.stringify({ ...manifest, buildId }));
    await expect(run(one)).rejects.toMatchObject({ code: "bad-manifest" });
  });
});

describe("two publishers", () => {
  test("the second is refused while the first works", async () => {
    const { appDir, one, two, run } = await setUp();
    let second: Promise<unknown> = Promise.resolve();
    await run(one, (step) => {
      if (step === "copy") second = run(two).catch((error: unknown) => error);
    });
    expect(await second).toMatchObject({
      code: "locked",
      message: expect.stringContaining(`process ${process.pid}`),
    });
    expect((await readPointer(appDir))?.buildId).toBe("build-one");
    expect(await run(two)).toMatchObject({ switched: true });
  });

  test("a lock from another machine is respected", async () => {
    const { appDir, one, run } = await setUp();
    await mkdir(appDir, { recursive: true });
    const lock = JSON.stringify({ pid: 1, host: "another-machine", since: "2026-01-01T00:00:00.000Z" });
    await writeFile(join(appDir, LOCK_FILE), lock);
    await expect(run(one)).rejects.toMatchObject({ code: "locked" });
    expect(await readFile(join(appDir, LOCK_FILE), "utf8")).toBe(lock);
  });
});

describe("a crash", () => {
  test("between copy and switch leaves the earlier release served; the next publication goes on", async () => {
    const { to, appDir, one, two, run } = await setUp();
    await run(one);
    await dieAt("switch", two, to);
    expect((await readPointer(appDir))?.buildId).toBe("build-one");
    expect(await readdir(appDir)).toContain(LOCK_FILE);
    expect(JSON.parse(await readFile(join(appDir, LOCK_FILE), "utf8")).host).toBe(hostname());
    expect(await run(two)).toMatchObject({ copied: false, switched: true, previous: "build-one" });
    expect((await readdir(appDir)).toSorted()).toEqual([
      "build-one",
      "build-two",
      "current.json",
      "history.jsonl",
    ]);
  });

  test("before or during the copy leaves no part behind that counts as a release", async () => {
    const { to, appDir, one, two, run } = await setUp();
    await run(one);
    await dieAt("copy", two, to);
    await mkdir(join(appDir, ".incoming-rest/client"), { recursive: true });
    expect(await run(two)).toMatchObject({ copied: true, switched: true });
    expect((await readdir(appDir)).toSorted()).toEqual([
      "build-one",
      "build-two",
      "current.json",
      "history.jsonl",
    ]);
  });

  test("of the disk: a damaged copy of the same build is replaced", async () => {
    const { appDir, one, two, run } = await setUp();
    await run(one);
    await run(two);
    await appendFile(join(appDir, "build-one/server/entry.js"), "damage");
    expect(await run(one)).toMatchObject({ copied: true, switched: true });
    await verifyRelease(join(appDir, "build-one"), await readManifest(join(appDir, "build-one")));
  });

  test("of the pointer: a pointer that names nothing is written anew", async () => {
    const { appDir, one, run } = await setUp();
    await run(one);
    await writeFile(join(appDir, "current.json"), "{");
    await expect(readPointer(appDir)).rejects.toMatchObject({ code: "bad-pointer" });
    expect(await run(one)).toMatchObject({ switched: true });
    expect((await readPointer(appDir))?.buildId).toBe("build-one");
  });
});

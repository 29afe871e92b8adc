import { readChangesets } from "@changesets/read";
import { globSync } from "node:fs";
import { appendFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  changelogOf,
  prune,
  publish,
  readHistory,
  readManifest,
  readPageDates,
  readPointer,
  promote,
  rollback,
  signPreview,
} from "../src/index.ts";
import { buildSite, temporaryFolder, type SiteParts } from "./built-site.ts";

const DAY_MS = 86_400_000;

async function setUp() {
  const folder = await temporaryFolder();
  const to = join(folder, "releases");
  let day = 0;
  const now = () => Date.UTC(2026, 0, 1) + day * DAY_MS;
  const common = { app: "cn", to, by: "ada", now } as const;
  return {
    folder,
    to,
    common,
    async release(buildId: string, parts: SiteParts = {}, promoted = true) {
      day += 1;
      const from = await buildSite(join(folder, `dist-${buildId}`), buildId, { builtAt: now(), ...parts });
      return publish({ ...common, from, promote: promoted });
    },
    back(buildId: string | null = null) {
      day += 1;
      return rollback({ ...common, buildId });
    },
    current: async () => (await readPointer(join(to, "cn")))?.buildId,
  };
}

describe("rollback", () => {
  test("leads further back each time, and refuses where nothing is left", async () => {
    const { release, back, current } = await setUp();
    for (const build of ["one", "two", "three"]) await release(build);
    expect(await back()).toMatchObject({ buildId: "two", previous: "three", switched: true });
    expect(await back()).toMatchObject({ buildId: "one", previous: "two" });
    await expect(back()).rejects.toMatchObject({ code: "nothing-earlier" });
    await release("four");
    expect(await back()).toMatchObject({ buildId: "one" });
    expect(await back("three")).toMatchObject({ buildId: "three" });
    expect(await current()).toBe("three");
  });

  test("leads back from what was served where the pointer is cut off", async () => {
    const { to, release, back, current } = await setUp();
    for (const build of ["one", "two", "three"]) await release(build);
    await release("waiting", {}, false);
    await writeFile(join(to, "cn/current.json"), '{ "buildId": "thr');
    expect(await back()).toMatchObject({ buildId: "two", switched: true });
    expect(await current()).toBe("two");
    expect(await back()).toMatchObject({ buildId: "one" });
  });

  test("passes over releases that were pruned, and over one never served", async () => {
    const { to, release, back } = await setUp();
    await release("one");
    await release("two");
    await release("waiting", {}, false);
    await release("three");
    await rm(join(to, "cn/two"), { recursive: true });
    expect(await back()).toMatchObject({ buildId: "one" });
  });

  test("refuses a damaged release: the served one stays", async () => {
    const { to, release, back, current } = await setUp();
    await release("one");
    await release("two");
    await appendFile(join(to, "cn/one/server/entry.js"), "//");
    await expect(back()).rejects.toMatchObject({ code: "damaged" });
    expect(await current()).toBe("two");
  });

  test("knows the release before even where a crash kept the last line from the history", async () => {
    const { to, release, back } = await setUp();
    await release("one");
    const before = await readFile(join(to, "cn/history.jsonl"), "utf8");
    await release("two");
    await writeFile(join(to, "cn/history.jsonl"), `${before}{"at":"20`);
    expect(await back()).toMatchObject({ buildId: "one" });
    expect((await readHistory(join(to, "cn"))).map(({ action }) => action)).toEqual(["publish", "rollback"]);
  });

  test("knows it where the next publication came before any rollback", async () => {
    const { to, release, back } = await setUp();
    await release("one");
    const before = await readFile(join(to, "cn/history.jsonl"), "utf8");
    await release("two");
    await writeFile(join(to, "cn/history.jsonl"), before);
    await release("three");
    expect(await back()).toMatchObject({ buildId: "two" });
  });
});

test("a publication that ended between copy and history is told by the same one again, once", async () => {
  const { to, release } = await setUp();
  await release("waiting", {}, false);
  await rm(join(to, "cn/history.jsonl"));
  await release("waiting", {}, false);
  await release("waiting", {}, false);
  expect(await readHistory(join(to, "cn"))).toMatchObject([
    { action: "publish", buildId: "waiting", served: null },
  ]);
});

test("promote serves the newest release that waits, names who did, and takes an older one only by its name", async () => {
  const { to, common, release, current } = await setUp();
  await release("one");
  await release("two", {}, false);
  await release("three", {}, false);
  expect(await current()).toBe("one");
  expect(await promote({ ...common, by: "grace", why: "spring", buildId: null })).toMatchObject({
    buildId: "three",
  });
  expect(await readPointer(join(to, "cn"))).toMatchObject({ buildId: "three", by: "grace", why: "spring" });
  const older = { code: "no-release", message: expect.stringContaining("(two)") };
  await expect(promote({ ...common, buildId: null })).rejects.toMatchObject(older);
  expect(await promote({ ...common, buildId: "two" })).toMatchObject({ buildId: "two" });
  await expect(promote({ ...common, buildId: null })).rejects.toMatchObject({
    message: expect.stringContaining("has been served already"),
  });
});

test("prune keeps the served release and the one a rollback leads to, whatever their age", async () => {
  const { common, release, back } = await setUp();
  for (const build of ["one", "two", "three", "four", "five"]) await release(build);
  await back();
  await back();
  await back();
  expect(await prune({ ...common, keep: 3, dryRun: true })).toMatchObject({
    kept: ["two", "one", "three"],
    removed: ["four", "five"],
  });
  await prune({ ...common, keep: 2 });
  expect(await back()).toMatchObject({ buildId: "one", previous: "two" });
  await expect(back("five")).rejects.toMatchObject({ code: "no-release" });
});

test("a page keeps its date until it shows something else", async () => {
  const { to, release } = await setUp();
  const page = (text: string, build: string) =>
    `<!DOCTYPE html><style>.a{}</style><p class="x-${build}">${text}</p><p>© ${build === "one" ? 2026 : 2027}</p><script>${build}</script>`;
  const pages = (build: string, home: string): SiteParts => ({
    files: {
      "client/m/zh-cn/index.html": page(home, build),
      "client/m/zh-cn/about/index.html": page("about", build),
    },
  });
  await release("one", pages("one", "home"));
  await release("two", pages("two", "another home"));
  const dates = await readPageDates(join(to, "cn/two"));
  expect(dates["/m/zh-cn"]?.modified).toBe("2026-01-03T00:00:00.000Z");
  expect(dates["/m/zh-cn/about"]?.modified).toBe("2026-01-02T00:00:00.000Z");
});

describe("the changelog of a release", () => {
  async function tree(folder: string): Promise<void> {
    const write = async (path: string, text: string) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    };
    await write(
      "packages/ui-kit/CHANGELOG.md",
      "# @wesdom/ui-kit\n\n## 0.3.0\n\n### Minor Changes\n\n- Sheets\n\n## 0.2.0\n\n- Tabs\n\n## 0.1.0\n\n- First\n",
    );
    await write("apps/cn/CHANGELOG.md", "# @wesdom/cn\n\n## 1.2.3\n\n- New home\n");
    await write(".changeset/warm-sun.md", '---\n"@wesdom/ui-kit": minor\n---\n\nWarmer colours.\n');
    await write(".changeset/other.md", '---\n"@wesdom/elsewhere": minor\n---\n\nNot in it.\n');
  }

  test("has the app's and its packages' sections since the release before, and what is in no version yet", async () => {
    const { folder, to, release } = await setUp();
    await tree(folder);
    await release("one", { version: "1.2.2", packages: { "@wesdom/ui-kit": "0.1.0" } });
    const two = await buildSite(join(folder, "two"), "two");
    const changes = await changelogOf(folder, await readManifest(two), await readHistory(join(to, "cn")));
    expect(changes.packages).toEqual([
      { name: "@wesdom/cn", from: "1.2.2", to: "1.2.3", notes: ["- New home"] },
      {
        name: "@wesdom/ui-kit",
        from: "0.1.0",
        to: "0.3.0",
        notes: ["### Minor Changes\n\n- Sheets", "- Tabs", "Warmer colours."],
      },
    ]);
    expect(changes.changesets).toEqual(["warm-sun"]);
  });

  test("tells nothing twice", async () => {
    const { folder, to, common } = await setUp();
    await tree(folder);
    const one = await buildSite(join(folder, "one"), "one");
    const first = await changelogOf(folder, await readManifest(one), []);
    expect(first.packages.map(({ name }) => name)).toEqual(["@wesdom/cn", "@wesdom/ui-kit"]);
    await publish({ ...common, from: one, changesets: first.changesets });
    const two = await buildSite(join(folder, "two"), "two", { files: { "client/x.js": "" } });
    const second = await changelogOf(folder, await readManifest(two), await readHistory(join(to, "cn")));
    expect(second.packages).toEqual([]);
  });

  test("tells again what was never served, or rolled back, and no changeset of another repository", async () => {
    const { folder, to, common, back } = await setUp();
    await tree(folder);
    const site = (buildId: string) => buildSite(join(folder, buildId), buildId);
    const changes = async (from: string, here = true) =>
      changelogOf(folder, await readManifest(from), await readHistory(join(to, "cn")), here);
    const lay = (from: string, changesets: readonly string[], promote: boolean) =>
      publish({ ...common, from, changesets, promote });
    await lay(await site("one"), [], true);
    await lay(await site("two"), ["warm-sun"], false);
    const three = await site("three");
    expect((await changes(three)).packages.flatMap(({ notes }) => notes)).toEqual(["Warmer colours."]);
    expect(await changes(three, false)).toEqual({ packages: [], changesets: [] });
    await lay(three, ["warm-sun"], true);
    const four = await site("four");
    expect((await changes(four)).packages).toEqual([]);
    await back();
    expect((await changes(four)).packages.flatMap(({ notes }) => notes)).toEqual(["Warmer colours."]);
  });

  test("the history says which package versions are in which release", async () => {
    const { to, release } = await setUp();
    await release("one", { packages: { "@wesdom/ui-kit": "0.1.0" } });
    await release("two", { packages: { "@wesdom/ui-kit": "0.2.0" } });
    expect((await readHistory(join(to, "cn"))).map(({ buildId, packages }) => [buildId, packages])).toEqual([
      ["one", { "@wesdom/ui-kit": "0.1.0" }],
      ["two", { "@wesdom/ui-kit": "0.2.0" }],
    ]);
  });
});

test("every changeset names packages and apps that there are, with a bump: others end `changeset version`", async () => {
  const root = join(import.meta.dirname, "../../..");
  const files = globSync("{apps,packages}/*/package.json", { cwd: root });
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), "utf8")));
  const names = texts.map((text) => (JSON.parse(text) as { name: string }).name);
  const unknown = (await readChangesets(root)).flatMap(({ id, releases }) =>
    releases.filter(({ name }) => !names.includes(name)).map(({ name }) => `.changeset/${id}.md: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("a preview is signed the way the front door checks it", () => {
  expect(signPreview("k".repeat(64), "cn", "build-2", 1_800_000_000)).toBe(
    "e0e0425edd4ca2e09ba26295a541f153a8c68a37d3e0f331f0a3c1e265543fbb",
  );
});

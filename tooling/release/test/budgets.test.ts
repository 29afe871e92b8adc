import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkBudgets, publish, readManifest, readPointer } from "../src/index.ts";
import { buildSite, temporaryFolder } from "./built-site.ts";

const ASSETS = "client/m/_cn/assets";

/** A script that gzip cannot shorten much. */
function heavy(bytes: number, before = ""): string {
  return `${before};"${randomBytes(bytes).toString("base64")}"`;
}

/** A document that runs the entry and names what it will import. */
function page(body = "", named: readonly string[] = ["base-1.js"]): string {
  const links = named.map((name) => `<link rel="modulepreload" href="/m/_cn/assets/${name}">`);
  return `<!DOCTYPE html><body>${body}<script type="module" src="/m/_cn/assets/entry-1.js"></script>${links.join("")}</body>`;
}

async function weigh(files: Readonly<Record<string, string | Buffer>>) {
  const folder = await buildSite(await temporaryFolder(), "build-one", { files });
  const { lines, over } = await checkBudgets(folder, await readManifest(folder));
  return { lines, over: over.map(({ what }) => what) };
}

describe("a page's scripts", () => {
  const shell = {
    [`${ASSETS}/entry-1.js`]: heavy(1000, 'import("./later-1.js")'),
    [`${ASSETS}/base-1.js`]: heavy(110_000),
    [`${ASSETS}/later-1.js`]: heavy(90_000),
    [`${ASSETS}/home.lazy-1.js`]: heavy(20_000),
  };

  test("are those that its document names; what loads on need counts for none", async () => {
    const { lines } = await weigh({
      ...shell,
      "client/m/zh-cn/index.html": page("", ["base-1.js", "home.lazy-1.js"]),
      "client/m/zh-cn/about/index.html": page(),
    });
    const [home, about] = ["/m/zh-cn", "/m/zh-cn/about"].map((path) =>
      lines.find(({ what }) => what === path),
    );
    expect((home?.bytes ?? 0) - (about?.bytes ?? 0)).toBeGreaterThan(14_000);
    expect(about?.bytes).toBeGreaterThan(80_000);
    expect(about?.bytes).toBeLessThan(120_000);
  });

  test("may weigh 150 kB, with a form 175 kB", async () => {
    const files = { ...shell, [`${ASSETS}/base-1.js`]: heavy(155_000) };
    const form = page("<form></form>");
    expect((await weigh({ ...files, "client/m/zh-cn/index.html": page() })).over).toEqual(["/m/zh-cn"]);
    expect((await weigh({ ...files, "client/m/zh-cn/index.html": form })).over).toEqual([]);
    const heavier = { ...files, [`${ASSETS}/base-1.js`]: heavy(190_000) };
    expect((await weigh({ ...heavier, "client/m/zh-cn/index.html": form })).over).toEqual(["/m/zh-cn"]);
  });
});

test.each([
  ["client/m/_cn/assets/art-1.svg", heavy(8200), true],
  ["client/m/_cn/assets/art-1.svg", `<svg>${"<path d='M0 0'/>".repeat(2000)}</svg>`, false],
  ["client/m/_cn/assets/photo-1.avif", randomBytes(60_001), true],
  ["client/m/_cn/assets/photo-1.avif", randomBytes(60_000), false],
  ["client/m/_cn/assets/sealing-1.js", heavy(31_500), true],
  ["client/m/_cn/assets/sealing-1.js", heavy(28_000), false],
])("%s is weighed", async (path, content, isOver) => {
  expect((await weigh({ [path]: content })).over).toEqual(isOver ? [path] : []);
});

test("a build above its budgets is refused, and nothing is switched", async () => {
  const folder = await temporaryFolder();
  const to = join(folder, "releases");
  const one = await buildSite(join(folder, "one"), "build-one");
  const fat = await buildSite(join(folder, "fat"), "build-fat", {
    files: { "client/m/_cn/assets/photo-1.avif": randomBytes(60_001) },
  });
  await publish({ app: "cn", from: one, to, by: "ada", enforceBudgets: true });
  await expect(publish({ app: "cn", from: fat, to, by: "ada", enforceBudgets: true })).rejects.toMatchObject({
    code: "over-budget",
    message: expect.stringContaining("photo-1.avif: picture 60001 of 60000 bytes"),
  });
  expect((await readPointer(join(to, "cn")))?.buildId).toBe("build-one");
});

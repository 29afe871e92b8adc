import type { SiteServerBuild } from "@wesdom/site-runtime";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { precompress } from "../src/compress.ts";
import { hashBuild, listFiles, sumFiles, writeDeep } from "../src/files.ts";
import { prerender, writePages } from "../src/prerender.ts";
import { scopedNames } from "../src/site-config.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "wesdom-build-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("compressed variants", () => {
  it("stand beside a text file and open to the same content", async () => {
    const file = join(folder, "a.js");
    const content = "export const value = 1;\n".repeat(50);
    await writeFile(file, content);
    expect(await precompress(file)).toEqual([`${file}.br`, `${file}.gz`]);
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(content);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(content);
  });

  it("are not made of small files and of pictures", async () => {
    await writeFile(join(folder, "small.js"), "1");
    await writeFile(join(folder, "big.png"), "x".repeat(5000));
    expect(await precompress(join(folder, "small.js"))).toEqual([]);
    expect(await precompress(join(folder, "big.png"))).toEqual([]);
  });
});

it("names the classes of a CSS module by its file, and refuses two files of one name", () => {
  const nameOf = scopedNames("/apps/cn", "cn");
  expect(nameOf("facts", "/apps/cn/src/pages/about/About.module.css")).toBe("cn-About-facts");
  expect(nameOf("facts", "/packages/page-sections/src/about/About.module.css")).toBe("both-About-facts");
  expect(() => nameOf("list", "/apps/cn/src/pages/case/About.module.css")).toThrow("rename one of them");
});

describe("sums of a release", () => {
  it("name every file below the folders by its sha256", async () => {
    await writeDeep(join(folder, "client/m/a.txt"), "abc");
    await writeDeep(join(folder, "server/entry.js"), "");
    await writeDeep(join(folder, "other.txt"), "not part of it");
    expect(await sumFiles(folder, ["client", "server"])).toEqual({
      "client/m/a.txt": {
        sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        bytes: 3,
      },
      "server/entry.js": {
        sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        bytes: 0,
      },
    });
  });
});

describe("the id of a build", () => {
  it("is another one with a file, a redirect, a version or data of a page that is another", async () => {
    await writeDeep(join(folder, "client/a.js"), "1");
    await writeDeep(join(folder, "server/entry.js"), "1");
    const page = { payload: { data: { home: 1 }, head: "", prerenderedAt: 1 } };
    const seen = { version: "1.0.0", redirects: {}, pages: [{ path: "/m", page }] };
    const id = await hashBuild(folder, seen);
    expect(await hashBuild(folder, { ...seen })).toBe(id);
    const others = [{ version: "1.0.1" }, { redirects: { "/m/offer": "/m" } }, { pages: [] }];
    for (const other of others) expect(await hashBuild(folder, { ...seen, ...other })).not.toBe(id);
    await writeDeep(join(folder, "client/a.js"), "2");
    expect(await hashBuild(folder, seen)).not.toBe(id);
  });
});

/** A site of one fixed page, which links pages by query. */
function build(
  statusOf: (path: string) => number,
  shown: (path: string) => string = (path) => path,
): SiteServerBuild {
  const links = ["?code=a", "?code=b", "?industry=x&amp;page=2"].map(
    (query) => `<a href="/m/zh-cn/case${query}">`,
  );
  return {
    fixedPages: [{ path: "/m/zh-cn", routeName: "m-zh-cn", indexed: true }],
    ownsPath: () => true,
    async render({ url }: Request) {
      const { pathname, search } = new URL(url);
      const status = statusOf(pathname + search);
      return {
        status,
        html: `<html><main>${shown(pathname + search)}</main>${links.join("")}</html>`,
        payload: status === 200 ? { data: { home: 1 }, prerenderedAt: 1 } : null,
        scriptHashes: [],
        cacheable: true,
        ...(status === 200 ? {} : { failure: new Error("A figure is missing.") }),
      };
    },
  } as unknown as SiteServerBuild;
}

describe("prerendering", () => {
  const api = { fetch: async () => Response.json({}) };

  it("writes each fixed page with its payload", async () => {
    const rendered: string[] = [];
    const site = build((path) => {
      rendered.push(path);
      return 200;
    });
    const pages = await prerender(site, api);
    // Of each kind of page that a query names one, to be judged alone.
    expect(rendered).toEqual(["/m/zh-cn", "/m/zh-cn/case?code=a", "/m/zh-cn/case?industry=x&page=2"]);
    expect(await writePages(pages, folder, (html) => html.replace("/m/", "/M/"))).toEqual(["/m/zh-cn"]);
    expect(await listFiles(folder)).toEqual(
      ["m/zh-cn/_payload.json", "m/zh-cn/index.html"].map((path) => join(folder, path)),
    );
    expect(await readFile(join(folder, "m/zh-cn/index.html"), "utf8")).toMatch(/^<html><main>\/M\/zh-cn</);
  });

  it.each(["/m/zh-cn", "/m/zh-cn/case?industry=x&page=2"])(
    "fails the build when %s fails",
    async (broken) => {
      const site = build((path) => (path === broken ? 500 : 200));
      await expect(prerender(site, api)).rejects.toThrow(
        `${broken} rendered with status 500 instead of 200: A figure is missing.`,
      );
    },
  );

  it.each([
    ["incomplete", () => "<!--$!-->"],
    ["incomplete", () => ""],
    [
      "with an error: A list without keys.",
      () => {
        console.error("A list without %s.", "keys");
        return "text";
      },
    ],
  ])("fails it when a build calls a page good that renders %s", async (fault, shown) => {
    for (const broken of ["/m/zh-cn", "/m/zh-cn/case?code=a"]) {
      const site = build(
        () => 200,
        (path) => (path === broken ? shown() : path),
      );
      await expect(prerender(site, api)).rejects.toThrow(`${broken} rendered ${fault}`);
    }
  });
});

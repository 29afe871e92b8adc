import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listFiles, writeDeep } from "../src/files.ts";
import { HELPERS, HOST, joinHelpers, namesOfJoined } from "../src/join-helpers.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "wesdom-helpers-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("the bundler's helpers", () => {
  it("come with another script, from which all others take them", async () => {
    const files = {
      "runtime-1.js": "var e=a=>a+1,t=a=>a*2;export{t as n,e as r};\n",
      "first-2.js": 'import{n as e}from"./runtime-1.js";var t=e(4);export{t};\n',
      "page-3.js":
        'import{r as e,n}from"./runtime-1.js";import{t as o}from"./first-2.js";export default[e(o),n(o),["./runtime-1.js"]];\n',
    };
    for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
    await joinHelpers(folder, "runtime-1.js", "first-2.js");
    expect(await listFiles(folder)).toEqual(["first-2.js", "page-3.js"].map((name) => join(folder, name)));
    const page = (await import(join(folder, "page-3.js"))) as { readonly default: unknown };
    expect(page.default).toEqual([9, 16, ["./first-2.js"]]);
  });

  /** Scripts of a site whose sealing needs helpers alone, by name. */
  async function scriptsWith(react: string): Promise<Readonly<Record<string, string>>> {
    const sources = {
      "react.cjs": `exports.version = ${JSON.stringify(react)};`,
      "router.cjs": "exports.go = (to) => to;",
      "sdk.cjs": "module.exports = { seal: (text) => text };",
      "names.js": "export const a = 1, b = 2;",
      "sealing.js": 'import sdk from "./sdk.cjs"; export default sdk.seal("");',
      "site.js":
        'import * as names from "./names.js"; import router from "./router.cjs"; import react from "./react.cjs"; export default [names, router, react];',
      "main.js":
        'import("./react.cjs").then(console.log); import("./site.js").then(console.log); import("./names.js"); import("./sealing.js").then(console.log);',
      // With two ways to them, the helpers have a script of their own.
      "other.js": 'import("./react.cjs").then(console.log); import("./sealing.js").then(console.log);',
    };
    for (const [name, code] of Object.entries(sources)) await writeDeep(join(folder, name), code);
    await build({
      root: folder,
      configFile: false,
      logLevel: "error",
      base: "./",
      plugins: [namesOfJoined()],
      build: {
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ["main.js", "other.js"].map((name) => join(folder, name)),
          output: {
            entryFileNames: "[name]-[hash].js",
            chunkFileNames: "[name]-[hash].js",
            codeSplitting: {
              groups: [
                { name: HOST, test: /react/ },
                { name: "router", test: /router/ },
                { name: "start", tags: ["$initial"] },
                { name: "sealing", test: /sdk|sealing/ },
                { name: "site", test: /site[.]js/ },
                { name: "shared", test: /names/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    });
    const dist = join(folder, "dist");
    const named = (name: string): RegExp => new RegExp(`^${join(dist, name)}-`);
    const files = await listFiles(dist);
    const [helpers = "", host = ""] = [HELPERS, HOST].map((name) =>
      files.find((file) => named(name).test(file)),
    );
    await joinHelpers(dist, helpers.slice(dist.length + 1), host.slice(dist.length + 1));
    const left = (await listFiles(dist)).filter((file) => file.endsWith(".js"));
    return Object.fromEntries(
      await Promise.all(left.map(async (file) => [file, await readFile(file, "utf8")] as const)),
    );
  }

  it("give no script another content under the same name, whatever changes", async () => {
    const before = await scriptsWith("1");
    const after = await scriptsWith("2");
    expect(Object.values(after).join("")).not.toContain(HELPERS);
    const kept = Object.entries(before).filter(([name]) => name in after);
    expect(after).toMatchObject(Object.fromEntries(kept));
  });
});

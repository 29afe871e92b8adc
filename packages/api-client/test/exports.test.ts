import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import * as contract from "../src/contract/index.ts";
import * as root from "../src/index.ts";
import * as server from "../src/server/index.ts";

test("the public API is the one that was reviewed", () => {
  expect({
    ".": Object.keys(root).toSorted(),
    "./contract": Object.keys(contract).toSorted(),
    "./server": Object.keys(server).toSorted(),
  }).toMatchSnapshot();
});

/** Modules that are loaded with a module, type imports left out. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, "utf8");
  for (const [, what = "", from = ""] of source.matchAll(
    /^(?:import|export)\s+([^;]*?)\s*from\s+"([^"]+)";/gm,
  )) {
    if (/^type\b/.test(what)) continue;
    if (from.startsWith(".")) loadedWith(resolve(dirname(file), from), seen);
    else seen.add(from);
  }
  return seen;
}

test("the client loads no schema", () => {
  const loaded = [...loadedWith(resolve(import.meta.dirname, "../src/index.ts"))];
  expect(loaded.filter((name) => !name.startsWith("/")).toSorted()).toEqual([
    "@wesdom/facts",
    "@wesdom/validators",
    "ofetch",
  ]);
  expect(loaded.filter((name) => name.includes("/contract/"))).toEqual([]);
});

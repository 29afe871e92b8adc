import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import * as crypto from "../src/crypto/index.ts";
import * as core from "../src/index.ts";
import * as inspector from "../src/inspector/index.ts";
import * as server from "../src/server/index.ts";

const PACKAGE = join(import.meta.dirname, "..");

it("exports what was reviewed", () => {
  expect({
    ".": Object.keys(core).toSorted(),
    "./crypto": Object.keys(crypto).toSorted(),
    "./inspector": Object.keys(inspector).toSorted(),
    "./server": Object.keys(server).toSorted(),
  }).toMatchSnapshot();
});

/** Packages and Node modules that are loaded with a file of ours, type imports and later imports left out. */
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

describe("entries", () => {
  it.each([
    ["index.ts", ["@wesdom/facts"]],
    ["server/index.ts", ["node:crypto"]],
    ["inspector/index.ts", []],
    [
      "crypto/index.ts",
      [
        "crypto-js/aes.js",
        "crypto-js/enc-base64.js",
        "crypto-js/enc-hex.js",
        "crypto-js/enc-utf8.js",
        "crypto-js/hmac-sha256.js",
        "crypto-js/mode-ecb.js",
        "js-md5",
        "jsencrypt",
      ],
    ],
  ])("%s loads %j", (entry, expected) => {
    const loaded = [...loadedWith(join(PACKAGE, "src", entry))].filter((name) => !name.startsWith("/"));
    expect(loaded.toSorted()).toEqual(expected);
  });

  it.each([".", "/server", "/inspector"])("%s is imported by Node without doing a thing", (entry) => {
    const specifier = `@wesdom/tracking${entry === "." ? "" : entry}`;
    const program = `
      const before = Object.keys(globalThis).length;
      await import(${JSON.stringify(specifier)});
      console.log(Object.keys(globalThis).length - before);`;
    const output = execFileSync(
      process.execPath,
      ["--conditions=@wesdom/source", "--input-type=module", "--eval", program],
      { cwd: PACKAGE, encoding: "utf8" },
    );
    expect(output.trim()).toBe("0");
  });
});

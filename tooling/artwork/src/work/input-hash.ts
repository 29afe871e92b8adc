import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const RELATIVE_IMPORT = /(?:from|import)\s+"(\.{1,2}\/[^"]+\.ts)"/g;
const HASH_LENGTH = 12;

const closures = new Map<string, string>();

/** The first hexadecimal digits of the SHA-256 of some bytes. */
export function shortHash(bytes: string | Uint8Array, digits: number): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, digits);
}

/** A hash over a module and every module of ours below it. */
export function sourceHash(moduleUrl: string): string {
  const known = closures.get(moduleUrl);
  if (known !== undefined) return known;
  const sources = new Map<string, string>();
  const open = [moduleUrl];
  for (let url = open.pop(); url !== undefined; url = open.pop()) {
    if (sources.has(url)) continue;
    const source = readFileSync(fileURLToPath(url), "utf8");
    sources.set(url, meaningOf(source));
    for (const [, path = ""] of source.matchAll(RELATIVE_IMPORT)) open.push(new URL(path, url).href);
  }
  const hash = shortHash([...sources.values()].toSorted().join("\n"), HASH_LENGTH);
  closures.set(moduleUrl, hash);
  return hash;
}

/** A source without comments, white space and trailing commas: what a formatter may change redraws nothing. */
export function meaningOf(source: string): string {
  return source
    .replace(/\/\*\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/\s+/g, "")
    .replace(/,(?=[)\]}])/g, "");
}

/** A hash of everything that decides a picture: its content and the code that draws it. */
export function inputHash(picture: { readonly inputs: unknown; readonly module: string }): string {
  return shortHash(`${JSON.stringify(picture.inputs)}\n${sourceHash(picture.module)}`, HASH_LENGTH);
}

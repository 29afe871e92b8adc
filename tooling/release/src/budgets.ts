import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ReleaseManifest } from "./manifest.ts";

/** JavaScript of a page requested before load plus hydration, bytes after gzip -9. */
export const PAGE_SCRIPT_BYTES = 150_000;

/** The same of a page with a form. */
export const FORM_PAGE_SCRIPT_BYTES = 175_000;

/** The chunk that seals tracking events, loaded on need, bytes after gzip -9. */
export const CRYPTO_CHUNK_BYTES = 31_000;

/** One picture as SVG, bytes after gzip -9. */
export const SVG_BYTES = 8000;

/** One raster picture, bytes. */
export const RASTER_BYTES = 60_000;

/** The chunk that seals tracking events. */
const CRYPTO_CHUNK = /^(?:tracking-)?crypto-[^/]+\.js$/;

/** Chunks with the words of one language, by the language of the page that loads them. */
const LANGUAGE_CHUNKS: Readonly<Record<string, RegExp>> = { en: /^english-/, ja: /^japanese-/ };

const GZIP_LEVEL = 9;
const RASTER = /\.(?:avif|gif|jpe?g|png|webp)$/;

/** One measured thing and what it may weigh. */
export interface BudgetLine {
  /** A page's path, or a file. */
  readonly what: string;
  readonly kind: "page scripts" | "picture" | "crypto chunk";
  /** Bytes as its budget counts them. */
  readonly bytes: number;
  readonly budget: number;
}

/** Measurements of a built site. */
export interface BudgetReport {
  readonly lines: readonly BudgetLine[];
  /** Those above their budget. */
  readonly over: readonly BudgetLine[];
}

const compress = promisify(gzip);

/**
 * Weighs a built site. A page's scripts are what the entry module loads by itself (its imports and the modules it
 * brings in piece by piece) and the page's own chunk, so what is loaded on need counts for none: neither the chunk that
 * seals events, which has a budget of its own, nor the words of another language.
 *
 * @param folder - Folder that holds the build.
 * @param manifest - Its manifest.
 */
export async function checkBudgets(folder: string, manifest: ReleaseManifest): Promise<BudgetReport> {
  const scripts = await readScripts(folder, manifest);
  const lines: BudgetLine[] = [];
  for (const path of Object.keys(manifest.files)) {
    if (path.endsWith("/index.html")) {
      const html = await readFile(join(folder, path), "utf8");
      const what = path.slice("client".length, -"/index.html".length);
      const bytes = pageScripts(scripts, html, what);
      const budget = /<form\b/i.test(html) ? FORM_PAGE_SCRIPT_BYTES : PAGE_SCRIPT_BYTES;
      lines.push({ what, kind: "page scripts", bytes, budget });
    } else if (path.startsWith("client/") && path.endsWith(".svg")) {
      lines.push({
        what: path,
        kind: "picture",
        bytes: await gzippedSize(join(folder, path)),
        budget: SVG_BYTES,
      });
    } else if (path.startsWith("client/") && RASTER.test(path)) {
      lines.push({
        what: path,
        kind: "picture",
        bytes: manifest.files[path]?.bytes ?? 0,
        budget: RASTER_BYTES,
      });
    } else if (path.includes("/assets/") && CRYPTO_CHUNK.test(basename(path))) {
      const bytes = await gzippedSize(join(folder, path));
      lines.push({ what: path, kind: "crypto chunk", bytes, budget: CRYPTO_CHUNK_BYTES });
    }
  }
  return { lines, over: lines.filter(({ bytes, budget }) => bytes > budget) };
}

interface Script {
  readonly bytes: number;
  /** Files that are loaded with it. */
  readonly imports: readonly string[];
  /** Files that it may load later. */
  readonly later: readonly string[];
}

async function readScripts(folder: string, manifest: ReleaseManifest): Promise<Map<string, Script>> {
  const scripts = new Map<string, Script>();
  for (const path of Object.keys(manifest.files)) {
    if (!path.startsWith("client/") || !path.endsWith(".js")) continue;
    const text = await readFile(join(folder, path), "utf8");
    const later = namesIn(text, /\bimport\(\s*["'`]\.\/([^"'`]+)["'`]/g);
    const imports = namesIn(text, /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g);
    scripts.set(basename(path), { bytes: await gzippedSize(join(folder, path)), imports, later });
  }
  return scripts;
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

function pageScripts(scripts: ReadonlyMap<string, Script>, html: string, path: string): number {
  const entries = namesIn(html, /<script\b[^>]*\bsrc="[^"]*\/([^"/]+\.js)"/g);
  const loaded = new Set<string>();
  const load = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const next of scripts.get(name)?.imports ?? []) load(next);
  };
  const language = /<html\b[^>]*\blang="(\w+)/.exec(html)?.[1] ?? "";
  const isFirst = (piece: string): boolean =>
    !CRYPTO_CHUNK.test(piece) &&
    Object.entries(LANGUAGE_CHUNKS).every(([key, chunk]) => key === language || !chunk.test(piece));
  for (const entry of entries) {
    load(entry);
    for (const piece of scripts.get(entry)?.later ?? []) if (isFirst(piece)) load(piece);
  }
  const chunk = pageChunk(scripts, loaded, path);
  if (chunk !== null) load(chunk);
  return [...loaded].reduce((sum, name) => sum + (scripts.get(name)?.bytes ?? 0), 0);
}

/**
 * The chunk of a page: named like its path's last part, `home` for an index, else like the part before; the largest
 * where none is. A 404 page comes with the entry.
 */
function pageChunk(
  scripts: ReadonlyMap<string, Script>,
  loaded: ReadonlySet<string>,
  path: string,
): string | null {
  const chunks = [...loaded]
    .flatMap((name) => scripts.get(name)?.later ?? [])
    .filter((name) => /\.lazy-[^/]+\.js$/.test(name));
  const [last = "", parent = ""] = path.toLowerCase().split("/").toReversed();
  if (last === "404") return null;
  const named = (name: string): string | undefined =>
    chunks.find((chunk) => chunk.toLowerCase().startsWith(`${name}.lazy-`));
  const own = named(["m", "zh-cn", "en-us", "jp"].includes(last) ? "home" : last) ?? named(parent);
  const bySize = chunks.toSorted(
    (left, right) => (scripts.get(right)?.bytes ?? 0) - (scripts.get(left)?.bytes ?? 0),
  );
  return own ?? bySize[0] ?? null;
}

async function gzippedSize(file: string): Promise<number> {
  return (await compress(await readFile(file), { level: GZIP_LEVEL })).byteLength;
}

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
const CRYPTO_CHUNK = /^sealing-[^/]+\.js$/;

/** Scripts that a document runs or names for what it runs: their paths. */
const DOCUMENT_SCRIPTS = /<(?:script|link rel="modulepreload") [^>]*\b(?:src|href)="([^"]+\.js)"/g;

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
 * Weighs a built site. A page's scripts are those that its document names; what is loaded on need counts for none, and the
 * chunk that seals events has a budget of its own.
 *
 * @param folder - Folder that holds the build.
 * @param manifest - Its manifest.
 */
export async function checkBudgets(folder: string, manifest: ReleaseManifest): Promise<BudgetReport> {
  const lines: BudgetLine[] = [];
  // Pages share most of their scripts.
  const sizes = new Map<string, Promise<number>>();
  const gzipped = (path: string): Promise<number> => {
    const size = sizes.get(path) ?? gzippedSize(join(folder, path));
    sizes.set(path, size);
    return size;
  };
  for (const path of Object.keys(manifest.files)) {
    if (path.endsWith("/index.html")) {
      const html = await readFile(join(folder, path), "utf8");
      const what = path.slice("client".length, -"/index.html".length);
      const bytes = await pageScripts(manifest, html, gzipped);
      const budget = /<form\b/i.test(html) ? FORM_PAGE_SCRIPT_BYTES : PAGE_SCRIPT_BYTES;
      lines.push({ what, kind: "page scripts", bytes, budget });
    } else if (path.startsWith("client/") && path.endsWith(".svg")) {
      lines.push({
        what: path,
        kind: "picture",
        bytes: await gzipped(path),
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
      const bytes = await gzipped(path);
      lines.push({ what: path, kind: "crypto chunk", bytes, budget: CRYPTO_CHUNK_BYTES });
    }
  }
  return { lines, over: lines.filter(({ bytes, budget }) => bytes > budget) };
}

async function pageScripts(
  manifest: ReleaseManifest,
  html: string,
  gzipped: (path: string) => Promise<number>,
): Promise<number> {
  const named = new Set([...html.matchAll(DOCUMENT_SCRIPTS)].map(([, address = ""]) => basename(address)));
  const files = Object.keys(manifest.files).filter((path) => named.has(basename(path)));
  const sizes = await Promise.all(files.map(gzipped));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

async function gzippedSize(file: string): Promise<number> {
  return (await compress(await readFile(file), { level: GZIP_LEVEL })).byteLength;
}

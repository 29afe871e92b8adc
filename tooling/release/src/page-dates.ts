import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReleaseManifest } from "./manifest.ts";
import { isMissing, isNoFolder } from "./release-error.ts";

/** File beside the manifest of a published release: when each of its pages last changed. */
export const PAGE_DATES_FILE = "page-dates.json";

/** What a page showed, and since when. */
export interface PageDate {
  /** sha256 of what a reader sees of the page. */
  readonly sum: string;
  /** ISO 8601, UTC. */
  readonly modified: string;
}

/** {@link PageDate} by path. */
export type PageDates = Readonly<Record<string, PageDate>>;

/**
 * When each prerendered page last changed: a page that shows what the release before showed keeps its date, another
 * one has the date of its build.
 *
 * @param folder - The release.
 * @param manifest - Its manifest.
 * @param before - Dates of the release served before, empty for the first.
 */
export async function datePages(
  folder: string,
  manifest: ReleaseManifest,
  before: PageDates,
): Promise<PageDates> {
  const dates: Record<string, PageDate> = {};
  const built = new Date(manifest.builtAt).toISOString();
  for (const file of Object.keys(manifest.files)) {
    if (!file.startsWith("client/") || !file.endsWith("/index.html")) continue;
    const path = file.slice("client".length, -"/index.html".length);
    const sum = createHash("sha256")
      .update(shownBy(await readFile(join(folder, file), "utf8")))
      .digest("hex");
    const earlier = Object.hasOwn(before, path) ? before[path] : undefined;
    dates[path] = { sum, modified: earlier?.sum === sum ? earlier.modified : built };
  }
  return dates;
}

/** Reads the dates of a published release; one without them has none. */
export async function readPageDates(folder: string): Promise<PageDates> {
  try {
    return JSON.parse(await readFile(join(folder, PAGE_DATES_FILE), "utf8")) as PageDates;
  } catch (error) {
    if (isMissing(error) || isNoFolder(error) || error instanceof SyntaxError) return {};
    throw error;
  }
}

/** A page without what changes with each build or year: scripts, styles, names of classes and hashed files, the ©. */
function shownBy(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/\s(?:class|style)="[^"]*"/g, "")
    .replace(/© \d{4}/g, "")
    .replace(/<link\b[^>]*rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, "");
}

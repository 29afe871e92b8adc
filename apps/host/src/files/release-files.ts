import type { SiteName } from "@wesdom/site-runtime";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentTypeOf } from "../http/content-types.ts";
import { createBoundedStore, type Bounds } from "../pages/bounded-store.ts";
import type { KnownRelease, ReleaseManager } from "../releases/release-manager.ts";
import { isIntact } from "../releases/release-manifest.ts";
import { IMMUTABLE, REVALIDATED, sendFile, type SentFile } from "./send-file.ts";

/** Digits of a sum that make an entity tag. */
const TAG_DIGITS = 24;

/**
 * Answers a request for a file of a release.
 *
 * @param previewed - Release that this visitor sees instead of the served one.
 * @returns `null` where the path names no file of a release
 */
export type SendReleaseFile = (
  request: Request,
  pathname: string,
  previewed?: KnownRelease | null,
) => Promise<Response | null>;

/**
 * Serves the files of the served release and, so that open tabs keep working, of the earlier ones. Only names that
 * stand in a manifest are looked up, and only content that matches its sum is sent.
 */
export function createReleaseFiles(manager: ReleaseManager, bounds: Bounds): SendReleaseFile {
  const store = createBoundedStore<SentFile>(bounds);

  async function load(release: KnownRelease, name: string): Promise<SentFile | null> {
    const key = `${release.folder} ${name}`;
    const kept = store.get(key);
    if (kept) return kept;
    const identity = await readIntact(release, name);
    if (identity === null) return null;
    const [br, gzip] = await Promise.all([
      readIntact(release, `${name}.br`),
      readIntact(release, `${name}.gz`),
    ]);
    const file: SentFile = {
      tag: release.manifest.files[name]?.sha256.slice(0, TAG_DIGITS) ?? "",
      type: contentTypeOf(name),
      identity,
      encoded: { ...(br && { br }), ...(gzip && { gzip }) },
      bytes: identity.byteLength + (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0),
    };
    store.set(key, file, file.bytes);
    return file;
  }

  return async (request, pathname, previewed = null) => {
    const site = siteOfFile(pathname);
    if (site === null) return null;
    const latest = pathname === `/m/_${site}/builds/latest.json`;
    const name = `client${decodeURIComponent(pathname)}`;
    const known = [...(previewed ? [previewed] : []), ...manager.known(site)];
    for (const release of latest ? known.slice(0, 1) : known) {
      if (!Object.hasOwn(release.manifest.files, name)) continue;
      const file = await load(release, name);
      if (file) return sendFile(request, file, latest ? REVALIDATED : IMMUTABLE);
    }
    return null;
  };
}

/** A file of a release, `null` where it has none of that name or a damaged one. */
export async function readIntact({ folder, manifest }: KnownRelease, name: string): Promise<Buffer | null> {
  const entry = Object.hasOwn(manifest.files, name) ? manifest.files[name] : undefined;
  if (!entry) return null;
  const content = await readFile(join(folder, name)).catch(() => null);
  return content !== null && isIntact(content, entry.sha256) ? content : null;
}

/** The site below whose folder of hashed files a path lies; pages are not files. */
export function siteOfFile(pathname: string): SiteName | null {
  if (pathname.startsWith("/m/_cn/")) return "cn";
  return pathname.startsWith("/m/_intl/") ? "intl" : null;
}

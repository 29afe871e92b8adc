import type { SiteName, SiteServerBuild } from "@wesdom/site-runtime";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  readManifest,
  readPageDates,
  readRedirects,
  readScriptHashes,
  verifyFiles,
  type ReleaseManifest,
} from "./release-manifest.ts";

/** A release that can be served. */
export interface LoadedRelease {
  readonly site: SiteName;
  readonly buildId: string;
  readonly folder: string;
  readonly manifest: ReleaseManifest;
  readonly redirects: Readonly<Record<string, string>>;
  /** When each prerendered page last changed, ISO 8601; what nothing tells is left out. */
  readonly pageDates: Readonly<Record<string, string>>;
  /** Sources of the inline scripts of its prerendered pages, by path. */
  readonly scriptHashes: Readonly<Record<string, readonly string[]>>;
  readonly build: SiteServerBuild;
}

/** What a server build exports; one that was made for another version of `host` may lack some of it. */
const PARTS = ["render", "submit", "ownsPath", "pageAt", "fixedPages"] as const;

const entries = new Set<string>();

/** How many server builds this process holds: Node lets go of no module, not of a pruned release's either. */
export function heldBuilds(): number {
  return entries.size;
}

/**
 * Checks a release file by file and loads its server build.
 *
 * @param releasesDir - Releases folder.
 * @throws when a file is damaged, or when it is no build of this site, or one for another version of `host`.
 */
export async function loadRelease(
  releasesDir: string,
  site: SiteName,
  buildId: string,
): Promise<LoadedRelease> {
  const folder = join(releasesDir, site, buildId);
  const manifest = await readManifest(folder);
  if (manifest.app !== site || manifest.buildId !== buildId) {
    throw new Error(`${folder} holds build ${manifest.buildId} of ${manifest.app}`);
  }
  await verifyFiles(folder, manifest);
  const redirects = await readRedirects(folder, manifest);
  const pageDates = await readPageDates(folder);
  const scriptHashes = await readScriptHashes(folder, manifest);
  const entry = pathToFileURL(join(folder, "server/entry.js")).href;
  const build = (await import(entry)) as SiteServerBuild;
  entries.add(entry);
  const missing = PARTS.filter((name) => !(name in build));
  if (missing.length > 0) {
    throw new Error(
      `${folder} is made for another version of host: its server build lacks ${missing.join(", ")}. Upgrade host first`,
    );
  }
  return { site, buildId, folder, manifest, redirects, pageDates, scriptHashes, build };
}

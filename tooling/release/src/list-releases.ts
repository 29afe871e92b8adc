import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isBuildId, readManifest, type AppName } from "./manifest.ts";
import { readPointer } from "./pointer.ts";
import { isMissing, ReleaseError } from "./release-error.ts";

/** One release that can be served. */
export interface ReleaseEntry {
  readonly app: AppName;
  readonly buildId: string;
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly builtAt: string;
  /** Whether it is the one being served. */
  readonly current: boolean;
}

/**
 * The releases of an app, newest build first; a folder without a readable manifest is none.
 *
 * @param releasesDir - Releases folder.
 */
export async function listReleases(releasesDir: string, app: AppName): Promise<ReleaseEntry[]> {
  const appDir = join(releasesDir, app);
  const names = await readdir(appDir).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const pointer = await readPointer(appDir);
  const entries: ReleaseEntry[] = [];
  for (const name of names.filter(isBuildId)) {
    try {
      const { buildId, version, builtAt } = await readManifest(join(appDir, name));
      entries.push({
        app,
        buildId,
        version,
        builtAt: new Date(builtAt).toISOString(),
        current: buildId === pointer?.buildId,
      });
    } catch (error) {
      if (!(error instanceof ReleaseError) && !isMissing(error) && !isNoFolder(error)) throw error;
    }
  }
  return entries.toSorted((left, right) => right.builtAt.localeCompare(left.builtAt));
}

function isNoFolder(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOTDIR";
}

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { readHistory, type Revision } from "./history.ts";
import { isBuildId, readManifest, type AppName, type ReleaseManifest } from "./manifest.ts";
import { readPointer } from "./pointer.ts";
import { isMissing, isNoFolder, orIfMissing, ReleaseError } from "./release-error.ts";

/**
 * Where a release stands: the one that `host` is told to serve, one that it was told before, or one that waits to be
 * promoted. Whether it serves it, its `/healthz` says.
 */
export type ReleaseState = "current" | "earlier" | "waiting";

/** One release that can be served. */
export interface ReleaseEntry {
  readonly app: AppName;
  readonly buildId: string;
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly builtAt: string;
  /** Whether it is the one to be served. */
  readonly current: boolean;
  readonly state: ReleaseState;
  /** When it was last published or served, ISO 8601, UTC; `null` where no history tells. */
  readonly usedAt: string | null;
  readonly by: string | null;
  readonly why: string | null;
  /** Where the sources stood that it was published from, `null` where nothing tells. */
  readonly revision: Revision | null;
  readonly bytes: number;
  /** Versions of the packages in it, by name. */
  readonly packages: Readonly<Record<string, string>>;
}

/**
 * The releases of an app, newest build first.
 *
 * @param releasesDir - Releases folder.
 */
export async function listReleases(releasesDir: string, app: AppName): Promise<ReleaseEntry[]> {
  const appDir = join(releasesDir, app);
  const pointer = await readPointer(appDir);
  const history = (await readHistory(appDir)).filter(({ action }) => action !== "prune");
  const served = new Set(history.map((entry) => entry.served));
  const entries = (await releasesIn(appDir)).map(
    ({ buildId, version, builtAt, files, packages = {} }): ReleaseEntry => {
      const last = history.findLast((entry) => entry.buildId === buildId);
      const published = history.findLast((entry) => entry.buildId === buildId && entry.revision);
      const current = buildId === pointer?.buildId;
      return {
        app,
        buildId,
        version,
        builtAt: new Date(builtAt).toISOString(),
        current,
        state: current ? "current" : served.has(buildId) || !last ? "earlier" : "waiting",
        usedAt: last?.at ?? null,
        by: last?.by ?? null,
        why: last?.why ?? null,
        revision: published?.revision ?? null,
        bytes: Object.values(files).reduce((sum, file) => sum + file.bytes, 0),
        packages,
      };
    },
  );
  return entries.toSorted((left, right) => right.builtAt.localeCompare(left.builtAt));
}

/** What each release in the folder of an app says of itself; a folder without a readable manifest is none. */
export async function releasesIn(appDir: string): Promise<ReleaseManifest[]> {
  const names = await orIfMissing(readdir(appDir), []);
  const releases: ReleaseManifest[] = [];
  for (const name of names.filter(isBuildId)) {
    try {
      releases.push(await readManifest(join(appDir, name)));
    } catch (error) {
      if (!(error instanceof ReleaseError) && !isMissing(error) && !isNoFolder(error)) throw error;
    }
  }
  return releases;
}

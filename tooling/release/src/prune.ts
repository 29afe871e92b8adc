import { randomUUID } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { readHistory, servedStack } from "./history.ts";
import { listReleases, type ReleaseEntry } from "./list-releases.ts";
import { withLock } from "./lock.ts";
import { readManifest, type AppName } from "./manifest.ts";
import { clearRests } from "./publish.ts";
import { ReleaseError } from "./release-error.ts";
import { record, type Deed } from "./switch-pointer.ts";
import { TEMPORARY_PREFIX } from "./write-together.ts";

/** What to remove. */
export interface PruneOptions extends Deed {
  readonly app: AppName;
  /** Releases folder. */
  readonly to: string;
  /** How many releases stay, the served one among them; from 1. */
  readonly keep: number;
  /** Says what would be removed, and removes nothing. @default false */
  readonly dryRun?: boolean;
}

/** What {@link prune} removed, or with `dryRun` would remove. */
export interface PruneReport {
  readonly app: AppName;
  readonly kept: readonly string[];
  readonly removed: readonly string[];
  /** Bytes of the removed releases. */
  readonly bytes: number;
}

/**
 * Removes old releases: the served one stays, then the one a rollback leads to, then the latest used ones. Open tabs of
 * a removed release lose its files and load anew.
 *
 * @throws {@link ReleaseError} `no-release` while nothing is served, for then nothing tells what is needed.
 */
export async function prune(options: PruneOptions): Promise<PruneReport> {
  const { app, to, keep, dryRun = false } = options;
  const appDir = join(to, app);
  const work = async (): Promise<PruneReport> => {
    const ranked = await rank(to, app, appDir);
    const served = ranked[0];
    if (!served) throw noneServed(app, appDir);
    const [kept, removed] = [ranked.slice(0, keep), ranked.slice(keep)];
    if (!dryRun && removed.length > 0) await remove(options, appDir, served.buildId, removed);
    return {
      app,
      kept: kept.map(({ buildId }) => buildId),
      removed: removed.map(({ buildId }) => buildId),
      bytes: removed.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  };
  if (dryRun) return work();
  // Before the lock, which needs the app's folder.
  if ((await rank(to, app, appDir)).length === 0) throw noneServed(app, appDir);
  return withLock(appDir, async () => {
    await clearRests(appDir);
    return work();
  });
}

function noneServed(app: AppName, appDir: string): ReleaseError {
  return new ReleaseError("no-release", `No release of ${app} is served in ${appDir}.`);
}

/** Releases by how much they are needed; empty while none is served. */
async function rank(to: string, app: AppName, appDir: string): Promise<ReleaseEntry[]> {
  const releases = await listReleases(to, app);
  const served = releases.find(({ current }) => current);
  if (!served) return [];
  const history = await readHistory(appDir);
  const others = releases.filter((release) => release !== served);
  const before = servedStack(history, served.buildId)
    .toReversed()
    .flatMap((buildId) => others.find((release) => release.buildId === buildId) ?? []);
  const target = before.slice(0, 1);
  const rest = others
    .filter((release) => !target.includes(release))
    .toSorted((left, right) => (right.usedAt ?? right.builtAt).localeCompare(left.usedAt ?? left.builtAt));
  return [served, ...target, ...rest];
}

async function remove(
  options: PruneOptions,
  appDir: string,
  served: string,
  releases: readonly ReleaseEntry[],
): Promise<void> {
  for (const { buildId } of releases) {
    // Out of sight in one step; a crash in the middle leaves no half release.
    const aside = join(appDir, `${TEMPORARY_PREFIX}${randomUUID()}`);
    await rename(join(appDir, buildId), aside);
    await rm(aside, { recursive: true, force: true });
  }
  const manifest = await readManifest(join(appDir, served));
  const removed = releases.map(({ buildId }) => buildId);
  await record({ ...options, appDir, manifest, action: "prune", served, previous: served, removed });
}

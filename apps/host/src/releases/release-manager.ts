import type { SiteName } from "@wesdom/site-runtime";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { messageOf, type Log } from "../log.ts";
import { loadRelease, type LoadedRelease } from "./load-release.ts";
import { readManifest, readPointer, readServedBuilds, type ReleaseManifest } from "./release-manifest.ts";
import { watchPointer } from "./watch-pointer.ts";

/** The separately released sites. */
export const SITES: readonly SiteName[] = ["cn", "intl"];

/** Looks at the pointers after which every host of a shared folder has seen the files of a release. */
const LOOKS_UNTIL_KNOWN = 1.5;

/** A release whose files can be asked for, served or not. */
export interface KnownRelease {
  readonly folder: string;
  readonly manifest: ReleaseManifest;
}

/** Which release of each site is served, and which earlier ones still have their files. */
export interface ReleaseManager {
  /** The release being served, `null` where none is. */
  current(site: SiteName): LoadedRelease | null;
  /** All releases of a site: the served one first, then the others, newest first. */
  known(site: SiteName): readonly KnownRelease[];
  /** Any release of a site, checked and loaded once. @throws when it is damaged or not there */
  load(site: SiteName, buildId: string): Promise<LoadedRelease>;
  /** Follows the pointers now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface ReleaseManagerOptions {
  readonly releasesDir: string;
  readonly pollMs: number;
  readonly log: Log;
  /** Called with a loaded release before it is served, to make its pages ready. */
  readonly prepare: (release: LoadedRelease, isFirst: boolean) => Promise<void>;
  /** Called when a release is no longer served, or will not be. */
  readonly retire: (release: LoadedRelease) => void;
}

/**
 * Follows the pointers of the releases folder. A release is served once it is checked, loaded and prepared, if its
 * pointer stands still; one that fails is refused, and the earlier one goes on serving; at the start, the one that was
 * served before it.
 */
export async function createReleaseManager(options: ReleaseManagerOptions): Promise<ReleaseManager> {
  const { releasesDir, pollMs, log, prepare, retire } = options;
  const served = new Map<SiteName, LoadedRelease>();
  const others = new Map<SiteName, readonly KnownRelease[]>();
  const refused = new Map<SiteName, string>();
  const loaded = new Map<string, LoadedRelease>();
  const closing = new AbortController();
  const closed = new Promise((resolve) => closing.signal.addEventListener("abort", resolve));

  async function follow(site: SiteName): Promise<void> {
    const before = served.get(site);
    try {
      const buildId = await readPointer(releasesDir, site);
      // Also without a switch: a release may have been laid down beside it, or pruned.
      others.set(
        site,
        await otherReleases(releasesDir, site, before?.buildId ?? null, others.get(site) ?? []),
      );
      if (buildId !== null && !(await isServed(before, buildId)))
        await serve(site, await loadRelease(releasesDir, site, buildId));
      refused.delete(site);
    } catch (error) {
      const reason = messageOf(error);
      // The same refusal again and again, at each poll, is said once.
      if (refused.get(site) === reason) return;
      refused.set(site, reason);
      log("error", "release-refused", { site, reason, serving: before?.buildId ?? null });
      if (!before) await serveEarlier(site);
    }
  }

  async function serve(site: SiteName, release: LoadedRelease): Promise<void> {
    const before = served.get(site);
    const { buildId } = release;
    // A page may ask another host for its files.
    const known = before && after(pollMs * LOOKS_UNTIL_KNOWN, undefined, { ref: false });
    await Promise.race([Promise.all([prepare(release, before === undefined), known]), closed]);
    if (closing.signal.aborted) return;
    // That took a while: what was rolled back meanwhile must not go up, and the watcher comes again.
    if (before && (await readPointer(releasesDir, site)) !== buildId) {
      retire(release);
      return;
    }
    others.set(site, await otherReleases(releasesDir, site, buildId, others.get(site) ?? []));
    served.set(site, release);
    log("info", "release-served", { site, build: buildId, before: before?.buildId ?? null });
    if (before && before.buildId !== buildId) retire(before);
  }

  /** Serves the latest sound release that was served before; one that waits for its promotion never was. */
  async function serveEarlier(site: SiteName): Promise<void> {
    for (const buildId of await readServedBuilds(releasesDir, site)) {
      try {
        await serve(site, await loadRelease(releasesDir, site, buildId));
        return;
      } catch {
        // Damaged as well, or pruned: the one before it.
      }
    }
  }

  const watches = await Promise.all(
    SITES.map((site) => watchPointer(join(releasesDir, site), pollMs, () => follow(site))),
  );
  const check = async () => {
    await Promise.all(watches.map((watch) => watch.check()));
  };
  await check();
  return {
    current: (site) => served.get(site) ?? null,
    known: (site) => {
      const release = served.get(site);
      return [...(release ? [release] : []), ...(others.get(site) ?? [])];
    },
    async load(site, buildId) {
      const key = `${site} ${buildId}`;
      const kept = loaded.get(key);
      if (kept && (others.get(site) ?? []).some(({ folder }) => folder === kept.folder)) return kept;
      const release = await loadRelease(releasesDir, site, buildId);
      loaded.set(key, release);
      return release;
    },
    check,
    async close() {
      closing.abort();
      await Promise.all(watches.map((watch) => watch.stop()));
    },
  };
}

/** Whether a build is the one being served: one that was damaged may have been laid down anew, made at another time. */
async function isServed(before: LoadedRelease | undefined, buildId: string): Promise<boolean> {
  if (before?.buildId !== buildId) return false;
  const { builtAt } = await readManifest(before.folder);
  return builtAt === before.manifest.builtAt;
}

/** Releases that lie beside the served one, newest first; manifests read before are not read again. */
async function otherReleases(
  releasesDir: string,
  site: SiteName,
  current: string | null,
  before: readonly KnownRelease[],
): Promise<readonly KnownRelease[]> {
  const kept = new Map(before.map((release) => [release.folder, release]));
  const known: KnownRelease[] = [];
  const names = await readdir(join(releasesDir, site)).catch((error: NodeJS.ErrnoException) => {
    // Nothing was ever published there, and the host may not make the folder.
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for (const name of names) {
    if (name === current || name.startsWith(".")) continue;
    const folder = join(releasesDir, site, name);
    const manifest = kept.get(folder)?.manifest ?? (await readManifest(folder).catch(() => null));
    if (manifest?.app === site && manifest.buildId === name) known.push({ folder, manifest });
  }
  return known.toSorted((left, right) => right.manifest.builtAt - left.manifest.builtAt);
}

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { APPS, isBuildId, readManifest, type AppName } from "./manifest.ts";
import { readPointer } from "./pointer.ts";
import { orIfMissing, ReleaseError } from "./release-error.ts";
import { verifyRelease } from "./verify.ts";

/** What was found of one release. */
export interface VerifiedRelease {
  readonly app: AppName;
  readonly buildId: string;
  readonly current: boolean;
  /** Files that are missing, changed or too many; empty: it is whole. */
  readonly problems: readonly string[];
}

/**
 * Checks releases against their manifests, and the pointers of their apps.
 *
 * @param releasesDir - Releases folder.
 * @param app - One app. @default all
 * @param buildId - One release. @default all
 * @throws {@link ReleaseError} `no-release` where the release asked for is not there, or a pointer leads nowhere.
 */
export async function verifyReleases(
  releasesDir: string,
  app: AppName | null = null,
  buildId: string | null = null,
): Promise<VerifiedRelease[]> {
  const found: VerifiedRelease[] = [];
  for (const name of app === null ? APPS : [app]) {
    const appDir = join(releasesDir, name);
    const builds = (await buildsIn(appDir)).filter((build) => buildId === null || build === buildId);
    const current = (await readPointer(appDir))?.buildId ?? null;
    const missing = [buildId, buildId === null ? current : null].find(
      (build) => build !== null && !builds.includes(build),
    );
    if (missing)
      throw new ReleaseError("no-release", `There is no release ${missing} of ${name} in ${appDir}.`);
    for (const build of builds) {
      const problems = await problemsOf(join(appDir, build));
      found.push({ app: name, buildId: build, current: build === current, problems });
    }
  }
  return found;
}

async function buildsIn(appDir: string): Promise<string[]> {
  const entries = await orIfMissing(readdir(appDir, { withFileTypes: true }), []);
  return entries.filter((entry) => !entry.isFile() && isBuildId(entry.name)).map(({ name }) => name);
}

async function problemsOf(folder: string): Promise<readonly string[]> {
  try {
    await verifyRelease(folder, await readManifest(folder));
    return [];
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return error.files.length > 0 ? error.files : [error.message];
  }
}

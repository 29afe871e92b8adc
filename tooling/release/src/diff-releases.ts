import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { APPS, isAppName, isBuildId, readManifest, type ReleaseManifest } from "./manifest.ts";
import { readPointer } from "./pointer.ts";
import { isMissing, ReleaseError } from "./release-error.ts";

/** How one size differs, bytes. */
export interface SizeChange {
  readonly what: string;
  readonly before: number;
  readonly after: number;
}

/** What lies in the second and not in the first, and the other way round, each sorted. */
export interface ListChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** How two releases differ. */
export interface ReleaseDiff {
  readonly before: string;
  readonly after: string;
  readonly sizes: readonly SizeChange[];
  /** Prerendered pages. */
  readonly pages: ListChange;
  /** Paths the site answers. */
  readonly routes: ListChange;
  /** Redirects of the site's own, as `from → to`. */
  readonly redirects: ListChange;
  /** Packages in it, as `name version`. */
  readonly packages: ListChange;
}

interface Found {
  readonly folder: string;
  readonly manifest: ReleaseManifest;
}

const GROUPS: readonly (readonly [what: string, fits: RegExp])[] = [
  ["browser scripts, gzip", /^client\/.*\.js\.gz$/],
  ["browser scripts, plain", /^client\/.*\.js$/],
  ["pages, gzip", /^client\/.*\.html\.gz$/],
  ["page data", /^client\/.*\/_payload\.json$/],
  ["pictures", /^client\/.*\.(?:avif|gif|jpe?g|png|svg|webp)$/],
  ["server build", /^server\//],
  ["everything", /^/],
];

/**
 * Compares two releases.
 *
 * @param releasesDir - Releases folder.
 * @param before - A build id, an app's name for the release it serves, or the folder of a built site.
 * @param after - The same.
 * @throws {@link ReleaseError} `no-release`
 */
export async function diffReleases(releasesDir: string, before: string, after: string): Promise<ReleaseDiff> {
  // One after the other, so that of two that are missing the first is named each time.
  const left = await find(releasesDir, before);
  const right = await find(releasesDir, after);
  const both = async (read: (found: Found) => Promise<string[]> | string[]): Promise<ListChange> =>
    changeOf(await read(left), await read(right));
  return {
    before: `${left.manifest.app} ${left.manifest.buildId}`,
    after: `${right.manifest.app} ${right.manifest.buildId}`,
    sizes: GROUPS.map(([what, fits]) => ({
      what,
      before: sizeOf(left.manifest, fits),
      after: sizeOf(right.manifest, fits),
    })),
    pages: await both(({ manifest }) => pagesOf(manifest)),
    routes: await both(({ manifest }) => [...(manifest.routes ?? [])]),
    redirects: await both(redirectsOf),
    packages: await both(({ manifest }) =>
      Object.entries(manifest.packages ?? {}).map(([name, version]) => `${name} ${version}`),
    ),
  };
}

async function find(releasesDir: string, name: string): Promise<Found> {
  const served = isAppName(name) ? (await readPointer(join(releasesDir, name)))?.buildId : undefined;
  const folders = served
    ? [join(releasesDir, name, served)]
    : [...(isBuildId(name) ? APPS.map((app) => join(releasesDir, app, name)) : []), name];
  for (const folder of folders) {
    try {
      return { folder, manifest: await readManifest(folder) };
    } catch (error) {
      if (!(error instanceof ReleaseError) || error.code !== "no-release") throw error;
    }
  }
  throw new ReleaseError(
    "no-release",
    `${name} is no release in ${releasesDir}, no app that serves one, and no folder of a built site.`,
  );
}

function sizeOf(manifest: ReleaseManifest, fits: RegExp): number {
  return Object.entries(manifest.files).reduce(
    (sum, [path, { bytes }]) => (fits.test(path) ? sum + bytes : sum),
    0,
  );
}

function pagesOf(manifest: ReleaseManifest): string[] {
  return Object.keys(manifest.files)
    .filter((path) => path.startsWith("client/") && path.endsWith("/index.html"))
    .map((path) => path.slice("client".length, -"/index.html".length));
}

async function redirectsOf({ folder, manifest }: Found): Promise<string[]> {
  const file = join(folder, `client/m/_${manifest.app}/builds/meta/${manifest.buildId}.json`);
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (isMissing(error)) return "{}";
    throw error;
  });
  const { redirects = {} } = JSON.parse(text) as { redirects?: Record<string, string> };
  return Object.entries(redirects).map(([from, to]) => `${from} → ${to}`);
}

function changeOf(before: readonly string[], after: readonly string[]): ListChange {
  return {
    added: after.filter((item) => !before.includes(item)).toSorted(),
    removed: before.filter((item) => !after.includes(item)).toSorted(),
  };
}

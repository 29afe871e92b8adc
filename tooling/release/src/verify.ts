import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { RELEASE_FOLDERS, type ReleaseManifest } from "./manifest.ts";
import { orIfMissing, ReleaseError } from "./release-error.ts";

/** How many damaged files a message names. */
const NAMED_FILES = 5;

/** Ends the name of a file that is another one, packed. */
const PACKED = /\.(?:br|gz)$/;

/**
 * Checks every file of a release against its manifest, and that there is no file besides.
 *
 * @param folder - Folder that holds the release.
 * @param manifest - Its manifest.
 * @throws {@link ReleaseError} `damaged`, with the files that are missing, changed or too many.
 */
export async function verifyRelease(folder: string, manifest: ReleaseManifest): Promise<void> {
  const problems: string[] = [];
  for (const [path, { sha256 }] of Object.entries(manifest.files)) {
    const found = await sumOf(join(folder, path));
    if (found === null) problems.push(`${path} (missing)`);
    else if (found !== sha256) problems.push(`${path} (changed)`);
  }
  for (const path of await filesOf(folder)) {
    if (!Object.hasOwn(manifest.files, path)) problems.push(`${path} (not in the manifest)`);
  }
  if (problems.length === 0) return;
  const named = problems.slice(0, NAMED_FILES).join(", ");
  const more = problems.length > NAMED_FILES ? ` and ${problems.length - NAMED_FILES} more` : "";
  throw new ReleaseError(
    "damaged",
    `${folder} does not match its manifest: ${named}${more}. Build the site again.`,
    {
      files: problems,
    },
  );
}

/**
 * Checks that no file that browsers keep for a year has the name of another one in an earlier release: whoever has been
 * there would never ask for it.
 *
 * @param manifest - What is to be published.
 * @param earlier - What lies in the releases folder.
 * @throws {@link ReleaseError} `name-reused`, with the files.
 */
export function verifyNames(manifest: ReleaseManifest, earlier: readonly ReleaseManifest[]): void {
  const folder = `client/m/_${manifest.app}/assets/`;
  const reused = new Map<string, string>();
  for (const { buildId, files } of earlier) {
    for (const [path, { sha256 }] of Object.entries(files)) {
      // What is packed differs by who packed it.
      if (!path.startsWith(folder) || PACKED.test(path)) continue;
      const own = manifest.files[path];
      if (own && own.sha256 !== sha256) reused.set(path, buildId);
    }
  }
  if (reused.size === 0) return;
  const named = [...reused].map(([path, buildId]) => `${path} (${buildId})`).slice(0, NAMED_FILES);
  throw new ReleaseError(
    "name-reused",
    `Files have the name of another one in an earlier release, which browsers keep for a year: ${named.join(", ")}. ` +
      `Their names have to change with their content (tooling/vite-config).`,
    { files: [...reused.keys()] },
  );
}

/**
 * Removes from a build what its manifest does not list. A build that comes from a cache is laid over the one before it,
 * whose files would be taken for somebody's. Not for releases: there a file too many is a sign of damage.
 *
 * @param folder - Folder that a site was built into.
 * @returns The paths that were removed.
 */
export async function clearStrays(folder: string, manifest: ReleaseManifest): Promise<string[]> {
  const strays = (await filesOf(folder)).filter((path) => !Object.hasOwn(manifest.files, path));
  await Promise.all(strays.map((path) => rm(join(folder, path))));
  return strays;
}

async function sumOf(file: string): Promise<string | null> {
  const content = await orIfMissing(readFile(file), null);
  return content && createHash("sha256").update(content).digest("hex");
}

async function filesOf(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const part of RELEASE_FOLDERS) {
    const reading = readdir(join(folder, part), { recursive: true, withFileTypes: true });
    const entries = await orIfMissing(reading, []);
    for (const entry of entries) {
      if (!entry.isDirectory())
        files.push(relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
    }
  }
  return files;
}

import { readChangesets } from "@changesets/read";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { servedStack, type HistoryEntry } from "./history.ts";
import type { AppName, ReleaseManifest } from "./manifest.ts";
import { orIfMissing } from "./release-error.ts";

/** What changed in the app, or in one package in it, since the release before. */
export interface ChangedPackage {
  readonly name: string;
  /** Version in the release before, `null` where it was not in it or nothing tells. */
  readonly from: string | null;
  readonly to: string;
  /** Sections of its CHANGELOG.md above `from`, and changesets that are in no version yet. */
  readonly notes: readonly string[];
}

/** The changes of a release. */
export interface Changelog {
  readonly packages: readonly ChangedPackage[];
  /** Changesets in it that are in no version yet; the history keeps them, so that none is told twice. */
  readonly changesets: readonly string[];
}

/**
 * What is new for the users of an app: of the app itself and of each package in it.
 *
 * @param root - Root of the repository, whose changelogs and changesets are read.
 * @param manifest - The release.
 * @param history - The app's history, oldest first. The release it says is served is the one before; what was never
 *   served, or was rolled back, has told nobody anything.
 * @param here - Whether it was built from this repository; the changesets of another one cannot be known. @default true
 */
export async function changelogOf(
  root: string,
  manifest: ReleaseManifest,
  history: readonly HistoryEntry[],
  here = true,
): Promise<Changelog> {
  const live = servedStack(history, null).filter((buildId) => buildId !== manifest.buildId);
  const earlier = history.filter(({ buildId }) => live.includes(buildId));
  const before = earlier.findLast(({ buildId }) => buildId === live.at(-1));
  const told = new Set(earlier.flatMap(({ changesets }) => changesets));
  const app = `@wesdom/${manifest.app}`;
  const versions: Record<string, string> = { [app]: manifest.version, ...manifest.packages };
  const earlierVersions: Record<string, string> = before ? { [app]: before.version, ...before.packages } : {};
  const pending = here ? await readChangesets(root) : [];
  const concerned = pending.filter(({ releases }) =>
    releases.some(({ name }) => Object.hasOwn(versions, name)),
  );
  const packages: ChangedPackage[] = [];
  for (const [name, to] of Object.entries(versions)) {
    const from = earlierVersions[name] ?? null;
    const notes = [
      ...(await sectionsAbove(changelogFile(root, name, manifest.app), from)),
      ...concerned
        .filter(({ id, releases }) => releases.some((bumped) => bumped.name === name) && !told.has(id))
        .map(({ summary }) => summary),
    ];
    if (notes.length > 0 || (from !== null && from !== to)) packages.push({ name, from, to, notes });
  }
  return { packages, changesets: concerned.map(({ id }) => id) };
}

function changelogFile(root: string, name: string, app: AppName): string {
  const folder = name.slice(name.indexOf("/") + 1);
  return join(root, folder === app ? "apps" : "packages", folder, "CHANGELOG.md");
}

/** Sections of a changelog, newest first, down to a version; only the newest one where none is known. */
async function sectionsAbove(file: string, version: string | null): Promise<string[]> {
  const text = await orIfMissing(readFile(file, "utf8"), "");
  const sections = text.split(/^## /m).slice(1);
  const known = sections.findIndex((section) => section.split("\n", 1)[0]?.trim() === version);
  return sections
    .slice(0, known < 0 ? 1 : known)
    .map((section) => section.slice(section.indexOf("\n") + 1).trim())
    .filter((section) => section !== "");
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isBuildId } from "./manifest.ts";
import { orIfMissing } from "./release-error.ts";

/** What happened to an app's releases. */
export type HistoryAction = "publish" | "promote" | "rollback" | "prune";

/** Where the sources stood that a release was built from. */
export interface Revision {
  /** Full hash. */
  readonly commit: string;
  /** `null` where none was checked out. */
  readonly branch: string | null;
  /** Whether nothing in the tree differed from the commit. */
  readonly clean: boolean;
}

/** One line of an app's history. */
export interface HistoryEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly action: HistoryAction;
  /** Release concerned; of a prune, the one that stays served. */
  readonly buildId: string;
  readonly version: string;
  /** Release served from then on, `null` where none is yet. */
  readonly served: string | null;
  /** Release served before. */
  readonly previous: string | null;
  readonly by: string;
  /** Reason given, empty for none. */
  readonly why: string;
  /** Versions of the packages in the release, by name. */
  readonly packages: Readonly<Record<string, string>>;
  /** Changesets that were not part of a version yet when it was published. */
  readonly changesets: readonly string[];
  /** Of a publication, where the sources stood; absent where nothing tells, as of a build from elsewhere. */
  readonly revision?: Revision;
  /** Releases that a prune removed. */
  readonly removed?: readonly string[];
}

/** File of an app's history, one JSON object a line, oldest first. */
export const HISTORY_FILE = "history.jsonl";

/**
 * The history of an app, oldest first. A line that cannot be read (the rest of a power cut) is left out.
 *
 * @param appDir - The app's folder in the releases folder.
 */
export async function readHistory(appDir: string): Promise<HistoryEntry[]> {
  const text = await readHistoryText(appDir);
  return text.split("\n").flatMap((line) => {
    const entry = parseEntry(line);
    return entry ? [entry] : [];
  });
}

/** The history's text with one more line. */
export async function historyTextWith(appDir: string, entry: HistoryEntry): Promise<string> {
  const text = await readHistoryText(appDir);
  const separator = text === "" || text.endsWith("\n") ? "" : "\n";
  return `${text}${separator}${JSON.stringify(entry)}\n`;
}

/**
 * The builds on which the served one rests, oldest first, the served one last: publishing and promoting put a build on
 * top, rolling back takes off what lies above its target. So a second rollback leads further back, not forth again.
 */
export function servedStack(history: readonly HistoryEntry[], current: string | null): string[] {
  const stack: string[] = [];
  const put = (buildId: string): void => {
    const known = stack.lastIndexOf(buildId);
    if (known < 0) stack.push(buildId);
    else stack.length = known + 1;
  };
  for (const { action, served, previous } of history) {
    if (served === null || action === "prune") continue;
    // A crash between pointer and history left a pointer that no line tells of.
    if (previous !== null && stack.at(-1) !== previous) put(previous);
    if (action !== "rollback" && stack.at(-1) !== served) {
      stack.push(served);
    } else {
      put(served);
    }
  }
  if (current !== null && stack.at(-1) !== current) put(current);
  return stack;
}

function readHistoryText(appDir: string): Promise<string> {
  return orIfMissing(readFile(join(appDir, HISTORY_FILE), "utf8"), "");
}

function parseEntry(line: string): HistoryEntry | null {
  try {
    const entry = JSON.parse(line) as Partial<HistoryEntry> | null;
    if (!isBuildId(entry?.buildId) || typeof entry.action !== "string") return null;
    const { at = "", action, version = "", served = null, previous = null, by = "", why = "" } = entry;
    const { packages = {}, changesets = [], removed, revision } = entry;
    const base = { at, action, buildId: entry.buildId, version, served, previous, by, why };
    return { ...base, packages, changesets, ...(revision && { revision }), ...(removed && { removed }) };
  } catch {
    return null;
  }
}

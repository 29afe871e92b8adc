import { SCRIPT_HASHES_FILE, type SiteName } from "@wesdom/site-runtime";
import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";

/** Names a build. */
export const BuildId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/));

const ManifestSchema = v.object({
  app: v.picklist(["cn", "intl"]),
  buildId: BuildId,
  version: v.string(),
  builtAt: v.number(),
  files: v.record(
    v.pipe(v.string(), v.regex(/^(?:client|server)(?:\/(?!\.{1,2}(?:\/|$))[^/\\]+)+$/)),
    v.object({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), bytes: v.number() }),
  ),
});

const PointerSchema = v.object({ buildId: BuildId });

const HistoryLine = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ served: BuildId, action: v.optional(v.string()) }),
);

const BuildMetaSchema = v.object({ redirects: v.record(v.string(), v.string()) });

/** Hash sources and nothing else: what stands here goes into a policy. */
const ScriptHashesSchema = v.record(
  v.string(),
  v.array(v.pipe(v.string(), v.regex(/^'sha256-[A-Za-z0-9+/]{43}='$/))),
);

const PageDatesSchema = v.record(v.string(), v.object({ modified: v.pipe(v.string(), v.isoTimestamp()) }));

/** `release.json` as far as `host` reads it. */
export type ReleaseManifest = v.InferOutput<typeof ManifestSchema>;

/** Reads a release's manifest. @throws when it is missing or not of its shape */
export async function readManifest(folder: string): Promise<ReleaseManifest> {
  return v.parse(ManifestSchema, JSON.parse(await readFile(join(folder, "release.json"), "utf8")));
}

/**
 * The build that `current.json` of an app points at, `null` where nothing is published.
 *
 * @throws naming the file where it names no build
 */
export async function readPointer(releasesDir: string, site: SiteName): Promise<string | null> {
  const file = join(releasesDir, site, "current.json");
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
  try {
    return v.parse(PointerSchema, JSON.parse(text)).buildId;
  } catch (error) {
    throw new Error(`${file} names no build: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Builds on which the served one rests by an app's history, the latest first: what was rolled back is none of them. Lines
 * that cannot be read are left out.
 */
export async function readServedBuilds(releasesDir: string, site: SiteName): Promise<readonly string[]> {
  const text = await readFile(join(releasesDir, site, "history.jsonl"), "utf8").catch(() => "");
  const builds: string[] = [];
  for (const line of text.split("\n")) {
    const { success, output } = v.safeParse(HistoryLine, line);
    if (!success) continue;
    const known = output.action === "rollback" ? builds.lastIndexOf(output.served) : -1;
    if (known >= 0) builds.length = known;
    builds.push(output.served);
  }
  return [...new Set(builds.toReversed())];
}

/** Redirects of a build's own, from its build metadata. */
export async function readRedirects(
  folder: string,
  manifest: ReleaseManifest,
): Promise<Readonly<Record<string, string>>> {
  const name = `client/m/_${manifest.app}/builds/meta/${manifest.buildId}.json`;
  if (!Object.hasOwn(manifest.files, name)) return {};
  return v.parse(BuildMetaSchema, JSON.parse(await readFile(join(folder, name), "utf8"))).redirects;
}

/** Sources of the inline scripts of a release's prerendered pages, by path. */
export async function readScriptHashes(
  folder: string,
  manifest: ReleaseManifest,
): Promise<Readonly<Record<string, readonly string[]>>> {
  if (!Object.hasOwn(manifest.files, SCRIPT_HASHES_FILE)) return {};
  return v.parse(ScriptHashesSchema, JSON.parse(await readFile(join(folder, SCRIPT_HASHES_FILE), "utf8")));
}

/** When each page of a published release last changed; a release without the file, or with a torn one, has no dates. */
export async function readPageDates(folder: string): Promise<Readonly<Record<string, string>>> {
  try {
    const text = await readFile(join(folder, "page-dates.json"), "utf8");
    const dates = v.parse(PageDatesSchema, JSON.parse(text));
    return Object.fromEntries(Object.entries(dates).map(([path, { modified }]) => [path, modified]));
  } catch {
    return {};
  }
}

/** Whether a file's content is the one its manifest says. */
export function isIntact(content: Uint8Array, sha256: string): boolean {
  return hash("sha256", content) === sha256;
}

/** Checks every file of a release. @throws naming the first files that are missing or changed */
export async function verifyFiles(folder: string, manifest: ReleaseManifest): Promise<void> {
  const damaged: string[] = [];
  for (const [path, { sha256 }] of Object.entries(manifest.files)) {
    const content = await readFile(join(folder, path)).catch(() => null);
    if (content === null || !isIntact(content, sha256)) damaged.push(path);
  }
  if (damaged.length > 0) {
    throw new Error(`${damaged.length} damaged files, among them ${damaged.slice(0, 3).join(", ")}`);
  }
}

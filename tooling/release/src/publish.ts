import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { withLock } from "./lock.ts";
import { MANIFEST_FILE, readManifest, type AppName, type ReleaseManifest } from "./manifest.ts";
import { readPointer, writePointer, type Pointer } from "./pointer.ts";
import { isMissing, ReleaseError } from "./release-error.ts";
import { verifyRelease } from "./verify.ts";

/** Prefix of a folder that is being written; one found without its publisher is the rest of a crash. */
const TEMPORARY_PREFIX = ".incoming-";

/** Steps of a publication, in their order. */
export type PublishStep = "check" | "copy" | "switch" | "done";

/** What to publish, where, and in whose name. */
export interface PublishOptions {
  readonly app: AppName;
  /** Built site: the folder that holds `release.json`. */
  readonly from: string;
  /** Releases folder. */
  readonly to: string;
  readonly by: string;
  /** Reason, kept in the pointer. @default "" */
  readonly why?: string;
  /** Told before each step. */
  readonly progress?: (step: PublishStep) => void;
  /** The clock, milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
}

/** What {@link publish} did. */
export interface PublishReport {
  readonly app: AppName;
  readonly buildId: string;
  readonly version: string;
  /** Build served before, `null` for the first release. */
  readonly previous: string | null;
  /** False where the release lay there already, whole. */
  readonly copied: boolean;
  /** False where it was the one being served. */
  readonly switched: boolean;
  /** Folder of the release. */
  readonly folder: string;
}

/**
 * Publishes a built site: checks it against its manifest, copies it beside the earlier releases, checks the copy, and
 * switches the pointer in one step. Up to the switch nothing that is served changes; a crash at any moment leaves the
 * earlier release served, and the next publication clears up.
 *
 * @throws {@link ReleaseError}
 */
export async function publish(options: PublishOptions): Promise<PublishReport> {
  const { app, from, to, by, why = "", progress = () => undefined, now = Date.now } = options;
  progress("check");
  const manifest = await readManifest(from);
  if (manifest.app !== app) {
    throw new ReleaseError("wrong-app", `${from} is a build of ${manifest.app}, not of ${app}.`);
  }
  await verifyRelease(from, manifest);
  const appDir = join(to, app);
  await mkdir(appDir, { recursive: true });
  return withLock(appDir, async () => {
    await clearRests(appDir);
    const folder = join(appDir, manifest.buildId);
    const copied = !(await isWhole(folder, manifest));
    if (copied) {
      progress("copy");
      await copyRelease(from, folder, manifest);
    }
    const current = await currentOf(appDir);
    const switched = current?.buildId !== manifest.buildId;
    if (switched) {
      progress("switch");
      const publishedAt = new Date(now()).toISOString();
      await writePointer(appDir, { buildId: manifest.buildId, publishedAt, by, why });
    }
    progress("done");
    const { buildId, version } = manifest;
    return { app, buildId, version, previous: current?.buildId ?? null, copied, switched, folder };
  });
}

/** A pointer that cannot be read is written anew, not a reason to publish nothing. */
async function currentOf(appDir: string): Promise<Pointer | null> {
  return readPointer(appDir).catch((error: unknown) => {
    if (error instanceof ReleaseError && error.code === "bad-pointer") return null;
    throw error;
  });
}

async function clearRests(appDir: string): Promise<void> {
  const rests = (await readdir(appDir)).filter((name) => name.startsWith(TEMPORARY_PREFIX));
  await Promise.all(rests.map((name) => rm(join(appDir, name), { recursive: true, force: true })));
}

async function isWhole(folder: string, manifest: ReleaseManifest): Promise<boolean> {
  try {
    const there = await readManifest(folder);
    await verifyRelease(folder, manifest);
    return there.buildId === manifest.buildId;
  } catch (error) {
    if (error instanceof ReleaseError) return false;
    throw error;
  }
}

async function copyRelease(from: string, folder: string, manifest: ReleaseManifest): Promise<void> {
  const incoming = join(dirname(folder), `${TEMPORARY_PREFIX}${randomUUID()}`);
  for (const path of [MANIFEST_FILE, ...Object.keys(manifest.files)]) {
    const target = join(incoming, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(from, path), target);
  }
  await verifyRelease(incoming, manifest);
  // A damaged release of the same build gives way; whatever is not in the pointer's way is cleared at the next run.
  await rename(folder, `${incoming}-damaged`).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  await rename(incoming, folder);
  await rm(`${incoming}-damaged`, { recursive: true, force: true });
}

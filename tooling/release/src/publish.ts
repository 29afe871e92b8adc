import { randomUUID } from "node:crypto";
import { access, chmod, constants, copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkBudgets, type BudgetReport } from "./budgets.ts";
import { withFullDisk } from "./full-disk.ts";
import { readHistory, type Revision } from "./history.ts";
import { releasesIn } from "./list-releases.ts";
import { withLock } from "./lock.ts";
import { MANIFEST_FILE, readManifest, type AppName, type ReleaseManifest } from "./manifest.ts";
import { datePages, PAGE_DATES_FILE, readPageDates } from "./page-dates.ts";
import { isMissing, ReleaseError } from "./release-error.ts";
import { currentOf, record, type Deed } from "./switch-pointer.ts";
import { verifyNames, verifyRelease } from "./verify.ts";
import { TEMPORARY_PREFIX } from "./write-together.ts";

/** Mode of a file that `host` reads. */
const READABLE_MODE = 0o644;

/** Steps of a publication, in their order. */
export type PublishStep = "check" | "budgets" | "pages" | "copy" | "switch" | "done";

/** What to publish, where, and in whose name. */
export interface PublishOptions extends Deed {
  readonly app: AppName;
  /** Built site: the folder that holds `release.json`. */
  readonly from: string;
  /** Releases folder. */
  readonly to: string;
  /** False: the release is laid beside the others, to be previewed and promoted later. @default true */
  readonly promote?: boolean;
  /** Whether a build above a budget is refused. @default false */
  readonly enforceBudgets?: boolean;
  /** Throws where a page of the build in a folder breaks. @default nobody judges them */
  readonly judge?: (folder: string) => Promise<void>;
  /** Says what would be done, and does nothing. @default false */
  readonly dryRun?: boolean;
  /** Changesets that are in the build and in no version yet. @default [] */
  readonly changesets?: readonly string[];
  /** Where the sources stood that it was built from. @default null, nothing tells */
  readonly revision?: Revision | null;
  /** Told before each step. */
  readonly progress?: (step: PublishStep) => void;
  /** Copies one file. @default node:fs/promises' copyFile */
  readonly copy?: (from: string, to: string) => Promise<void>;
}

/** What {@link publish} did, or with `dryRun` would do. */
export interface PublishReport {
  readonly app: AppName;
  readonly buildId: string;
  readonly version: string;
  /** Build served before, `null` for the first release. */
  readonly previous: string | null;
  /** False where the release lay there already, whole. */
  readonly copied: boolean;
  /** False where it was the one being served, or is not promoted. */
  readonly switched: boolean;
  /** Folder of the release. */
  readonly folder: string;
  /** Files of the release, and their bytes. */
  readonly files: number;
  readonly bytes: number;
  readonly budgets: BudgetReport;
  /** Versions of the packages in it, by name. */
  readonly packages: Readonly<Record<string, string>>;
  /** Where the sources stood, `null` where nothing tells. */
  readonly revision: Revision | null;
}

/**
 * Publishes a built site: checks it against its manifest and the budgets, has its pages judged, copies it beside the earlier releases, checks
 * the copy, and switches the pointer in one step. Up to the switch nothing that is served changes; a crash at any
 * moment leaves the earlier release served, and the next publication clears up.
 *
 * @throws {@link ReleaseError}
 */
export async function publish(options: PublishOptions): Promise<PublishReport> {
  const { app, from, to, dryRun = false, progress = () => undefined } = options;
  const appDir = join(to, app);
  if (!dryRun) await refuseReadOnly(appDir);
  progress("check");
  const manifest = await readManifest(from);
  if (manifest.app !== app) {
    throw new ReleaseError("wrong-app", `${from} is a build of ${manifest.app}, not of ${app}.`);
  }
  await verifyRelease(from, manifest);
  progress("budgets");
  const budgets = await checkBudgets(from, manifest);
  if (options.enforceBudgets === true && budgets.over.length > 0) throw overBudget(budgets);
  if (options.judge) {
    progress("pages");
    await options.judge(from);
  }
  if (dryRun) return reportOf(options, manifest, budgets, await planned(options, manifest, appDir));
  await withFullDisk(app, () => mkdir(appDir, { recursive: true }));
  return withLock(appDir, async () => {
    await clearRests(appDir);
    const plan = await planned(options, manifest, appDir);
    if (plan.copied) {
      progress("copy");
      await withFullDisk(app, () => copyRelease(options, manifest, plan));
    }
    const { previous, switched, copied } = plan;
    if (switched) progress("switch");
    if (switched || copied || !(await isTold(appDir, manifest.buildId))) {
      const served = switched ? manifest.buildId : previous;
      await record({ ...options, appDir, manifest, action: "publish", served, previous });
    }
    progress("done");
    return reportOf(options, manifest, budgets, plan);
  });
}

/** Finds out before the long work; a folder that is not there yet is to be made in the one above. */
async function refuseReadOnly(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    if (isMissing(error)) return refuseReadOnly(dirname(folder));
    throw new ReleaseError(
      "read-only",
      `${folder} may not be written by this user, or lies on a disk that is read-only. Nothing was published.`,
      { cause: error },
    );
  }
}

type Plan = Pick<PublishReport, "copied" | "switched" | "previous" | "folder">;

async function planned(options: PublishOptions, manifest: ReleaseManifest, appDir: string): Promise<Plan> {
  const folder = join(appDir, manifest.buildId);
  verifyNames(manifest, await releasesIn(appDir));
  const current = await currentOf(appDir);
  const isServed = current?.buildId === manifest.buildId;
  return {
    folder,
    copied: !(await isWhole(folder, manifest.buildId)),
    switched: !isServed && options.promote !== false,
    previous: current?.buildId ?? null,
  };
}

function reportOf(
  { app, revision = null }: PublishOptions,
  manifest: ReleaseManifest,
  budgets: BudgetReport,
  { previous, copied, switched, folder }: Plan,
): PublishReport {
  const { buildId, version, packages = {} } = manifest;
  const sizes = Object.values(manifest.files);
  const bytes = sizes.reduce((sum, file) => sum + file.bytes, 0);
  const what = { app, buildId, version, previous, copied, switched, folder };
  return { ...what, files: sizes.length, bytes, budgets, packages, revision };
}

function overBudget({ over }: BudgetReport): ReleaseError {
  const named = over.map(({ what, kind, bytes, budget }) => `${what}: ${kind} ${bytes} of ${budget} bytes`);
  return new ReleaseError("over-budget", `The build is above its budgets:\n  ${named.join("\n  ")}`, {
    files: over.map(({ what }) => what),
  });
}

/** Removes what a publisher that died left behind. */
export async function clearRests(appDir: string): Promise<void> {
  const rests = (await readdir(appDir)).filter((name) => name.startsWith(TEMPORARY_PREFIX));
  await Promise.all(rests.map((name) => rm(join(appDir, name), { recursive: true, force: true })));
}

/** By its own manifest, which is the one that `host` holds: a build made anew differs in the time that it was made. */
async function isWhole(folder: string, buildId: string): Promise<boolean> {
  try {
    const there = await readManifest(folder);
    await verifyRelease(folder, there);
    return there.buildId === buildId;
  } catch (error) {
    if (error instanceof ReleaseError) return false;
    throw error;
  }
}

async function copyRelease(options: PublishOptions, manifest: ReleaseManifest, plan: Plan): Promise<void> {
  const { from, copy = copyFile } = options;
  const { folder, previous } = plan;
  const incoming = join(dirname(folder), `${TEMPORARY_PREFIX}${randomUUID()}`);
  try {
    for (const path of [MANIFEST_FILE, ...Object.keys(manifest.files)]) {
      const target = join(incoming, path);
      await mkdir(dirname(target), { recursive: true });
      await copy(join(from, path), target);
      // A copy keeps the mode of the build, which may be for its maker alone.
      await chmod(target, READABLE_MODE);
    }
    const before = previous === null ? {} : await readPageDates(join(dirname(folder), previous));
    const dates = await datePages(incoming, manifest, before);
    await writeFile(join(incoming, PAGE_DATES_FILE), JSON.stringify(dates, null, 1));
    await verifyRelease(incoming, manifest);
    // A damaged release of the same build gives way; whatever is not in the pointer's way is cleared at the next run.
    await rename(folder, `${incoming}-damaged`).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    await rename(incoming, folder);
  } finally {
    await rm(incoming, { recursive: true, force: true });
    await rm(`${incoming}-damaged`, { recursive: true, force: true });
  }
}

/** Whether the history knows a build: a publication may have ended between copy and history. */
async function isTold(appDir: string, buildId: string): Promise<boolean> {
  const history = await readHistory(appDir);
  return history.some((entry) => entry.action === "publish" && entry.buildId === buildId);
}

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { readHistory, servedStack } from "./history.ts";
import { withLock } from "./lock.ts";
import { listReleases } from "./list-releases.ts";
import { isBuildId, type AppName } from "./manifest.ts";
import { orIfMissing, ReleaseError } from "./release-error.ts";
import { currentOf, publishedManifest, record, type Deed } from "./switch-pointer.ts";
import { verifyRelease } from "./verify.ts";

/** Which release to serve. */
export interface PromoteOptions extends Deed {
  readonly app: AppName;
  /** Releases folder. */
  readonly to: string;
  /** Release to serve; `null`: the one that suggests itself. */
  readonly buildId: string | null;
  /** Says what would be done, and does nothing. @default false */
  readonly dryRun?: boolean;
}

/** What {@link promote} or {@link rollback} did, or with `dryRun` would do. */
export interface PromoteReport {
  readonly app: AppName;
  readonly buildId: string;
  readonly version: string;
  readonly previous: string | null;
  /** False where it was the one being served. */
  readonly switched: boolean;
}

/**
 * Serves a release that lies in the releases folder: by default the newest one that was never served, if it was built
 * after the one that is.
 *
 * @throws {@link ReleaseError} `no-release`, or `damaged`: then the release before stays served.
 */
export async function promote(options: PromoteOptions): Promise<PromoteReport> {
  const buildId = options.buildId ?? (await newestUnserved(options));
  return serve({ ...options, why: options.why || (await reasonOf(options, buildId)) }, "promote", buildId);
}

/**
 * Serves an earlier release again: by default the one that was served before this one. A second rollback leads further
 * back, not forth again.
 *
 * @throws {@link ReleaseError} `nothing-earlier`, `no-release`, or `damaged`: then the release stays served.
 */
export async function rollback(options: PromoteOptions): Promise<PromoteReport> {
  return serve(options, "rollback", options.buildId ?? (await servedBefore(options)));
}

async function serve(
  options: PromoteOptions,
  action: "promote" | "rollback",
  buildId: string,
): Promise<PromoteReport> {
  const { app, to, dryRun = false } = options;
  const appDir = join(to, app);
  const work = async (): Promise<PromoteReport> => {
    const manifest = await publishedManifest(appDir, app, buildId);
    await verifyRelease(join(appDir, buildId), manifest);
    const previous = (await currentOf(appDir))?.buildId ?? null;
    const switched = previous !== buildId;
    if (switched && !dryRun)
      await record({ ...options, appDir, manifest, action, served: buildId, previous });
    return { app, buildId, version: manifest.version, previous, switched };
  };
  // Before the lock, which needs the app's folder.
  await publishedManifest(appDir, app, buildId);
  return dryRun ? work() : withLock(appDir, work);
}

async function newestUnserved({ app, to }: PromoteOptions): Promise<string> {
  const appDir = join(to, app);
  const history = await readHistory(appDir);
  const served = new Set(history.map((entry) => entry.served));
  const current = (await currentOf(appDir))?.buildId;
  const releases = await listReleases(to, app);
  const builtAt = releases.find(({ buildId }) => buildId === current)?.builtAt ?? "";
  const waiting = releases.filter(({ buildId }) => buildId !== current && !served.has(buildId));
  const [newest] = waiting;
  if (newest && newest.builtAt > builtAt) return newest.buildId;
  const older = waiting.map(({ buildId }) => buildId).join(", ");
  throw new ReleaseError(
    "no-release",
    (older === ""
      ? `Every release of ${app} has been served already`
      : `What waits of ${app} was built before the release that is served (${older})`) +
      `: name the one you mean, \`release list ${app}\` shows them.`,
  );
}

/** Why a release was published: who promotes it without another reason does it for that one. */
async function reasonOf({ app, to }: PromoteOptions, buildId: string): Promise<string> {
  const history = await readHistory(join(to, app));
  return history.findLast((entry) => entry.action === "publish" && entry.buildId === buildId)?.why ?? "";
}

async function servedBefore({ app, to }: PromoteOptions): Promise<string> {
  const appDir = join(to, app);
  const history = await readHistory(appDir);
  // Where the pointer cannot be read, hosts serve on what it last named.
  const lastServed = history.findLast(({ served }) => served !== null)?.served ?? null;
  const current = (await currentOf(appDir))?.buildId ?? lastServed;
  const there = new Set((await orIfMissing(readdir(appDir), [])).filter(isBuildId));
  const earlier = servedStack(history, current)
    .filter((buildId) => buildId !== current && there.has(buildId))
    .at(-1);
  if (earlier !== undefined) return earlier;
  throw new ReleaseError(
    "nothing-earlier",
    `No earlier release of ${app} is kept: \`release list ${app}\` shows what there is.`,
  );
}

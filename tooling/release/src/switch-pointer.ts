import { join } from "node:path";
import { withFullDisk } from "./full-disk.ts";
import { entryOf, HISTORY_FILE, historyTextWith, type HistoryAction, type Revision } from "./history.ts";
import { readManifest, type AppName, type ReleaseManifest } from "./manifest.ts";
import { POINTER_FILE, pointerText, readPointer, type Pointer } from "./pointer.ts";
import { ReleaseError } from "./release-error.ts";
import { writeTogether } from "./write-together.ts";

/** In whose name, why and when something is done. */
export interface Deed {
  readonly by: string;
  /** Reason, kept with the pointer and in the history. @default "" */
  readonly why?: string;
  /** The clock, milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
}

/** A release that is switched to. */
export interface Switch extends Deed {
  readonly app: AppName;
  readonly appDir: string;
  readonly manifest: ReleaseManifest;
  readonly action: HistoryAction;
  /** Release served before. */
  readonly previous: string | null;
  readonly changesets?: readonly string[];
  readonly revision?: Revision | null;
}

/** Points at a release and writes it into the history: both, or on a full disk neither. */
export async function switchPointer(options: Switch): Promise<void> {
  const { appDir, manifest, action, previous, by, why = "", now = Date.now, changesets = [] } = options;
  const at = new Date(now()).toISOString();
  const { buildId } = manifest;
  const revision = options.revision ?? undefined;
  const event = { at, action, served: buildId, previous, by, why, changesets };
  const entry = entryOf(manifest, { ...event, ...(revision && { revision }) });
  const pointer = pointerText({ buildId, publishedAt: at, by, why });
  await withFullDisk(options.app, async () =>
    writeTogether(appDir, [
      [POINTER_FILE, pointer],
      [HISTORY_FILE, await historyTextWith(appDir, entry)],
    ]),
  );
}

/** The pointer of an app; one that cannot be read is written anew, not a reason to do nothing. */
export async function currentOf(appDir: string): Promise<Pointer | null> {
  return readPointer(appDir).catch((error: unknown) => {
    if (error instanceof ReleaseError && error.code === "bad-pointer") return null;
    throw error;
  });
}

/** The manifest of a published release. @throws {@link ReleaseError} `no-release` that names the releases folder */
export async function publishedManifest(
  appDir: string,
  app: AppName,
  buildId: string,
): Promise<ReleaseManifest> {
  try {
    return await readManifest(join(appDir, buildId));
  } catch (error) {
    if (!(error instanceof ReleaseError) || error.code !== "no-release") throw error;
    throw new ReleaseError(
      "no-release",
      `There is no release ${buildId} of ${app} in ${appDir}: \`release list ${app}\` names those there are.`,
      { cause: error },
    );
  }
}

import { join } from "node:path";
import { withFullDisk } from "./full-disk.ts";
import {
  HISTORY_FILE,
  historyTextWith,
  type HistoryAction,
  type HistoryEntry,
  type Revision,
} from "./history.ts";
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

/** What was done to an app's releases. */
export interface Done extends Deed {
  readonly app: AppName;
  readonly appDir: string;
  /** Of the release concerned. */
  readonly manifest: ReleaseManifest;
  readonly action: HistoryAction;
  /** Release served from then on, and before; `null` where none is. */
  readonly served: string | null;
  readonly previous: string | null;
  readonly changesets?: readonly string[];
  readonly revision?: Revision | null;
  readonly removed?: readonly string[];
}

/** Writes into the history what was done, and points at the release where it is switched to: both, or on a full disk neither. */
export async function record(done: Done): Promise<void> {
  const { app, appDir, manifest, action, served, previous, by, why = "", now = Date.now } = done;
  const { changesets = [], revision, removed } = done;
  const { buildId, version, packages = {} } = manifest;
  const at = new Date(now()).toISOString();
  const base = { at, action, buildId, version, served, previous, by, why, packages, changesets };
  const entry: HistoryEntry = { ...base, ...(revision && { revision }), ...(removed && { removed }) };
  const pointer = pointerText({ buildId, publishedAt: at, by, why });
  await withFullDisk(app, async () =>
    writeTogether(appDir, [
      ...(served === previous ? [] : [[POINTER_FILE, pointer] as const]),
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

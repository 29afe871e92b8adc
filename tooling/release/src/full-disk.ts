import type { AppName } from "./manifest.ts";
import { isFull, ReleaseError } from "./release-error.ts";

/** Runs what writes into the releases folder; a full disk is said in plain words. */
export async function withFullDisk<Result>(app: AppName, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isFull(error)) throw error;
    throw new ReleaseError(
      "no-space",
      `The disk of the releases folder is full. Nothing was switched: ${app} is served as before. ` +
        "Make room (`release prune` removes old releases) and try again.",
      { cause: error },
    );
  }
}

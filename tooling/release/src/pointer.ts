import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isBuildId } from "./manifest.ts";
import { orIfMissing, ReleaseError } from "./release-error.ts";

/** Content of `<app>/current.json`: which release is served, and why. */
export interface Pointer {
  readonly buildId: string;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  /** Who published it. */
  readonly by: string;
  /** Reason given, empty for none. */
  readonly why: string;
}

/** File that points at the release being served. */
export const POINTER_FILE = "current.json";

/**
 * The pointer of an app, `null` before its first release.
 *
 * @param appDir - The app's folder in the releases folder.
 * @throws {@link ReleaseError} `bad-pointer` when the file is not of its shape.
 */
export async function readPointer(appDir: string): Promise<Pointer | null> {
  const file = join(appDir, POINTER_FILE);
  const text = await orIfMissing(readFile(file, "utf8"), null);
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<Pointer> | null;
    if (isBuildId(value?.buildId)) {
      const { buildId, publishedAt = "", by = "", why = "" } = value;
      return { buildId, publishedAt, by, why };
    }
  } catch {
    // Said below, with the file's name.
  }
  throw new ReleaseError("bad-pointer", `${file} names no build: publish a release to write it anew.`);
}

/** The text of a pointer's file. */
export function pointerText(pointer: Pointer): string {
  return `${JSON.stringify(pointer, null, 2)}\n`;
}

import { userInfo } from "node:os";
import { resolve } from "node:path";

/** Root of the repository; relative folders of the settings start there. */
export const ROOT: string = resolve(import.meta.dirname, "../../..");

const dataDir = process.env["DATA_DIR"] || ".data";

/** Releases folder of this machine, absolute: `RELEASES_DIR`, else `releases` in `DATA_DIR`. */
export const RELEASES_DIR: string = resolve(ROOT, process.env["RELEASES_DIR"] || `${dataDir}/releases`);

/** In whose name a release is published. */
export const PUBLISHER: string = process.env["RELEASE_BY"] || process.env["USER"] || userName();

/** A container may run under a number that has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

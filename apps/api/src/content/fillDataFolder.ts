import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../env.ts";
import { contentDump } from "./content-dump.ts";
import { CONTENT_DIRECTORY } from "./import/files.ts";

/**
 * Lays a database with the content into a data folder; a process that makes it itself takes many seconds.
 *
 * @param pictures - As in the settings of that process, which would import the content anew otherwise.
 */
export async function fillDataFolder(
  dataDirectory: string,
  pictures: Settings["pictures"] = "required",
): Promise<string> {
  const dump = await contentDump({ directory: CONTENT_DIRECTORY, pictures, now: Date.now });
  const database = join(dataDirectory, "database");
  mkdirSync(database, { mode: 0o700 });
  execFileSync("tar", ["-xf", dump, "-C", database], { stdio: "pipe" });
  return dataDirectory;
}

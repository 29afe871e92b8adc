import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_DIRECTORY } from "../../src/content/import/files.ts";
import { contentDump } from "../../src/content/content-dump.ts";

/** Lays a database with the content into a data folder; a process that makes it itself takes many seconds. */
export async function fillDataFolder(dataDirectory: string): Promise<string> {
  const dump = await contentDump({ directory: CONTENT_DIRECTORY, pictures: "optional", now: Date.now });
  const database = join(dataDirectory, "database");
  mkdirSync(database, { mode: 0o700 });
  execFileSync("tar", ["-xf", dump, "-C", database], { stdio: "pipe" });
  return dataDirectory;
}

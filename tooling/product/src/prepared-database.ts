import { createHash } from "node:crypto";
import { access, cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./root.ts";
import { launch } from "./start/launch.ts";

/** Where prepared databases are kept, each by what its tables were made of. */
const CACHE_DIR = join(ROOT, "tooling/product/.cache");

/** Migrations may be edited until they are released: nothing brings a database up to date that ran them before. */
const MIGRATIONS_DIR = join(ROOT, "apps/api/migrations");
const ENGINE_FILE = join(ROOT, "apps/api/node_modules/@electric-sql/pglite/package.json");

/**
 * Lays an embedded database with the content into a data folder. Each API would make its own, which takes three times as
 * long as its whole start; one that finds older content or fewer tables brings it up to date, as it does for its operators.
 */
export async function layPreparedDatabase(dataDir: string): Promise<void> {
  const prepared = join(CACHE_DIR, `database-${await databaseKey()}`);
  if (!(await isThere(prepared))) await prepare(prepared);
  await cp(prepared, join(dataDir, "database"), { recursive: true });
}

async function databaseKey(): Promise<string> {
  const hash = createHash("sha256").update(await readFile(ENGINE_FILE));
  const names = await readdir(MIGRATIONS_DIR, { recursive: true });
  for (const name of names.filter((each) => each.endsWith(".sql")).toSorted())
    hash.update(name).update(await readFile(join(MIGRATIONS_DIR, name)));
  return hash.digest("hex").slice(0, 16);
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function prepare(prepared: string): Promise<void> {
  await mkdir(CACHE_DIR, { recursive: true });
  const dataDir = await mkdtemp(join(CACHE_DIR, "making-"));
  try {
    const api = await launch("api", {
      HOST: "127.0.0.1",
      API_PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      API_SECRET: "a secret that nobody is asked for",
    });
    await api.stop();
    // Whoever was faster made the same.
    await rename(join(dataDir, "database"), prepared).catch(async (error: unknown) => {
      if (!(await isThere(prepared))) throw error;
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { existsSync, mkdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import type { OpenDatabase } from "./database.ts";
import { DatabaseUnavailableError } from "./database-unavailable.ts";
import { lockFolder } from "./lockFolder.ts";
import { MIGRATIONS_DIRECTORY } from "./migrations.ts";

/** Name of the embedded database's folder, and of its lock file, in the data folder. */
const FOLDER = "database";

/**
 * Room on the disk below which nothing is written, MB: without some 16 for its next log file it never comes back from
 * WASM, and with it the whole process.
 */
const LEAST_FREE_MB = 32;

/** What a new one takes besides. */
const NEW_MB = 40;

/**
 * Opens the embedded database of a data folder, alone. While the disk has too little room it is read, and refuses the rest
 * with {@link DatabaseUnavailableError}.
 *
 * @throws When another process has it open, or where it cannot be opened.
 */
export async function openEmbedded(dataDirectory: string): Promise<OpenDatabase> {
  mkdirSync(dataDirectory, { recursive: true });
  const unlock = lockFolder(join(dataDirectory, `${FOLDER}.lock`), dataDirectory);
  const folder = join(dataDirectory, FOLDER);
  try {
    const isNew = !existsSync(join(folder, "PG_VERSION"));
    const [free, needed] = [freeMb(dataDirectory), LEAST_FREE_MB + (isNew ? NEW_MB : 0)];
    if (free < needed) throw new Error(`${free} MB are free, ${needed} are needed`);
    const opened = await migrated(new PGlite(folder, { extensions: { pg_trgm } }), (statement) =>
      refuseWithoutRoom(dataDirectory, statement),
    );
    return {
      ...opened,
      close: async () => {
        await opened.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new Error(`The embedded database in ${folder} cannot be opened: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

/** A throw-away embedded database, empty or from a dump. */
export async function openInMemory(
  dump?: Blob,
): Promise<OpenDatabase & { readonly dump: () => Promise<Blob> }> {
  const client = new PGlite({ extensions: { pg_trgm }, ...(dump ? { loadDataDir: dump } : {}) });
  const opened = await migrated(client);
  return { ...opened, dump: () => client.dumpDataDir("none") };
}

/** @param beforeEach - Called with each statement, which does not run where it throws. */
async function migrated(client: PGlite, beforeEach?: (statement: string) => void): Promise<OpenDatabase> {
  try {
    await client.waitReady;
    const db = drizzle(client, { logger: beforeEach ? { logQuery: beforeEach } : false });
    await migrate(db, { migrationsFolder: MIGRATIONS_DIRECTORY });
    const reclaim = async (): Promise<void> => {
      await db.execute(sql`vacuum`);
      await db.execute(sql`checkpoint`);
    };
    return { db, longDb: db, breakOff: () => undefined, reclaim, close: () => client.close() };
  } catch (error) {
    await client.close().catch(() => undefined);
    throw error;
  }
}

/** Infinite where the file system does not say. */
function freeMb(folder: string): number {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return blocks === 0 ? Infinity : Math.floor((bavail * bsize) / 2 ** 20);
}

/** Asks before each statement: it takes a microsecond, and others fill the disk, too. */
function refuseWithoutRoom(folder: string, statement: string): void {
  if (/^\s*select\b/i.test(statement)) return;
  const free = freeMb(folder);
  if (free < LEAST_FREE_MB)
    throw new DatabaseUnavailableError(
      `of the disk of ${folder} ${free} MB are free, ${LEAST_FREE_MB} are needed`,
    );
}

/** What PGlite's file system throws is no error and has a number alone, if it is anything at all. */
function reasonOf(error: unknown): string {
  const { cause = error } = Object(error) as { readonly cause?: unknown };
  if (cause instanceof Error) return cause.message;
  const { name = "unknown", errno = "" } = Object(cause) as {
    readonly name?: string;
    readonly errno?: number;
  };
  return `${name} ${errno}`.trim();
}

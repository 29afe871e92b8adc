import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { OpenDatabase } from "./database.ts";
import { lockFolder } from "./lockFolder.ts";
import { MIGRATIONS_DIRECTORY } from "./migrations.ts";

/** Name of the embedded database's folder, and of its lock file, in the data folder. */
const FOLDER = "database";

/**
 * Opens the embedded database of a data folder, alone.
 *
 * @throws When another process has it open.
 */
export async function openEmbedded(dataDirectory: string): Promise<OpenDatabase> {
  mkdirSync(dataDirectory, { recursive: true });
  const unlock = lockFolder(join(dataDirectory, `${FOLDER}.lock`), dataDirectory);
  try {
    const opened = await migrated(new PGlite(join(dataDirectory, FOLDER), { extensions: { pg_trgm } }));
    return {
      ...opened,
      close: async () => {
        await opened.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
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

async function migrated(client: PGlite): Promise<OpenDatabase> {
  try {
    await client.waitReady;
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: MIGRATIONS_DIRECTORY });
    return { db, longDb: db, breakOff: () => undefined, close: () => client.close() };
  } catch (error) {
    await client.close().catch(() => undefined);
    throw error;
  }
}

import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";
import type { OpenDatabase } from "./database.ts";
import { MIGRATIONS_DIRECTORY, SETUP_LOCK } from "./migrations.ts";

/** Connections of one instance. */
const POOL_SIZE = 10;

/** How long a start waits for a connection. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Connects to PostgreSQL and migrates it; instances that start together wait for one another.
 *
 * @param url - `postgres://…`
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => undefined);
  // So would one that breaks between two statements of a transaction; the next statement tells.
  pool.on("connect", (client) => client.on("error", () => undefined));
  try {
    const client = await pool.connect();
    try {
      await client.query("select pg_advisory_lock($1)", [SETUP_LOCK]);
      try {
        await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_DIRECTORY });
      } finally {
        await client.query("select pg_advisory_unlock($1)", [SETUP_LOCK]);
      }
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle(pool), close: () => pool.end() };
}

import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Client, Pool } from "pg";
import { ConnectionPool, type Patience } from "./connectionPool.ts";
import type { OpenDatabase } from "./database.ts";
import { MIGRATIONS_DIRECTORY, SETUP_LOCK } from "./migrations.ts";

/** Of a call: a visitor is told within two seconds when the database is away, later only where others keep it busy. */
const CALLS: Patience = {
  connections: 10,
  waitMs: 5_000,
  connectMs: 1_000,
  statementMs: 1_250,
  lockMs: 1_000,
  idleInTransactionMs: 10_000,
  answerMs: 1_500,
};

/** Of work that nobody waits for: migrations, imports, exports, upkeep. */
const WORK: Patience = {
  connections: 2,
  waitMs: 60_000,
  connectMs: 10_000,
  statementMs: 10 * 60_000,
  lockMs: 0,
  idleInTransactionMs: 60_000,
  answerMs: 10 * 60_000 + 10_000,
};

/**
 * Connects to PostgreSQL and migrates it; instances that start together wait for one another.
 *
 * @param url - `postgres://…`
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const calls = new ConnectionPool(url, CALLS);
  const work = new ConnectionPool(url, WORK);
  const close = async (): Promise<void> => {
    await Promise.all([calls.end(), work.end()]);
  };
  try {
    await migrated(work);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db: drizzle(calls as unknown as Pool),
    longDb: drizzle(work as unknown as Pool),
    breakOff: () => work.breakOff(),
    close,
  };
}

async function migrated(pool: ConnectionPool): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query("select pg_advisory_lock($1)", [SETUP_LOCK]);
    try {
      await migrate(drizzle(connection as unknown as Client), { migrationsFolder: MIGRATIONS_DIRECTORY });
    } finally {
      await connection.query("select pg_advisory_unlock($1)", [SETUP_LOCK]);
    }
  } finally {
    connection.release();
  }
}

import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Client, Pool } from "pg";
import { ConnectionPool, type PoolOptions } from "./connection-pool.ts";
import { queryRows, type Database, type OpenDatabase } from "./database.ts";
import { hasState } from "./database-unavailable.ts";
import { describeError, silentLog, type Log } from "../http/log.ts";
import { MIGRATIONS_DIRECTORY, SETUP_LOCK } from "./migrations.ts";

/** Of a call: a visitor is told within two seconds when the database is away, later only where others keep it busy. */
const CALLS: PoolOptions = {
  connections: 10,
  waitMs: 5_000,
  connectMs: 1_000,
  statementMs: 1_250,
  lockMs: 1_000,
  idleInTransactionMs: 10_000,
  answerMs: 1_500,
};

/** Of work that nobody waits for: migrations, imports, exports, upkeep. */
const WORK: PoolOptions = {
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
 * @param url - `postgres://…`, as a user who owns the tables.
 * @param callsUrl - The same database for calls, as a user who may read and write rows and nothing else; it is granted
 *   that here. @default `url`
 * @param log - Is told once that a migration waits for who uses its tables. @default says nothing
 */
export async function openPostgres(
  url: string,
  callsUrl: string = url,
  log: Log = silentLog,
): Promise<OpenDatabase> {
  const calls = new ConnectionPool(callsUrl, CALLS);
  const work = new ConnectionPool(url, WORK);
  const close = async (): Promise<void> => {
    await Promise.all([calls.end(), work.end()]);
  };
  try {
    const user = await opened(calls);
    await migrated(work, callsUrl === url ? null : user, log);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db: drizzle(calls as unknown as Pool),
    longDb: drizzle(work as unknown as Pool),
    breakOff: () => work.breakOff(),
    // It does so by itself.
    reclaim: async () => undefined,
    close,
  };
}

/**
 * How long a migration waits for those who use its tables: behind it nobody could write a lead. Then it lets them pass,
 * and tries again; a back-up may read for minutes.
 */
const MIGRATION_LOCK_MS = 500;
const MIGRATION_PAUSE_MS = 2_000;
const MIGRATION_ATTEMPTS = 240;

/** What PostgreSQL says of a lock that did not become free in time. */
const LOCK_NOT_AVAILABLE = /^55P03$/;

/** @param user - Who may read and write rows of what is there then. */
async function migrated(pool: ConnectionPool, user: string | null, log: Log): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migrateOnce(pool, user);
      return;
    } catch (error) {
      if (!hasState(error, LOCK_NOT_AVAILABLE) || attempt === MIGRATION_ATTEMPTS) throw error;
      if (attempt === 1) log("warn", "migration-waits", { error: describeError(error) });
      await wait(MIGRATION_PAUSE_MS);
    }
  }
}

/** Where a lock did not become free the connection is gone, and all that it held. */
async function migrateOnce(pool: ConnectionPool, user: string | null): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query("select pg_advisory_lock($1)", [SETUP_LOCK]);
    try {
      const db = drizzle(connection as unknown as Client);
      await connection.query(`set lock_timeout = ${MIGRATION_LOCK_MS}`);
      await migrate(db, { migrationsFolder: MIGRATIONS_DIRECTORY });
      if (user !== null) await grantRows(db, user);
    } finally {
      await connection.query(`set lock_timeout = ${WORK.lockMs}`);
      await connection.query("select pg_advisory_unlock($1)", [SETUP_LOCK]);
    }
  } finally {
    connection.release();
  }
}

/** Opens the first connection of calls with the patience of a start, so that the first call finds it; as which user. */
async function opened(calls: ConnectionPool): Promise<string> {
  const connection = await calls.connect(WORK.connectMs);
  try {
    const { rows } = await connection.query({ text: "select current_user", rowMode: "array" });
    return String(rows[0]?.[0]);
  } finally {
    connection.release();
  }
}

/** Partitions are left out: they are reached through their table, and another instance may be removing one. */
async function grantRows(db: Database, user: string): Promise<void> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const names = sql.join(
    tables.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const grantee = sql.identifier(user);
  await db.execute(sql`grant select, insert, update, delete on ${names} to ${grantee}`);
  await db.execute(sql`grant usage on all sequences in schema public to ${grantee}`);
}

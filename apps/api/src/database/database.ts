import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { sql, type SQL } from "drizzle-orm";

/** The database, embedded or not, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database. */
export interface OpenDatabase {
  readonly db: Database;
  /** The same database for work that may take minutes and that no visitor waits for. */
  readonly longDb: Database;
  /** Breaks off what is under way on `longDb`; what was not committed is undone. */
  readonly breakOff: () => void;
  readonly close: () => Promise<void>;
}

/** Rows of a statement written by hand; both drivers answer them under `rows`. */
export async function queryRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}

/**
 * The time by which things are deleted for their age, milliseconds since the epoch. A clock of ours that is ahead would
 * delete for good: the database's has to say so too.
 */
export async function timeToDelete(db: Database, now: () => number): Promise<number> {
  const [row] = await queryRows<{ now: number | string }>(
    db,
    sql`select floor(extract(epoch from now()) * 1000) as now`,
  );
  return Math.min(now(), Number(row?.now));
}

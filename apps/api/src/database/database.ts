import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { sql, type SQL } from "drizzle-orm";

/** The database, embedded or not, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly db: Database;
  /** The same database for work that may take minutes and that no visitor waits for. */
  readonly longDb: Database;
  /** Breaks off what is under way on `longDb`; what was not committed is undone. */
  readonly breakOff: () => void;
  /** Gives back the room of what was deleted, and of the log of what was written. */
  readonly reclaim: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Rows of a statement written by hand; both drivers answer them under `rows`. */
export async function queryRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}

/** The row of such a statement that gives one whatever there is, as an aggregate does. */
export async function queryRow<Row>(db: Database, statement: SQL): Promise<Row> {
  const [row] = await queryRows<Row>(db, statement);
  return row as Row;
}

/** How long a clock goes on before it is set again. */
const RESET_MS = 60_000;

export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Sets it by the database's; answers the time. */
  readonly set: () => Promise<number>;
}

/**
 * A clock that goes with the database's, so that all instances agree. In between it counts by one that nobody can set: the
 * machine's may be hours off, and jump.
 */
export async function followClock(db: Database): Promise<Clock> {
  let offset = Date.now() - performance.now();
  let setAt = 0;
  const set = async (): Promise<number> => {
    setAt = performance.now();
    const row = await queryRow<{ now: number | string }>(
      db,
      sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
    );
    offset = Number(row.now) - performance.now();
    return now();
  };
  /** As {@link set}; while the database is away the clock goes on as it went. */
  const follow = (): Promise<unknown> => set().catch(() => undefined);
  const now = (): number => {
    if (performance.now() - setAt > RESET_MS) void follow();
    return Math.round(offset + performance.now());
  };
  await follow();
  return { now, set };
}

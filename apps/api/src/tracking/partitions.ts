import { sql } from "drizzle-orm";
import { queryRows, type Database } from "../database/database.ts";
import type { Day } from "@wesdom/facts";
import { addDays } from "./days.ts";

/** Key of the advisory lock under which one instance at a time adds and removes partitions. */
const PARTITION_LOCK = 7_301_403;

/**
 * How long a removal waits for those who read. While it waits nobody can write, and whoever wants to keeps a connection
 * from leads, so it rather comes again an hour later.
 */
const REMOVAL_WAIT_MS = 200;

const NAME = /^events_d(\d{4})(\d{2})(\d{2})$/;

/** Days that have a partition, in order. */
export async function partitionedDays(db: Database): Promise<Day[]> {
  const rows = await queryRows<{ name: string }>(
    db,
    sql`select child.relname as name from pg_inherits
      join pg_class as child on child.oid = inhrelid
      where inhparent = 'events'::regclass order by child.relname`,
  );
  return rows.flatMap(({ name }) => {
    const [, year, month, day] = NAME.exec(name) ?? [];
    return year === undefined ? [] : [`${year}-${month}-${day}`];
  });
}

/**
 * Makes the partitions that days lack; rows of those days that lay outside of all partitions move in. Instances may do
 * it at the same time, and while others write.
 */
export async function addPartitions(db: Database, days: readonly Day[]): Promise<void> {
  const missing = await missingDays(db, days);
  if (missing.length === 0) return;
  await db.transaction(async (transaction) => {
    await lock(transaction);
    for (const day of await missingDays(transaction, days)) await addPartition(transaction, day);
  });
}

/**
 * Removes the partitions of earlier days, with what is in them.
 *
 * @param first - First day that is kept.
 * @returns How many there were.
 */
export async function dropPartitions(db: Database, first: Day): Promise<number> {
  const old = (await partitionedDays(db)).filter((day) => day < first);
  for (const day of old) {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql.raw(`set local lock_timeout = ${REMOVAL_WAIT_MS}`));
      await lock(transaction);
      await transaction.execute(sql.raw(`drop table if exists ${partitionName(day)}`));
    });
  }
  return old.length;
}

async function missingDays(db: Database, days: readonly Day[]): Promise<Day[]> {
  const existing = new Set(await partitionedDays(db));
  return days.filter((day) => !existing.has(day));
}

async function lock(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${PARTITION_LOCK})`);
}

/**
 * Attached rather than made in place, which would lock the whole table against writers. Rows that go to the default
 * partition meanwhile would be lost to the new one, so that one is locked.
 */
async function addPartition(db: Database, day: Day): Promise<void> {
  const name = partitionName(day);
  for (const statement of [
    `lock table events_default in access exclusive mode`,
    `create table ${name} (like events including all)`,
    `with moved as (delete from events_default where day = '${day}' returning *) insert into ${name} select * from moved`,
    `alter table events attach partition ${name} for values from ('${day}') to ('${addDays(day, 1)}')`,
  ]) {
    await db.execute(sql.raw(statement));
  }
}

/** @throws When it is no day: the name stands in statements as it is. */
function partitionName(day: Day): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`no day: ${day}`);
  return `events_d${day.replaceAll("-", "")}`;
}

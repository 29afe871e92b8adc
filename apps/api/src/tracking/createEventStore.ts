import { and, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { hasState } from "../database/database-unavailable.ts";
import { DAY_MS, shanghaiDay, type Day } from "@wesdom/facts";
import { addDays, daysBetween, WAITING_DAYS } from "./days.ts";
import { addPartitions, dropPartitions } from "./partitions.ts";
import { events, reportFaults } from "./tables.ts";

/** Partitions are made for so many days to come. */
export const DAYS_AHEAD = 2;

/**
 * And for so many that are over: a report waits a week at most in the browser that sealed it, whose clock may be a day
 * late. A clock that is further off, or set so, must not make any: its reports lie in the default one and count too.
 */
export const DAYS_BEHIND: number = WAITING_DAYS + 1;

/** PostgreSQL's code for a row that its partition no longer takes: one for its day was added meanwhile. */
const MOVED_ON = /^23514$/;

/** Clocks can be set later than a database can write down: what is after the year 9999 counts as its last day. */
const LATEST = Date.UTC(9999, 11, 31);

/** Which site reports: the Chinese one, or the English and Japanese. */
export type Site = "cn" | "intl";

/** A report as it is stored; its day and its skew are worked out. */
export interface StoredEvent extends Omit<
  typeof events.$inferInsert,
  "day" | "skewMs" | "receivedAt" | "happenedAt" | "site"
> {
  readonly site: Site;
  /** When the envelope was sealed, milliseconds since the epoch by the visitor's clock. */
  readonly sealedAt: number;
  /** When it happened, by the same clock. */
  readonly happenedAt: number;
}

/** Keeps reports of visits. */
export interface EventStore {
  /** Stores a report once; answers whether it is new. */
  readonly store: (event: StoredEvent) => Promise<boolean>;
  /** Counts a report that could not be taken. */
  readonly countFault: (reason: string) => Promise<void>;
  /** Makes the partitions of the days around today; what came in before it lies in the default one and moves. */
  readonly prepare: () => Promise<void>;
  /** Removes what was kept long enough at a time; answers how many days went. */
  readonly removeOld: (time: number) => Promise<number>;
}

/**
 * Opens the store of a database.
 *
 * @param db - The database.
 * @param keptDays - Days that are kept beside today.
 * @param now - Clock, milliseconds since the epoch.
 * @param longDb - The same database, for what may take long.
 */
export function createEventStore(
  db: Database,
  keptDays: number,
  now: () => number,
  longDb: Database = db,
): EventStore {
  const firstMade = (): Day => addDays(shanghaiDay(now()), -Math.min(DAYS_BEHIND, keptDays));
  const lastAhead = (): Day => addDays(shanghaiDay(now()), DAYS_AHEAD);

  const insert = async (event: StoredEvent): Promise<boolean> => {
    const { sealedAt, happenedAt, ...row } = event;
    const receivedAt = now();
    const inserted = await db
      .insert(events)
      .values({
        ...row,
        day: shanghaiDay(Math.min(sealedAt, LATEST)),
        happenedAt: new Date(Math.min(happenedAt, LATEST)),
        receivedAt: new Date(receivedAt),
        skewMs: receivedAt - sealedAt,
      })
      .onConflictDoNothing()
      .returning({ sign: events.sign });
    return inserted.length > 0;
  };
  return {
    store: async (event) => {
      try {
        return await insert(event);
      } catch (error) {
        if (!hasState(error, MOVED_ON)) throw error;
        return insert(event);
      }
    },
    countFault: async (reason) => {
      await db
        .insert(reportFaults)
        .values({ day: shanghaiDay(now()), reason, count: 1 })
        .onConflictDoUpdate({
          target: [reportFaults.day, reportFaults.reason],
          set: { count: sql`${reportFaults.count} + 1` },
        });
    },
    prepare: () => addPartitions(longDb, daysBetween(firstMade(), lastAhead())),
    removeOld: async (time) => {
      const first = addDays(shanghaiDay(time), -keptDays);
      const received = new Date(time - keptDays * DAY_MS);
      const removed = await dropPartitions(longDb, first);
      await longDb.execute(
        sql`delete from events_default where received_at < ${received.toISOString()}::timestamptz`,
      );
      await longDb.delete(events).where(and(sql`skew_ms < -86400000`, lt(events.receivedAt, received)));
      await longDb.delete(reportFaults).where(lt(reportFaults.day, first));
      return removed;
    },
  };
}

import { createHmac } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { queryRows, type Database } from "./database.ts";
import { runsAt } from "./runsAt.ts";
import { limits } from "./tables.ts";

const SECOND_MS = 1000;

/** One for the process: a count within a transaction has no other sign of its database. */
let secret: Buffer | undefined;

/**
 * Hands over the secret under which counters lie: phones and addresses are few enough to try all against a digest
 * without one.
 */
export function keyLimits(key: Buffer): void {
  secret = key;
}

/** So many in so long. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

/** So many failures in so long, then closed for a while. */
export interface Lock extends Limit {
  /** How long it stays closed after the last failure that was let through. */
  readonly lockMs: number;
}

/** What one more use comes to. */
export interface Use {
  readonly within: boolean;
  /** How many they are now, those beyond the limit included. */
  readonly count: number;
  /** Whole seconds until the count begins anew. */
  readonly retryAfterSeconds: number;
}

/**
 * Counts one use and tells whether it is within the limit. The counter lies in the database, so that all instances
 * count together; its key is a digest under the secret of {@link keyLimits}.
 *
 * For a lock count an attempt before it is made, so that attempts at the same moment cannot slip through together: the
 * one that reaches the limit closes the lock behind itself. One that succeeds is to {@link resetLimit}.
 *
 * @param who - Phone, e-mail or address.
 * @param now - Milliseconds since the epoch.
 */
export async function countUse(db: Database, limit: Limit | Lock, who: string, now: number): Promise<Use> {
  const runs = runsAt(sql`current.ends_at`, longestOf(limit), now);
  const closing =
    "lockMs" in limit
      ? sql`when current.count + 1 = ${limit.most}::int then ${now + limit.lockMs}::bigint`
      : sql``;
  const [row] = await queryRows<{ count: number; ends_at: number | string }>(
    db,
    sql`insert into ${limits} as current (key, count, ends_at)
      values (${limitKey(limit, who)}, 1, ${now + limit.windowMs}::bigint)
      on conflict (key) do update set
        count = case when ${runs} then current.count + 1 else 1 end,
        ends_at = case when not ${runs} then excluded.ends_at ${closing} else current.ends_at end
      returning count, ends_at`,
  );
  return toUse(row, limit, now);
}

/** Forgets counters whose time is over. */
export async function deleteExpiredLimits(db: Database, now: number): Promise<void> {
  await db.delete(limits).where(lt(limits.endsAt, now));
}

/** Whether a lock is closed, without counting. */
export async function isLocked(db: Database, lock: Lock, who: string, now: number): Promise<Use> {
  const [row] = await db
    .select({ count: limits.count, ends_at: limits.endsAt })
    .from(limits)
    .where(and(eq(limits.key, limitKey(lock, who)), runsAt(limits.endsAt, longestOf(lock), now)));
  return toUse(row && { count: row.count + 1, ends_at: row.ends_at }, lock, now);
}

/** Takes one attempt back, since it was no failure; the one that closed a lock opens it, and leaves the rest a window. */
export async function undoAttempt(db: Database, limit: Limit | Lock, who: string): Promise<void> {
  const longerMs = "lockMs" in limit ? limit.lockMs - limit.windowMs : 0;
  const { count, endsAt } = limits;
  await db
    .update(limits)
    .set({
      count: sql`${count} - 1`,
      endsAt: sql`case when ${count} = ${limit.most}::int then ${endsAt} - ${longerMs}::bigint else ${endsAt} end`,
    })
    .where(and(eq(limits.key, limitKey(limit, who)), gt(limits.count, 0)));
}

/** Forgets what was counted. */
export async function resetLimit(db: Database, limit: Limit, who: string): Promise<void> {
  await db.delete(limits).where(eq(limits.key, limitKey(limit, who)));
}

function longestOf(limit: Limit | Lock): number {
  return Math.max(limit.windowMs, "lockMs" in limit ? limit.lockMs : 0);
}

function limitKey(limit: Limit, who: string): string {
  if (!secret) throw new Error("Hand the secret of the counters to keyLimits first.");
  return createHmac("sha256", secret).update(`${limit.name}\0${who}`).digest("base64url");
}

function toUse(row: { count: number; ends_at: number | string } | undefined, limit: Limit, now: number): Use {
  const count = row?.count ?? 0;
  return {
    within: count <= limit.most,
    count,
    retryAfterSeconds: Math.max(1, Math.ceil((Number(row?.ends_at ?? now) - now) / SECOND_MS)),
  };
}

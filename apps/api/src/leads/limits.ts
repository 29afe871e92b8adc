import { createHash } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import { rowsOf, type Database } from "../database/database.ts";
import { limits } from "../database/schema.ts";

/** So many in so long. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Leads of one phone number or one e-mail address. */
export const CONTACT_LIMIT: Limit = { name: "lead-contact", most: 5, windowMs: 60 * 60_000 };

/** Leads of one network address: high, since a whole office or mobile network may share it. */
export const ADDRESS_LIMIT: Limit = { name: "lead-address", most: 300, windowMs: 60_000 };

/**
 * Counts one use and tells whether it is within the limit. The counter lies in the database, so that all instances
 * count together; its key is a hash.
 *
 * @param who - Phone, e-mail or address.
 * @param now - Milliseconds since the epoch.
 */
export async function isWithin(db: Database, limit: Limit, who: string, now: number): Promise<boolean> {
  const key = createHash("sha256").update(`${limit.name}\0${who}`).digest("base64url");
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`insert into ${limits} as current (key, count, ends_at)
      values (${key}, 1, ${now + limit.windowMs}::bigint)
      on conflict (key) do update set
        count = case when current.ends_at <= ${now}::bigint then 1 else current.count + 1 end,
        ends_at = case when current.ends_at <= ${now}::bigint then excluded.ends_at else current.ends_at end
      returning count`,
  );
  return Number(row?.count) <= limit.most;
}

/** Forgets counters whose time is over. */
export async function forgetLimits(db: Database, now: number): Promise<void> {
  await db.delete(limits).where(lt(limits.endsAt, now));
}

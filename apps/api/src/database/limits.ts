import { createHash } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import { rowsOf, type Database } from "./database.ts";
import { limits } from "./schema.ts";

const SECOND_MS = 1000;

/** So many in so long. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

/** What one more use comes to. */
export interface Use {
  readonly within: boolean;
  /** Whole seconds until the count begins anew. */
  readonly retryAfterSeconds: number;
}

/**
 * Counts one use and tells whether it is within the limit. The counter lies in the database, so that all instances
 * count together; its key is a hash.
 *
 * @param who - Phone, e-mail or address.
 * @param now - Milliseconds since the epoch.
 */
export async function countUse(db: Database, limit: Limit, who: string, now: number): Promise<Use> {
  const key = createHash("sha256").update(`${limit.name}\0${who}`).digest("base64url");
  const [row] = await rowsOf<{ count: number; ends_at: number | string }>(
    db,
    sql`insert into ${limits} as current (key, count, ends_at)
      values (${key}, 1, ${now + limit.windowMs}::bigint)
      on conflict (key) do update set
        count = case when current.ends_at <= ${now}::bigint then 1 else current.count + 1 end,
        ends_at = case when current.ends_at <= ${now}::bigint then excluded.ends_at else current.ends_at end
      returning count, ends_at`,
  );
  return {
    within: Number(row?.count) <= limit.most,
    retryAfterSeconds: Math.max(1, Math.ceil((Number(row?.ends_at) - now) / SECOND_MS)),
  };
}

/** Forgets counters whose time is over. */
export async function forgetLimits(db: Database, now: number): Promise<void> {
  await db.delete(limits).where(lt(limits.endsAt, now));
}

import { CLOCK_SKEW_MS } from "@wesdom/api-client/server";
import { sql, type AnyColumn, type SQL } from "drizzle-orm";

/**
 * Whether what ends at a time is not over. Over, too, is what ends later than any instance can have set whose clock is
 * right enough.
 *
 * @param endsAt - When it ends, milliseconds since the epoch.
 * @param lifetimeMs - How long it lasts at most.
 * @param now - Milliseconds since the epoch.
 */
export function runsAt(endsAt: AnyColumn | SQL, lifetimeMs: number, now: number): SQL {
  return sql`(${endsAt} > ${now}::bigint and ${endsAt} <= ${now + lifetimeMs + CLOCK_SKEW_MS}::bigint)`;
}

import { randomUUID } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { tokens } from "../database/schema.ts";

/** Name under which the lease is stored. */
const LEASE = "wechat-renewal";

/** How long a renewal may take: four requests at their longest. An instance that died holds it no longer than that. */
export const LEASE_MS = 40_000;

/**
 * Takes the right to renew for this instance: a row rather than a lock, since a lock would hold a connection for as long
 * as WeChat takes, and the embedded database has only one.
 *
 * @returns Gives the right back; `undefined` while another instance has it.
 */
export async function takeRenewalLease(
  db: Database,
  now: () => number,
): Promise<(() => Promise<void>) | undefined> {
  const value = randomUUID();
  const row = { value, expiresAt: now() + LEASE_MS };
  const taken = await db
    .insert(tokens)
    .values({ name: LEASE, ...row })
    .onConflictDoUpdate({ target: tokens.name, set: row, setWhere: lte(tokens.expiresAt, now()) })
    .returning({ name: tokens.name });
  if (taken.length === 0) return undefined;
  return async () => {
    await db.delete(tokens).where(and(eq(tokens.name, LEASE), eq(tokens.value, value)));
  };
}

import { randomUUID } from "node:crypto";
import { and, eq, not } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { runsAt } from "../database/runsAt.ts";
import { tokens } from "./tables.ts";

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
  const time = now();
  const row = { value, expiresAt: time + LEASE_MS };
  const taken = await db
    .insert(tokens)
    .values({ name: LEASE, ...row })
    .onConflictDoUpdate({
      target: tokens.name,
      set: row,
      setWhere: not(runsAt(tokens.expiresAt, LEASE_MS, time)),
    })
    .returning({ name: tokens.name });
  if (taken.length === 0) return undefined;
  return async () => {
    await db.delete(tokens).where(and(eq(tokens.name, LEASE), eq(tokens.value, value)));
  };
}

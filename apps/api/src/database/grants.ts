import { hash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, lt, lte, sql, type SQLWrapper } from "drizzle-orm";
import type { Database } from "./database.ts";
import { grants } from "./tables.ts";

const TOKEN_BYTES = 32;

/** Longest that anything waits to be taken; what ends later was given by a clock that ran ahead, and is over. */
export const LONGEST_MS = 60 * 60_000;

/** What stands for an account, by its `accountId`. */
const TICKETS = ["centre-ticket", "reset-ticket"] as const;

/** What can be taken once. */
export type GrantKind = "puzzle" | "work" | "geetest" | "slider" | "nonce" | (typeof TICKETS)[number];

/** Random text of 256 bits, base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** What is stored in place of a token. */
export function hashToken(token: string): string {
  return hash("sha256", token, "base64url");
}

/**
 * Stores something under a token.
 *
 * @param expiresAt - Milliseconds since the epoch.
 * @returns Whether the token was new.
 */
export async function grant(
  db: Database,
  kind: GrantKind,
  token: string,
  data: unknown,
  expiresAt: number,
): Promise<boolean> {
  const rows = await db
    .insert(grants)
    .values({ kind, id: hashToken(token), data, expiresAt })
    .onConflictDoNothing()
    .returning({ id: grants.id });
  return rows.length > 0;
}

/**
 * Takes what a token stands for, in one statement: of any number of takers, at whichever instance, one gets it.
 *
 * @param now - Milliseconds since the epoch.
 * @returns `undefined` for everyone else, and after its end.
 */
export async function takeGrant<Data>(
  db: Database,
  kind: GrantKind,
  token: string,
  now: number,
): Promise<Data | undefined> {
  const [row] = await db
    .delete(grants)
    .where(and(eq(grants.kind, kind), eq(grants.id, hashToken(token))))
    .returning();
  return row && row.expiresAt > now && row.expiresAt <= now + LONGEST_MS ? (row.data as Data) : undefined;
}

/** What a token stands for and how many milliseconds it still does, without taking it; `undefined` where it is over. */
export async function peekGrant(
  db: Database,
  kind: GrantKind,
  token: string,
  now: number,
): Promise<{ readonly data: unknown; readonly leftMs: number } | undefined> {
  const { expiresAt } = grants;
  const [row] = await db
    .select()
    .from(grants)
    .where(
      and(
        eq(grants.kind, kind),
        eq(grants.id, hashToken(token)),
        gt(expiresAt, now),
        lte(expiresAt, now + LONGEST_MS),
      ),
    );
  return row && { data: row.data, leftMs: row.expiresAt - now };
}

/** Takes all tickets of some accounts away. @param whose - Query of their ids. */
export async function deleteTickets(db: Database, whose: SQLWrapper): Promise<void> {
  const accountId = sql`(${grants.data} ->> 'accountId')::uuid`;
  await db.delete(grants).where(and(inArray(grants.kind, [...TICKETS]), inArray(accountId, whose)));
}

/** Forgets what nobody has taken in time. */
export async function deleteExpiredGrants(db: Database, now: number): Promise<void> {
  await db.delete(grants).where(lt(grants.expiresAt, now));
}

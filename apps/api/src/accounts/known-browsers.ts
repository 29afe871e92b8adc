import { and, eq, not } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { hashToken, newToken } from "../database/grants.ts";
import { runsAt } from "../database/runsAt.ts";
import type { CallInput } from "../http/call-input.ts";
import { accounts, knownBrowsers } from "./tables.ts";

const KNOWN_COOKIE = "wesdom_known";

/** How long a browser is known after someone signed in there. */
export const KNOWN_SECONDS = 90 * 24 * 60 * 60;

const KNOWN_MS = KNOWN_SECONDS * 1000;

type Input = Pick<CallInput<unknown, unknown>, "db" | "now" | "cookies">;

/**
 * Remembers that someone signed in here. The token is a new one each time, as that of a session is, so that none which
 * was planted becomes known; what the old one was known for goes over to it.
 */
export async function rememberBrowser({ db, now, cookies }: Input, accountId: string): Promise<void> {
  const before = cookies.get(KNOWN_COOKIE);
  const token = newToken();
  const id = hashToken(token);
  if (before !== undefined) {
    const known = eq(knownBrowsers.id, hashToken(before));
    await db.delete(knownBrowsers).where(and(known, eq(knownBrowsers.accountId, accountId)));
    await db.update(knownBrowsers).set({ id }).where(known);
  }
  await db.insert(knownBrowsers).values({ id, accountId, expiresAt: now() + KNOWN_MS });
  cookies.set(KNOWN_COOKIE, token, KNOWN_SECONDS);
}

/** Id of this browser, if someone signed in here to the account of a phone number. */
export async function knownBrowser({ db, now, cookies }: Input, phone: string): Promise<string | undefined> {
  const token = cookies.get(KNOWN_COOKIE);
  if (token === undefined) return undefined;
  const { id, accountId, expiresAt } = knownBrowsers;
  const [row] = await db
    .select({ id })
    .from(knownBrowsers)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(and(eq(id, hashToken(token)), eq(accounts.phone, phone), runsAt(expiresAt, KNOWN_MS, now())));
  return row?.id;
}

/** Forgets browsers whose time is over. */
export async function deleteExpiredBrowsers(db: Database, now: number): Promise<void> {
  const { expiresAt } = knownBrowsers;
  await db.delete(knownBrowsers).where(not(runsAt(expiresAt, KNOWN_MS, now)));
}

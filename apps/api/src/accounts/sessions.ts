import { and, eq, gt, inArray, lt, lte, or } from "drizzle-orm";
import type { CallInput } from "../app/context.ts";
import { failFor } from "../app/failFor.ts";
import type { Database } from "../database/database.ts";
import { accounts, knownBrowsers, sessions } from "../database/schema.ts";
import { hashOf, newToken } from "../once/grants.ts";
import type { Account } from "./accountStore.ts";

/** How long someone stays signed in. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;

/** How long someone stays signed in who does nothing. */
export const SESSION_IDLE_MS = 3 * 24 * 60 * 60 * 1000;

/** How exactly is known when a session was used. */
const SESSION_USE_MS = 60 * 60 * 1000;

const SESSION_MS = SESSION_SECONDS * 1000;

type Input = Pick<CallInput<unknown, unknown>, "db" | "now" | "cookies">;

/**
 * Signs someone in: always under a new token, whatever cookie came with the request, and the session of that cookie
 * ends. So nobody can hand a visitor a session that they know.
 */
export async function startSession(input: Input, accountId: string): Promise<void> {
  const { db, now, cookies } = input;
  await dropSession(input);
  const token = newToken();
  const usedAt = now();
  await db.insert(sessions).values({ id: hashOf(token), accountId, usedAt, expiresAt: usedAt + SESSION_MS });
  cookies.set("wesdom_session", token, SESSION_SECONDS);
}

/** Who is signed in. */
export async function signedInAccount({ db, now, cookies }: Input): Promise<Account | undefined> {
  const token = cookies.get("wesdom_session");
  if (token === undefined) return undefined;
  const [row] = await db
    .select({ account: accounts, id: sessions.id, usedAt: sessions.usedAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.id, hashOf(token)),
        gt(sessions.expiresAt, now()),
        gt(sessions.usedAt, now() - SESSION_IDLE_MS),
        // Later than that ends only what a clock that ran ahead has begun.
        lte(sessions.expiresAt, now() + SESSION_MS),
      ),
    );
  if (!row) return undefined;
  if (row.usedAt <= now() - SESSION_USE_MS) {
    await db.update(sessions).set({ usedAt: now() }).where(eq(sessions.id, row.id));
  }
  return row.account;
}

/** @throws `ApiFailure` 401 for visitors who are not signed in */
export async function requireAccount(input: Input): Promise<Account> {
  const account = await signedInAccount(input);
  if (!account) throw failFor(401, "signIn");
  return account;
}

/** Ends the session of a browser, and takes its cookie away, whether or not it was one. */
export async function endSession(input: Input): Promise<void> {
  await dropSession(input);
  input.cookies.set("wesdom_session", "", 0);
}

/**
 * Ends all sessions of an account, or of all; no browser is known to them any more.
 *
 * @param phone - Of the account, digits alone. @default all accounts
 * @returns How many sessions ended.
 */
export async function endSessions(db: Database, phone?: string): Promise<number> {
  const whose = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(phone === undefined ? undefined : eq(accounts.phone, phone));
  const ended = await db
    .delete(sessions)
    .where(inArray(sessions.accountId, whose))
    .returning({ id: sessions.id });
  await db.delete(knownBrowsers).where(inArray(knownBrowsers.accountId, whose));
  return ended.length;
}

/** Forgets sessions whose time is over. */
export async function forgetSessions(db: Database, now: number): Promise<void> {
  const { expiresAt, usedAt } = sessions;
  const isOver = or(lt(expiresAt, now), gt(expiresAt, now + SESSION_MS), lt(usedAt, now - SESSION_IDLE_MS));
  await db.delete(sessions).where(isOver);
}

async function dropSession({ db, cookies }: Input): Promise<void> {
  const token = cookies.get("wesdom_session");
  if (token !== undefined) await db.delete(sessions).where(eq(sessions.id, hashOf(token)));
}

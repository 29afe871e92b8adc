import { and, eq, gt, lt, lte, or } from "drizzle-orm";
import type { CallInput } from "../app/context.ts";
import { failFor } from "../app/failFor.ts";
import type { Database } from "../database/database.ts";
import { accounts, sessions } from "../database/schema.ts";
import { hashOf, newToken } from "../once/grants.ts";
import type { Account } from "./accountStore.ts";
import { forgetBrowsersOf } from "./knownBrowsers.ts";

/** How long someone stays signed in. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;

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
  const expiresAt = now() + SESSION_MS;
  await db.insert(sessions).values({ id: hashOf(token), accountId, expiresAt });
  cookies.set("wesdom_session", token, SESSION_SECONDS);
}

/** Who is signed in. */
export async function signedInAccount({ db, now, cookies }: Input): Promise<Account | undefined> {
  const token = cookies.get("wesdom_session");
  if (token === undefined) return undefined;
  const [row] = await db
    .select({ account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.id, hashOf(token)),
        gt(sessions.expiresAt, now()),
        // Later than that ends only what a clock that ran ahead has begun.
        lte(sessions.expiresAt, now() + SESSION_MS),
      ),
    );
  return row?.account;
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

/** Ends all sessions of an account; no browser is known to it any more. */
export async function endSessions(db: Database, accountId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId));
  await forgetBrowsersOf(db, accountId);
}

/** Forgets sessions whose time is over. */
export async function forgetSessions(db: Database, now: number): Promise<void> {
  const { expiresAt } = sessions;
  await db.delete(sessions).where(or(lt(expiresAt, now), gt(expiresAt, now + SESSION_MS)));
}

async function dropSession({ db, cookies }: Input): Promise<void> {
  const token = cookies.get("wesdom_session");
  if (token !== undefined) await db.delete(sessions).where(eq(sessions.id, hashOf(token)));
}

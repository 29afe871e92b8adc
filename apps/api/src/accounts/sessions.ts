import { SESSION_COOKIE } from "@wesdom/facts";
import { and, desc, eq, gt, inArray, lt, not, or, type SQL } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { deleteTickets, hashToken, newToken } from "../database/grants.ts";
import { runsAt } from "../database/runsAt.ts";
import type { CallInput } from "../http/call-input.ts";
import { failFor } from "../http/failFor.ts";
import type { Account } from "./account-store.ts";
import { deviceName } from "./deviceName.ts";
import { accounts, knownBrowsers, sessions } from "./tables.ts";

/** How long someone stays signed in. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;

/** How long someone stays signed in who does nothing. */
export const SESSION_IDLE_MS = 3 * 24 * 60 * 60 * 1000;

/** How long a sign-in shows that it is the owner who ends sessions elsewhere. */
export const SESSION_FRESH_MS = 10 * 60 * 1000;

/** How exactly is known when a session was used. */
const SESSION_USE_MS = 60 * 60 * 1000;

const SESSION_MS = SESSION_SECONDS * 1000;

type Input = Pick<CallInput<unknown, unknown>, "db" | "now" | "cookies">;

/** A session that holds. */
export interface Session {
  readonly id: string;
  readonly device: string;
  /** Milliseconds since the epoch, as `usedAt`. */
  readonly startedAt: number;
  readonly usedAt: number;
  /** Whether whoever has it signed in so lately that it ends others. */
  readonly isFresh: boolean;
}

/**
 * Signs someone in: always under a new token, whatever cookie came with the request, and the session of that cookie
 * ends. So nobody can hand a visitor a session that they know.
 */
export async function startSession(
  input: Input & Pick<CallInput<unknown, unknown>, "header">,
  accountId: string,
): Promise<void> {
  const { db, now, cookies, header } = input;
  await dropSession(input);
  const token = newToken();
  const usedAt = now();
  const device = deviceName(header("user-agent") ?? "");
  await db
    .insert(sessions)
    .values({ id: hashToken(token), accountId, device, usedAt, expiresAt: usedAt + SESSION_MS });
  cookies.set(SESSION_COOKIE, token, SESSION_SECONDS);
}

/** Who is signed in, and by which session. */
export async function signedInSession({
  db,
  now,
  cookies,
}: Input): Promise<{ account: Account; session: Session } | undefined> {
  const token = cookies.get(SESSION_COOKIE);
  if (token === undefined) return undefined;
  const [row] = await db
    .select({ account: accounts, session: sessions })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.id, hashToken(token)), holdsAt(now())));
  if (!row) return undefined;
  if (row.session.usedAt <= now() - SESSION_USE_MS) {
    await db.update(sessions).set({ usedAt: now() }).where(eq(sessions.id, row.session.id));
  }
  return { account: row.account, session: toSession(row.session, now()) };
}

/** @throws `ApiFailure` 401 for visitors who are not signed in */
export async function requireAccount(input: Input): Promise<Account> {
  return (await requireSession(input)).account;
}

/** @throws `ApiFailure` 401 for visitors who are not signed in */
export async function requireSession(input: Input): Promise<{ account: Account; session: Session }> {
  const found = await signedInSession(input);
  if (!found) throw failFor(401, "signIn");
  return found;
}

/** @throws `ApiFailure` 401 where the sign-in is too long ago to end sessions elsewhere */
export function requireFresh({ isFresh }: Session): void {
  if (!isFresh) throw failFor(401, "signInAgain");
}

/** The sessions of an account that hold, the last used first. */
export async function listSessions({ db, now }: Input, accountId: string): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), holdsAt(now())))
    .orderBy(desc(sessions.usedAt), desc(sessions.expiresAt));
  return rows.map((row) => toSession(row, now()));
}

/** Ends one session of an account, if it is one. */
export async function endSessionById(db: Database, accountId: string, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)));
}

/** Ends the session of a browser, and takes its cookie away, whether or not it was one. */
export async function endSession(input: Input): Promise<void> {
  await dropSession(input);
  input.cookies.set(SESSION_COOKIE, "", 0);
}

/**
 * Ends all sessions of an account, or of all, and the tickets that would set a password or lead on to the customer centre;
 * no browser is known to them any more.
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
  await deleteTickets(db, whose);
  return ended.length;
}

/** Forgets sessions whose time is over. */
export async function deleteExpiredSessions(db: Database, now: number): Promise<void> {
  const { expiresAt, usedAt } = sessions;
  const isOver = or(not(runsAt(expiresAt, SESSION_MS, now)), lt(usedAt, now - SESSION_IDLE_MS));
  await db.delete(sessions).where(isOver);
}

function holdsAt(now: number): SQL | undefined {
  return and(runsAt(sessions.expiresAt, SESSION_MS, now), gt(sessions.usedAt, now - SESSION_IDLE_MS));
}

function toSession({ id, device, expiresAt, usedAt }: typeof sessions.$inferSelect, now: number): Session {
  const startedAt = expiresAt - SESSION_MS;
  return { id, device, startedAt, usedAt, isFresh: now - startedAt < SESSION_FRESH_MS };
}

async function dropSession({ db, cookies }: Input): Promise<void> {
  const token = cookies.get(SESSION_COOKIE);
  if (token !== undefined) await db.delete(sessions).where(eq(sessions.id, hashToken(token)));
}

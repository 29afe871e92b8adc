import { countUse, type Lock } from "../database/limits.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { CallInput } from "../http/call-input.ts";

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

/** Wrong passwords of one visitor for one phone number, whether or not it has an account. */
export const PASSWORD_LOCK: Lock = {
  name: "login-password",
  most: 5,
  windowMs: QUARTER_MS,
  lockMs: QUARTER_MS,
};

/**
 * Wrong passwords of all visitors together for one phone number, save of browsers that its account knows. One address
 * has at most 20 tries an hour, so that it takes five to close a number; and a password that has not leaked is seldom
 * among 100 guesses.
 */
export const PASSWORD_CEILING: Lock = {
  name: "login-password-all",
  most: 100,
  windowMs: HOUR_MS,
  lockMs: HOUR_MS,
};

/** Wrong passwords of one network address, whatever the numbers: one password tried on many. */
export const ADDRESS_LOCK: Lock = {
  name: "login-address",
  most: 30,
  windowMs: QUARTER_MS,
  lockMs: QUARTER_MS,
};

/**
 * Right passwords of one account: each costs a hash and leaves a session and a known browser. Whoever signs in more often
 * is a program; the way by code stays open.
 */
export const SIGN_IN_LOCK: Lock = {
  name: "login-right-password",
  most: 60,
  windowMs: HOUR_MS,
  lockMs: HOUR_MS,
};

/**
 * Wrong codes and tickets of one network address, of accounts and of reservations: a neighbour's guesses at passwords
 * leave the way by code open.
 */
export const CODE_ADDRESS_LOCK: Lock = { ...ADDRESS_LOCK, name: "login-code-address" };

/**
 * Counts an attempt before it is made.
 *
 * @param text - What the visitor is told; to a form, whichever lock it is, the reason is `locked`. @default "locked"
 * @throws `ApiFailure` 429 while it is locked
 */
export async function refuseLocked(
  { db, now }: Pick<CallInput<unknown, unknown>, "db" | "now">,
  lock: Lock,
  who: string,
  text: "locked" | "passwordClosed" | "tooMany" = "locked",
): Promise<void> {
  const { within, retryAfterSeconds } = await countUse(db, lock, who, now());
  if (!within) throw new ApiFailure(429, text, { retryAfterSeconds, data: { reason: "locked" } });
}

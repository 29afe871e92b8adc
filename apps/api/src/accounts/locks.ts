import type { CallInput } from "../app/context.ts";
import { failFor } from "../app/failFor.ts";
import { countAttempt, type Lock } from "../database/limits.ts";

const QUARTER_MS = 15 * 60_000;

/** Wrong passwords for one phone number, whether or not it has an account. */
export const PASSWORD_LOCK: Lock = {
  name: "login-password",
  most: 5,
  windowMs: QUARTER_MS,
  lockMs: QUARTER_MS,
};

/** Wrong passwords and codes of one network address, whatever the numbers: one password tried on many. */
export const ADDRESS_LOCK: Lock = {
  name: "login-address",
  most: 30,
  windowMs: QUARTER_MS,
  lockMs: QUARTER_MS,
};

/**
 * Counts an attempt before it is made.
 *
 * @throws `ApiFailure` 429 while it is locked
 */
export async function refuseLocked(
  { db, now }: Pick<CallInput<unknown, unknown>, "db" | "now">,
  lock: Lock,
  who: string,
): Promise<void> {
  const { within, retryAfterSeconds } = await countAttempt(db, lock, who, now());
  if (!within) throw failFor(429, "locked", { retryAfterSeconds });
}

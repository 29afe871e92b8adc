import { resetLimit, undoAttempt } from "../database/limits.ts";
import type { CallInput } from "../http/call-input.ts";
import { knownBrowser } from "./known-browsers.ts";
import { ADDRESS_LOCK, PASSWORD_CEILING, PASSWORD_LOCK, refuseLocked } from "./locks.ts";

type Input = Pick<CallInput<unknown, unknown>, "db" | "now" | "cookies" | "address">;

/**
 * Counts a try of a password by whoever makes it: a browser in which someone signed in to the account before counts for
 * itself, every other by its address. A cookie that anybody can make up tells nobody apart. What strangers do closes
 * the account to strangers alone.
 *
 * @returns To be called where the password was right: then it was no failure.
 * @throws `ApiFailure` 429 while it is locked
 */
export async function countPasswordTry(input: Input, phone: string): Promise<() => Promise<void>> {
  const { db, address } = input;
  const browser = await knownBrowser(input, phone);
  if (browser !== undefined) {
    const who = `${phone} browser ${browser}`;
    await refuseLocked(input, PASSWORD_LOCK, who);
    return () => resetLimit(db, PASSWORD_LOCK, who);
  }
  const who = `${phone} address ${address}`;
  await refuseLocked(input, ADDRESS_LOCK, address);
  await refuseLocked(input, PASSWORD_LOCK, who);
  await refuseLocked(input, PASSWORD_CEILING, phone, "passwordClosed");
  return async () => {
    await resetLimit(db, PASSWORD_LOCK, who);
    await undoAttempt(db, PASSWORD_CEILING, phone);
    await undoAttempt(db, ADDRESS_LOCK, address);
  };
}

/** Opens the locks of wrong passwords that stand between an account and whoever has its phone. */
export async function resetPasswordTries({ db, address }: Input, phone: string): Promise<void> {
  await resetLimit(db, PASSWORD_LOCK, `${phone} address ${address}`);
  await resetLimit(db, PASSWORD_CEILING, phone);
}

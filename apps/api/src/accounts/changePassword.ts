import { and, eq } from "drizzle-orm";
import type { ChangePasswordBody } from "@wesdom/api-client/contract";
import type { CallInput } from "../http/call-input.ts";
import { refuseFields } from "../http/refuseFields.ts";
import { translate } from "../http/texts.ts";
import type { AccountServices } from "./account-services.ts";
import type { Account } from "./account-store.ts";
import { countPasswordTry } from "./countPasswordTry.ts";
import { rememberBrowser } from "./known-browsers.ts";
import { refuseLocked, SIGN_IN_LOCK } from "./locks.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { endSessions, requireAccount, startSession } from "./sessions.ts";
import { accounts } from "./tables.ts";
import { logRefusal, openNewPassword, openPassword } from "./verification.ts";

type Input = CallInput<unknown, ChangePasswordBody, AccountServices>;

/**
 * Sets a password for whoever is signed in and tells the present one, whose tries count as those of a sign-in. All
 * sessions end; this browser gets a new one.
 */
export async function changePassword(input: Input): Promise<null> {
  const { db, body } = input;
  const account = await requireAccount(input);
  await logRefusal(input, account.phone, "sign-in-refused", { method: "change" }, () =>
    verifyCurrentPassword(input, account),
  );
  const password = await openNewPassword(input, body.password, body.keyId, account.phone);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    const proved = and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash ?? ""));
    const changed = await transaction
      .update(accounts)
      .set({ passwordHash, passwordRule: "A" })
      .where(proved)
      .returning({ id: accounts.id });
    // Another change came between: what was told is no longer the present one.
    if (changed.length === 0) refuseCurrent(input);
    await endSessions(transaction, account.phone);
    // Whoever sets another password next ends this session, too.
    await startSession({ ...input, db: transaction }, account.id);
    await rememberBrowser({ ...input, db: transaction }, account.id);
  });
  input.log("info", "password-set", { account: account.id });
  return null;
}

async function verifyCurrentPassword(input: Input, account: Account): Promise<void> {
  const wasRight = await countPasswordTry(input, account.phone);
  const current = await openPassword(input, input.body.current, input.body.keyId);
  if (!(await verifyPassword(account.passwordHash, current))) refuseCurrent(input);
  await refuseLocked(input, SIGN_IN_LOCK, account.phone, "passwordClosed");
  await wasRight();
}

function refuseCurrent({ language }: Input): void {
  refuseFields({ current: translate("passwordWrong", language) });
}

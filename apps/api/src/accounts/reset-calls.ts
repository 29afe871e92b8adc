import { eq } from "drizzle-orm";
import type {
  ResetBody,
  ResetCheck,
  ResetCheckBody,
  ResetCodeBody,
  ResetPass,
} from "@wesdom/api-client/contract";
import { grant, peekGrant, newToken, takeGrant } from "../database/grants.ts";
import type { CallInput } from "../http/call-input.ts";
import { failFor } from "../http/failFor.ts";
import { requirePhone } from "../http/refuseFields.ts";
import type { AccountServices } from "./account-services.ts";
import { findAccount, type Account } from "./account-store.ts";
import { resetPasswordTries } from "./countPasswordTry.ts";
import { hashPassword } from "./password-hash.ts";
import { endSessions } from "./sessions.ts";
import { accounts } from "./tables.ts";
import { countByAddress, logRefusal, openNewPassword, verifyCode } from "./verification.ts";

type Input<Body> = CallInput<unknown, Body, AccountServices>;

/** How long a new password may take, milliseconds. */
export const RESET_TTL_MS = 10 * 60_000;

interface StoredTicket {
  readonly accountId: string;
}

/** Trades a code for a ticket; only whoever has the phone learns whether its number has an account. */
export async function verifyReset(input: Input<ResetCodeBody>): Promise<ResetPass> {
  const { db, now, body, language } = input;
  const phone = requirePhone(body.phone, language);
  await logRefusal(input, phone, "reset-refused", {}, () =>
    countByAddress(input, () => verifyCode(input, "reset", phone, body.code)),
  );
  const account = await findAccount(db, phone);
  if (!account) throw failFor(404, "unregistered");
  const ticket = newToken();
  const stored: StoredTicket = { accountId: account.id };
  await grant(db, "reset-ticket", ticket, stored, now() + RESET_TTL_MS);
  return { ticket, expiresInMs: RESET_TTL_MS };
}

/** Whether a ticket still opens. */
export async function checkResetTicket(input: Input<ResetCheckBody>): Promise<ResetCheck> {
  const found = await peekGrant(input.db, "reset-ticket", input.body.ticket, input.now());
  const expiresInMs = found?.leftMs ?? 0;
  return { valid: expiresInMs > 0, expiresInMs };
}

/** Sets a password: whoever was signed in is signed out, and the locks of wrong passwords open. */
export async function setPassword(input: Input<ResetBody>): Promise<null> {
  const { db } = input;
  const { password, account } = await countByAddress(input, () => passwordForTicket(input));
  const passwordHash = await hashPassword(password);
  // All or nothing: no new password beside sessions of the old one, and no ticket spent for none.
  await db.transaction(async (transaction) => {
    const taken = await takeGrant<StoredTicket>(transaction, "reset-ticket", input.body.ticket, input.now());
    if (!taken) throw failFor(422, "ticket");
    await transaction
      .update(accounts)
      .set({ passwordHash, passwordRule: "A" })
      .where(eq(accounts.id, account.id));
    await endSessions(transaction, account.phone);
  });
  await resetPasswordTries(input, account.phone);
  input.log("info", "password-set", { account: account.id });
  return null;
}

/** A password that will do, and whose it is; the ticket stays as it is. */
async function passwordForTicket(input: Input<ResetBody>): Promise<{ password: string; account: Account }> {
  const { db, now, body } = input;
  const found = await peekGrant(db, "reset-ticket", body.ticket, now());
  const [account] = found
    ? await db
        .select()
        .from(accounts)
        .where(eq(accounts.id, (found.data as StoredTicket).accountId))
    : [];
  if (!account) throw failFor(422, "ticket");
  return { password: await openNewPassword(input, body.password, body.keyId, account.phone), account };
}

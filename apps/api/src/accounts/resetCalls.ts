import { eq } from "drizzle-orm";
import type {
  ResetBody,
  ResetCheck,
  ResetCheckBody,
  ResetCodeBody,
  ResetPass,
} from "@wesdom/api-client/contract";
import type { CallInput } from "../app/context.ts";
import { failFor } from "../app/failFor.ts";
import { phoneOf } from "../app/refuseFields.ts";
import { forgive } from "../database/limits.ts";
import { accounts } from "../database/schema.ts";
import { grant, lookAtGrant, newToken, takeGrant } from "../once/grants.ts";
import { accountOfPhone } from "./accountStore.ts";
import { PASSWORD_LOCK } from "./locks.ts";
import { hashPassword } from "./passwordHash.ts";
import { openNewPassword, proveByCode } from "./proof.ts";
import { endSessions } from "./sessions.ts";

/** How long a new password may take, milliseconds. */
export const RESET_TTL_MS = 10 * 60_000;

/** Trades a code for a ticket; only whoever has the phone learns whether its number has an account. */
export async function verifyReset(input: CallInput<unknown, ResetCodeBody>): Promise<ResetPass> {
  const { db, now, body, language } = input;
  const phone = phoneOf(body.phone, language);
  await proveByCode(input, "reset", phone, body.code);
  const account = await accountOfPhone(db, phone);
  if (!account) throw failFor(404, "unregistered");
  const ticket = newToken();
  await grant(db, "reset-ticket", ticket, { accountId: account.id }, now() + RESET_TTL_MS);
  return { ticket, expiresInMs: RESET_TTL_MS };
}

/** Whether a ticket still opens. */
export async function checkResetTicket(input: CallInput<unknown, ResetCheckBody>): Promise<ResetCheck> {
  const found = await lookAtGrant(input.db, "reset-ticket", input.body.ticket, input.now());
  const expiresInMs = found?.leftMs ?? 0;
  return { valid: expiresInMs > 0, expiresInMs };
}

/** Sets a password: whoever was signed in is signed out, and the lock of wrong passwords opens. */
export async function setPassword(input: CallInput<unknown, ResetBody>): Promise<null> {
  const { db, now, body } = input;
  const password = await openNewPassword(input, body.password, body.keyId);
  const taken = await takeGrant<{ accountId: string }>(db, "reset-ticket", body.ticket, now());
  if (!taken) throw failFor(422, "ticket");
  const passwordHash = await hashPassword(password);
  const [account] = await db
    .update(accounts)
    .set({ passwordHash, passwordRule: "A" })
    .where(eq(accounts.id, taken.accountId))
    .returning();
  if (!account) throw failFor(422, "ticket");
  await endSessions(db, account.id);
  await forgive(db, PASSWORD_LOCK, account.phone);
  return null;
}

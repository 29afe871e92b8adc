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
import { accounts } from "../database/schema.ts";
import { grant, lookAtGrant, newToken, takeGrant } from "../once/grants.ts";
import { accountOfPhone } from "./accountStore.ts";
import { forgivePasswordTries } from "./countPasswordTry.ts";
import { hashPassword } from "./passwordHash.ts";
import { countByAddress, openNewPassword, proveByCode } from "./proof.ts";
import { endSessions } from "./sessions.ts";

/** How long a new password may take, milliseconds. */
export const RESET_TTL_MS = 10 * 60_000;

interface StoredTicket {
  readonly accountId: string;
}

/** Trades a code for a ticket; only whoever has the phone learns whether its number has an account. */
export async function verifyReset(input: CallInput<unknown, ResetCodeBody>): Promise<ResetPass> {
  const { db, now, body, language } = input;
  const phone = phoneOf(body.phone, language);
  await countByAddress(input, () => proveByCode(input, "reset", phone, body.code));
  const account = await accountOfPhone(db, phone);
  if (!account) throw failFor(404, "unregistered");
  const ticket = newToken();
  const stored: StoredTicket = { accountId: account.id };
  await grant(db, "reset-ticket", ticket, stored, now() + RESET_TTL_MS);
  return { ticket, expiresInMs: RESET_TTL_MS };
}

/** Whether a ticket still opens. */
export async function checkResetTicket(input: CallInput<unknown, ResetCheckBody>): Promise<ResetCheck> {
  const found = await lookAtGrant(input.db, "reset-ticket", input.body.ticket, input.now());
  const expiresInMs = found?.leftMs ?? 0;
  return { valid: expiresInMs > 0, expiresInMs };
}

/** Sets a password: whoever was signed in is signed out, and the locks of wrong passwords open. */
export async function setPassword(input: CallInput<unknown, ResetBody>): Promise<null> {
  const { db } = input;
  const { password, taken } = await countByAddress(input, () => passwordForTicket(input));
  const passwordHash = await hashPassword(password);
  const [account] = await db
    .update(accounts)
    .set({ passwordHash, passwordRule: "A" })
    .where(eq(accounts.id, taken.accountId))
    .returning();
  if (!account) throw failFor(422, "ticket");
  await endSessions(db, account.phone);
  await forgivePasswordTries(input, account.phone);
  input.log("info", "password-set", { account: account.id });
  return null;
}

/** Takes the ticket for a password that will do; one that is refused leaves the ticket as it is. */
async function passwordForTicket(
  input: CallInput<unknown, ResetBody>,
): Promise<{ password: string; taken: StoredTicket }> {
  const { db, now, body } = input;
  const found = await lookAtGrant(db, "reset-ticket", body.ticket, now());
  const [account] = found
    ? await db
        .select()
        .from(accounts)
        .where(eq(accounts.id, (found.data as StoredTicket).accountId))
    : [];
  if (!account) throw failFor(422, "ticket");
  const password = await openNewPassword(input, body.password, body.keyId, account.phone);
  const taken = await takeGrant<StoredTicket>(db, "reset-ticket", body.ticket, now());
  if (!taken) throw failFor(422, "ticket");
  return { password, taken };
}

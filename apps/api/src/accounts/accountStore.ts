import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Agreement, AccountSummary, Information } from "@wesdom/api-client/contract";
import type { CallInput } from "../app/context.ts";
import type { Database } from "../database/database.ts";
import { accounts } from "../database/schema.ts";

/** An account as it is stored. */
export type Account = typeof accounts.$inferSelect;

/** The account of a phone number. */
export async function accountOfPhone(db: Database, phone: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.phone, phone));
  return account;
}

/** Makes an account, unless the phone number has one: then `undefined`. */
export async function createAccount(
  db: Database,
  fields: { phone: string; passwordHash: string | null; agreements: readonly Agreement[]; now: number },
): Promise<Account | undefined> {
  const { phone, passwordHash, agreements, now } = fields;
  const [account] = await db
    .insert(accounts)
    .values({
      id: randomUUID(),
      phone,
      passwordHash,
      passwordRule: "A",
      agreements: [...agreements],
      createdAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning();
  return account;
}

/** What a page may know of an account. */
export function summaryOf(
  account: Account,
  { accounts: services }: Pick<CallInput<unknown, unknown>, "accounts">,
): AccountSummary {
  return {
    phone: account.phone.replace(/^(\d{3})\d{4}/, "$1****"),
    userInfo: services.userInfoOf(account.id),
    complete: isComplete(account.information),
  };
}

/** Whether everything is told that the customer centre needs. */
export function isComplete(information: Information | null): boolean {
  return (
    information !== null &&
    information.company !== "" &&
    information.areaCode !== "" &&
    information.position !== ""
  );
}

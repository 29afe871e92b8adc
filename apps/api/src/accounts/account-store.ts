import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Agreement, AccountSummary } from "@wesdom/api-client/contract";
import type { Database } from "../database/database.ts";
import type { AccountServices } from "./account-services.ts";
import { accounts } from "./tables.ts";

export type Account = typeof accounts.$inferSelect;

export async function findAccount(db: Database, phone: string): Promise<Account | undefined> {
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

/**
 * Removes the account of a phone number, with its sessions and the browsers that it knows.
 *
 * @returns How many there were.
 */
export async function deleteAccount(db: Database, phone: string): Promise<number> {
  const gone = await db.delete(accounts).where(eq(accounts.phone, phone)).returning({ id: accounts.id });
  return gone.length;
}

/** What a page may know of an account. */
export function accountSummary(
  account: Account,
  { userInfoMark }: Pick<AccountServices, "userInfoMark">,
): AccountSummary {
  return {
    phone: account.phone.replace(/^(\d{3})\d{4}/, "$1****"),
    userInfo: userInfoMark(account.id),
    complete: account.information !== null,
  };
}

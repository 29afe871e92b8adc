import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Information } from "@wesdom/api-client/contract";

export const accounts = pgTable(
  "accounts",
  {
    id: uuid("id").primaryKey(),
    phone: text("phone").notNull(),
    /** Argon2id in PHC form; null for accounts that only ever used codes. */
    passwordHash: text("password_hash"),
    /** `A`, or `B` for accounts made by the older rule. */
    passwordRule: text("password_rule").$type<"A" | "B">().notNull(),
    /** All that the customer centre needs, or nothing yet. */
    information: jsonb("information").$type<Information>(),
    /** What was agreed to when the account was made. */
    agreements: jsonb("agreements").$type<string[]>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("accounts_phone").on(table.phone)],
);

export const sessions = pgTable(
  "sessions",
  {
    /** Hash of the token in the cookie. */
    id: text("id").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Browser and system by name, for its owner; empty where neither is known. */
    device: text("device").notNull().default(""),
    /** Milliseconds since the epoch. */
    expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
    /** When it was last used, to the hour; milliseconds since the epoch. */
    usedAt: bigint("used_at", { mode: "number" })
      .notNull()
      .default(sql`(extract(epoch from now()) * 1000)::bigint`),
  },
  (table) => [index("sessions_account").on(table.accountId), index("sessions_expires").on(table.expiresAt)],
);

/** Browsers in which someone signed in to an account, and to which one: their tries are told from those of strangers. */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    /** Hash of the token in the cookie. */
    id: text("id").notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Milliseconds since the epoch. */
    expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.accountId] }),
    index("known_browsers_account").on(table.accountId),
    index("known_browsers_expires").on(table.expiresAt),
  ],
);

/** Keys with which passwords are sealed, one a day; the private half is itself sealed by `LOGIN_PRIVATE_KEY`. */
export const loginKeys = pgTable(
  "login_keys",
  {
    /** Days since the epoch. */
    day: integer("day").notNull(),
    /** Which `LOGIN_PRIVATE_KEY` seals it. */
    master: text("master").notNull(),
    publicKey: text("public_key").notNull(),
    sealedPrivateKey: text("sealed_private_key").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.master] })],
);

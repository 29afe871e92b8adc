import { bigint, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** One-time codes on their way to a phone. */
export const codes = pgTable("codes", {
  /** Hash of purpose and phone number. */
  id: text("id").primaryKey(),
  /** Keyed hash of the code. */
  digest: text("digest").notNull(),
  tries: integer("tries").notNull(),
  /** Milliseconds since the epoch. */
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
});

/** Messages to phones where no gateway is set: development and demonstration alone. */
export const devMessages = pgTable(
  "shown_messages",
  {
    id: uuid("id").primaryKey(),
    phone: text("phone").notNull(),
    text: text("text").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("shown_messages_created").on(table.createdAt)],
);

import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/** Tokens of outside systems, shared by all instances. */
export const tokens = pgTable("tokens", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  /** Milliseconds since the epoch. */
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
});

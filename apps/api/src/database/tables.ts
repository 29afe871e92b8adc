import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Counters of limits; keys are hashes, so that no address and no phone number is kept here. */
export const limits = pgTable("limits", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  /** Milliseconds since the epoch. */
  endsAt: bigint("ends_at", { mode: "number" }).notNull(),
});

/**
 * Things that can be taken once: puzzles, tokens, tickets, nonces. Their ids are hashes, so that nobody who reads this
 * table can use them.
 */
export const grants = pgTable(
  "grants",
  {
    kind: text("kind").notNull(),
    id: text("id").notNull(),
    data: jsonb("data").$type<unknown>().notNull(),
    /** Milliseconds since the epoch. */
    expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index("grants_expires").on(table.expiresAt)],
);

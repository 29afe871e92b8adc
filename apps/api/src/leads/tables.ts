import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { StoredLead } from "./lead-record.ts";

export const leads = pgTable(
  "leads",
  {
    id: uuid("id").primaryKey(),
    reference: text("reference").notNull(),
    /** Value of the `Lang` header of the call. */
    lang: integer("lang").notNull(),
    kind: text("kind").notNull(),
    phone: text("phone"),
    email: text("email"),
    data: jsonb("data").$type<StoredLead>().notNull(),
    /** Hash of the idempotency key, or of the fields where the sender had none. */
    dedupeKey: text("dedupe_key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("leads_reference").on(table.reference),
    index("leads_dedupe").on(table.dedupeKey, table.createdAt),
    index("leads_created").on(table.createdAt),
  ],
);

/** Messages on their way out; a row is deleted with its lead. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    adapter: text("adapter").notNull(),
    attempts: integer("attempts").notNull(),
    /** When it is due; null once delivered or given up. */
    dueAt: timestamp("due_at", { withTimezone: true }),
    deliveredAt: timestamp("delivered_at", { withTimezone: true }),
    lastError: text("last_error"),
  },
  (table) => [index("outbox_due").on(table.dueAt), index("outbox_lead").on(table.leadId)],
);

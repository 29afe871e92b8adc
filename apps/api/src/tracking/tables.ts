import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/**
 * Reports of visits, partitioned by day (the migration says so; drizzle has no word for it). A partition for each day
 * is made by `addPartitions`; what lies outside the days that are kept goes to `events_default`.
 */
export const events = pgTable(
  "events",
  {
    /** Day in Shanghai on which the envelope was sealed. */
    day: date("day").notNull(),
    /** Signature of the envelope, by which it is known again. */
    sign: text("sign").notNull(),
    /** `cn` or `intl`, by the path of the call. */
    site: text("site").notNull(),
    eventId: text("event_id").notNull(),
    objectId: bigint("object_id", { mode: "number" }).notNull(),
    bizId: text("biz_id").notNull(),
    countType: text("count_type").notNull(),
    /** A number, or milliseconds where `countType` is `time`. */
    countValue: doublePrecision("count_value").notNull(),
    deviceId: text("device_id").notNull(),
    deviceType: integer("device_type").notNull(),
    /** Empty for visitors who did not agree to its being recorded. */
    userAgent: text("user_agent").notNull(),
    /** Of no use, and it would outlive the account: null. Earlier APIs kept a hashed id of who was signed in. */
    userInfo: text("user_info"),
    /** When it happened, by the visitor's clock. */
    happenedAt: timestamp("happened_at", { withTimezone: true }).notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
    /** Receipt less sealing: how far the visitor's clock is behind, and how long the envelope waited. */
    skewMs: bigint("skew_ms", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.sign] }),
    index("events_happened").on(table.happenedAt),
    // For the removal of what clocks that run ahead put into days to come; ordinary rows go with their partition.
    index("events_ahead")
      .on(table.receivedAt)
      .where(sql`skew_ms < -86400000`),
  ],
);

/** How many reports could not be taken, and why. */
export const reportFaults = pgTable(
  "report_faults",
  {
    /** Day in Shanghai on which they came. */
    day: date("day").notNull(),
    reason: text("reason").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.reason] })],
);

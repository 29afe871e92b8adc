import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  doublePrecision,
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
import type {
  ArticleCard,
  Banner,
  Brand,
  Introduction,
  Story,
  TeamMember,
  TocEntry,
} from "@wesdom/api-client/contract";
import type { StoredLead } from "../leads/lead-record.ts";

export * from "./accountSchema.ts";

/** Value of the `Lang` header under which a row is answered. */
const lang = () => integer("lang").notNull();
const code = () => text("code").notNull();
const position = () => integer("position").notNull();

/** One row: which content the tables hold. */
export const contentState = pgTable("content_state", {
  id: integer("id").primaryKey(),
  hash: text("hash").notNull(),
  importedAt: timestamp("imported_at", { withTimezone: true }).notNull(),
});

export const banners = pgTable(
  "banners",
  {
    lang: lang(),
    code: code(),
    place: text("place").notNull(),
    position: position(),
    data: jsonb("data").$type<Banner>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.code] })],
);

export const brands = pgTable(
  "brands",
  {
    lang: lang(),
    id: text("id").notNull(),
    position: position(),
    data: jsonb("data").$type<Brand>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.id] })],
);

export const stories = pgTable(
  "stories",
  {
    lang: lang(),
    code: code(),
    industry: text("industry").notNull(),
    platform: text("platform").notNull(),
    publishedAt: text("published_at").notNull(),
    data: jsonb("data").$type<Story>().notNull(),
    html: text("html").notNull(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.code] })],
);

export const articles = pgTable(
  "articles",
  {
    lang: lang(),
    code: code(),
    title: text("title").notNull(),
    category: text("category").notNull(),
    publishedAt: text("published_at").notNull(),
    /** False for legal pages, which are reached by title and stand in no list. */
    listed: boolean("listed").notNull(),
    data: jsonb("data").$type<ArticleCard>().notNull(),
    html: text("html").notNull(),
    toc: jsonb("toc").$type<TocEntry[]>().notNull(),
    /** Texts as the search compares them: one width, one case, no markup. */
    searchTitle: text("search_title").notNull(),
    searchSummary: text("search_summary").notNull(),
    searchBody: text("search_body").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lang, table.code] }),
    index("articles_search_body").using("gin", table.searchBody.op("gin_trgm_ops")),
  ],
);

export const team = pgTable(
  "team",
  { lang: lang(), code: code(), position: position(), data: jsonb("data").$type<TeamMember>().notNull() },
  (table) => [primaryKey({ columns: [table.lang, table.code] })],
);

export const introductions = pgTable("introductions", {
  lang: integer("lang").primaryKey(),
  data: jsonb("data").$type<Introduction>().notNull(),
});

export const companies = pgTable(
  "companies",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    city: text("city").notNull(),
    search: text("search").notNull(),
    pinyin: text("pinyin").notNull(),
    initials: text("initials").notNull(),
  },
  (table) => [
    index("companies_search").using("gin", table.search.op("gin_trgm_ops")),
    index("companies_pinyin").using("gin", table.pinyin.op("gin_trgm_ops")),
  ],
);

export const leads = pgTable(
  "leads",
  {
    id: uuid("id").primaryKey(),
    reference: text("reference").notNull(),
    lang: lang(),
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
    index("leads_phone").on(table.phone),
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
  (table) => [index("outbox_due").on(table.dueAt)],
);

/** Counters of limits; keys are hashes, so that no address and no phone number is kept here. */
export const limits = pgTable("limits", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  /** Milliseconds since the epoch. */
  endsAt: bigint("ends_at", { mode: "number" }).notNull(),
});

/** Tokens of outside systems, shared by all instances. */
export const tokens = pgTable("tokens", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  /** Milliseconds since the epoch. */
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
});

/**
 * Reports of visits, partitioned by day (the migration says so; drizzle has no word for it). A partition for each day
 * is made by `preparePartitions`; what lies outside the days that are kept goes to `events_default`.
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
    /** A hashed id of someone who is signed in. */
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

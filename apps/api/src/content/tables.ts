import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type {
  ArticleCard,
  Banner,
  Brand,
  Introduction,
  Office,
  Story,
  TeamMember,
  TocEntry,
} from "@wesdom/api-client/contract";

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
  (table) => [primaryKey({ columns: [table.lang, table.code] })],
);

export const team = pgTable(
  "team",
  { lang: lang(), code: code(), position: position(), data: jsonb("data").$type<TeamMember>().notNull() },
  (table) => [primaryKey({ columns: [table.lang, table.code] })],
);

/** The phone of the offices is a setting. */
export type StoredIntroduction = Omit<Introduction, "offices"> & {
  readonly offices: readonly Omit<Office, "phone">[];
};

export const introductions = pgTable("introductions", {
  lang: integer("lang").primaryKey(),
  data: jsonb("data").$type<StoredIntroduction>().notNull(),
});

export const companies = pgTable("companies", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  city: text("city").notNull(),
  search: text("search").notNull(),
  pinyin: text("pinyin").notNull(),
  initials: text("initials").notNull(),
});

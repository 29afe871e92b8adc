import * as v from "valibot";
import { FacetSchema, PictureSchema, RefSchema } from "./common.ts";
import { defineCall } from "./defineCall.ts";
import { pageOf, PageQuerySchema } from "./page.ts";
import { CodeSchema, DaySchema } from "./schema.ts";

/** Longest keyword of a search. */
export const KEYWORD_MAX_LENGTH = 60;

/** Longest title in a query. */
export const TITLE_MAX_LENGTH = 120;

/** An article as it stands in a list. */
export type ArticleCard = v.InferOutput<typeof ArticleCardSchema>;
/** Who wrote an article: a member of the team. */
export type Author = ArticleCard["author"];
const ArticleCardSchema = v.object({
  code: v.string(),
  title: v.string(),
  summary: v.string(),
  /** What of the summary a list may show in its picture's place. */
  figure: v.optional(v.string()),
  category: RefSchema,
  tags: v.array(v.string()),
  author: v.object({
    code: v.string(),
    name: v.string(),
    role: v.string(),
    picture: v.optional(PictureSchema),
  }),
  publishedAt: DaySchema,
  /** The day of publication while it is unchanged. */
  updatedAt: DaySchema,
  readingMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  picture: PictureSchema,
  /** Picture for social networks, 1200×630. */
  share: PictureSchema,
});

const linkSchema = v.nullable(v.object({ code: v.string(), title: v.string() }));

/** An article with its text. */
export type Article = v.InferOutput<typeof ArticleSchema>;
/** A heading of an article. */
export type TocEntry = Article["toc"][number];
const ArticleSchema = v.object({
  ...ArticleCardSchema.entries,
  html: v.string(),
  toc: v.array(
    v.object({
      /** Id of the heading in `html`. */
      id: v.string(),
      text: v.string(),
      /** 2 for a section, 3 for a part of it. */
      level: v.picklist([2, 3]),
    }),
  ),
  /** The next older article. */
  previous: linkSchema,
  /** The next newer article. */
  next: linkSchema,
  /** Up to three articles on the same subject. */
  related: v.array(ArticleCardSchema),
});

/** A page of articles with their categories. */
export type ArticlesPage = v.InferOutput<typeof ArticlesPageSchema>;
const ArticlesPageSchema = v.object({
  ...pageOf(ArticleCardSchema).entries,
  /** All categories that have articles, whatever the filter. */
  filters: v.object({ categories: v.array(FacetSchema) }),
});

/** Query of the article list. */
export type ArticlesQuery = v.InferOutput<typeof ArticlesQuerySchema>;
const ArticlesQuerySchema = v.object({
  ...PageQuerySchema.entries,
  /** Words to be found in title, summary or text; several words must all be found. */
  keyword: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(KEYWORD_MAX_LENGTH))),
  category: v.exactOptional(CodeSchema),
});

/** Query of one article: by `code`, or by `title` for pages such as `privacy_policy`. */
export type ArticleQuery = v.InferOutput<typeof ArticleQuerySchema>;
const ArticleQuerySchema = v.pipe(
  v.object({
    code: v.exactOptional(CodeSchema),
    /** Code or exact title. */
    title: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TITLE_MAX_LENGTH))),
  }),
  v.check((query) => query.code !== undefined || query.title !== undefined, "code or title is needed"),
);

const list = { method: "GET", query: ArticlesQuerySchema, answer: ArticlesPageSchema } as const;
const one = {
  method: "GET",
  query: ArticleQuerySchema,
  answer: ArticleSchema,
  failures: { 404: "No such article" },
} as const;

/** Calls for articles: newest first, or by relevance when there is a keyword. */
export const articleCalls = {
  articlePage: defineCall({
    ...list,
    summary: "Articles, found by keyword",
    path: "/information/article/page",
  }),
  enArticleMain: defineCall({
    ...list,
    summary: "Articles, English and Japanese, found by keyword",
    path: "/en/information/article/main",
  }),
  articleByCode: defineCall({
    ...one,
    summary: "One article by code or title",
    path: "/information/by/article/code",
  }),
  enArticleByCode: defineCall({
    ...one,
    summary: "One article by code or title, English and Japanese",
    path: "/en/information/by/article/code",
  }),
};

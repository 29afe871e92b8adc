import * as v from "valibot";
import { FacetSchema, PictureSchema, RefSchema, type Facet, type Picture, type Ref } from "./common.ts";
import { pageFields, pageQueryFields, type Page, type PageQuery } from "./page.ts";
import { CodeSchema, DaySchema, schemaOf, type Schema } from "./schema.ts";

/** Longest keyword of a search. */
export const KEYWORD_MAX_LENGTH = 60;

/** Who wrote an article: a member of the team. */
export interface Author {
  code: string;
  name: string;
  role: string;
}

/** An article as it stands in a list. */
export interface ArticleCard {
  code: string;
  title: string;
  summary: string;
  category: Ref;
  tags: string[];
  author: Author;
  /** `YYYY-MM-DD`. */
  publishedAt: string;
  /** `YYYY-MM-DD`; the day of publication while it is unchanged. */
  updatedAt: string;
  readingMinutes: number;
  picture: Picture;
  /** Picture for social networks, 1200×630. */
  share: Picture;
}

/** A heading of an article. */
export interface TocEntry {
  /** Id of the heading in `html`. */
  id: string;
  text: string;
  /** 2 for a section, 3 for a part of it. */
  level: 2 | 3;
}

/** A neighbour in time. */
export interface ArticleLink {
  code: string;
  title: string;
}

/** An article with its text. */
export interface Article extends ArticleCard {
  html: string;
  toc: TocEntry[];
  /** The next older article. */
  previous: ArticleLink | null;
  /** The next newer article. */
  next: ArticleLink | null;
  /** Up to three articles on the same subject. */
  related: ArticleCard[];
}

/** Query of the article list. */
export interface ArticlesQuery extends PageQuery {
  /** Words to be found in title, summary or text; several words must all be found. */
  keyword?: string;
  category?: string;
}

/** Query of one article: by `code`, or by `title` for pages such as `privacy_policy`. */
export interface ArticleQuery {
  code?: string;
  /** Code or exact title. */
  title?: string;
}

/** A page of articles with their categories. */
export interface ArticlesPage extends Page<ArticleCard> {
  /** All categories that have articles, whatever the filter. */
  filters: { categories: Facet[] };
}

const cardFields = {
  code: v.string(),
  title: v.string(),
  summary: v.string(),
  category: RefSchema,
  tags: v.array(v.string()),
  author: v.object({ code: v.string(), name: v.string(), role: v.string() }),
  publishedAt: DaySchema,
  updatedAt: DaySchema,
  readingMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  picture: PictureSchema,
  share: PictureSchema,
};

const linkSchema = v.nullable(v.object({ code: v.string(), title: v.string() }));

/** Schema of {@link ArticleCard}. */
export const ArticleCardSchema: Schema<ArticleCard> = schemaOf<ArticleCard>()(v.object(cardFields));

/** Schema of {@link Article}. */
export const ArticleSchema: Schema<Article> = schemaOf<Article>()(
  v.object({
    ...cardFields,
    html: v.string(),
    toc: v.array(v.object({ id: v.string(), text: v.string(), level: v.picklist([2, 3]) })),
    previous: linkSchema,
    next: linkSchema,
    related: v.array(ArticleCardSchema),
  }),
);

/** Schema of {@link ArticlesPage}. */
export const ArticlesPageSchema: Schema<ArticlesPage> = schemaOf<ArticlesPage>()(
  v.object({
    list: v.array(ArticleCardSchema),
    ...pageFields,
    filters: v.object({ categories: v.array(FacetSchema) }),
  }),
);

/** Schema of {@link ArticlesQuery}. */
export const ArticlesQuerySchema: Schema<ArticlesQuery> = schemaOf<ArticlesQuery>()(
  v.object({
    ...pageQueryFields,
    keyword: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(KEYWORD_MAX_LENGTH))),
    category: v.exactOptional(CodeSchema),
  }),
);

/** Longest title in a query. */
export const TITLE_MAX_LENGTH = 120;

/** Schema of {@link ArticleQuery}. */
export const ArticleQuerySchema: Schema<ArticleQuery> = schemaOf<ArticleQuery>()(
  v.pipe(
    v.object({
      code: v.exactOptional(CodeSchema),
      title: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TITLE_MAX_LENGTH))),
    }),
    v.check((query) => query.code !== undefined || query.title !== undefined, "code or title is needed"),
  ),
);

import { and, asc, count, desc, eq, gt, like, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type {
  Article,
  ArticleCard,
  ArticleQuery,
  ArticlesPage,
  ArticlesQuery,
  LangId,
  Ref,
} from "@wesdom/api-client/contract";
import { ApiFailure } from "../app/api-failure.ts";
import type { CallInput } from "../app/context.ts";
import { normalise } from "../content/normalise.ts";
import type { Database } from "../database/database.ts";
import { articles } from "../database/schema.ts";
import { facetsOf } from "./facets.ts";
import { containing } from "./like.ts";
import { pagingOf } from "./paging.ts";

/** Words of a keyword that are looked for; further ones are left out. */
const MAX_WORDS = 6;

/** Weight of a word found in the title (with its tags), the summary and the text. */
const TITLE_WEIGHT = 9;
const SUMMARY_WEIGHT = 3;
const BODY_WEIGHT = 1;

/** Articles under an article. */
const RELATED = 3;

/** Articles, newest first; with a keyword those that hold all its words, by where they hold them. */
export async function readArticles({
  db,
  lang,
  query,
}: CallInput<ArticlesQuery, unknown>): Promise<ArticlesPage> {
  const { offset, ...paging } = pagingOf(query);
  const words = normalise(query.keyword ?? "")
    .split(" ")
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const listed = and(eq(articles.lang, lang), eq(articles.listed, true));
  const where = and(
    listed,
    query.category === undefined ? undefined : eq(articles.category, query.category),
    ...words.map(holdsWord),
  );
  const [all] = await db.select({ total: count() }).from(articles).where(where);
  const rows = await db
    .select({ data: articles.data })
    .from(articles)
    .where(where)
    .orderBy(
      ...words.slice(0, 1).map(() => desc(rankOf(words))),
      desc(articles.publishedAt),
      asc(articles.code),
    )
    .limit(paging.pageSize)
    .offset(offset);
  const categories = await db
    .select({ category: sql<Ref>`${articles.data}->'category'` })
    .from(articles)
    .where(listed);
  return {
    list: rows.map((row) => row.data),
    total: all?.total ?? 0,
    ...paging,
    filters: { categories: facetsOf(categories.map((row) => row.category)) },
  };
}

/** One article by code, or by a title that is a code or the exact title. */
export async function readArticle({ db, lang, query }: CallInput<ArticleQuery, unknown>): Promise<Article> {
  const { code, title } = query;
  const [row] = await db
    .select()
    .from(articles)
    .where(
      and(
        eq(articles.lang, lang),
        code === undefined
          ? or(eq(articles.code, title ?? ""), eq(articles.title, title ?? ""))
          : eq(articles.code, code),
      ),
    )
    .orderBy(asc(articles.code))
    .limit(1);
  if (!row) throw new ApiFailure(404, "notFound");
  const neighbours = row.listed
    ? await neighboursOf(db, lang, row.publishedAt, row.code)
    : { previous: null, next: null };
  const related = row.listed ? await relatedTo(db, lang, row.data) : [];
  return { ...row.data, html: row.html, toc: row.toc, ...neighbours, related };
}

async function neighboursOf(
  db: Database,
  lang: LangId,
  publishedAt: string,
  code: string,
): Promise<Pick<Article, "previous" | "next">> {
  const listed = and(eq(articles.lang, lang), eq(articles.listed, true));
  const sameDay = eq(articles.publishedAt, publishedAt);
  const one = { code: articles.code, title: articles.title };
  const [previous] = await db
    .select(one)
    .from(articles)
    .where(and(listed, or(lt(articles.publishedAt, publishedAt), and(sameDay, gt(articles.code, code)))))
    .orderBy(desc(articles.publishedAt), asc(articles.code))
    .limit(1);
  const [next] = await db
    .select(one)
    .from(articles)
    .where(and(listed, or(gt(articles.publishedAt, publishedAt), and(sameDay, lt(articles.code, code)))))
    .orderBy(asc(articles.publishedAt), desc(articles.code))
    .limit(1);
  return { previous: previous ?? null, next: next ?? null };
}

/** Most shared tags first, then the same category, then the newest. */
async function relatedTo(db: Database, lang: LangId, card: ArticleCard): Promise<ArticleCard[]> {
  const shared = sql`(select count(*) from jsonb_array_elements_text(${articles.data}->'tags') as tag
    where tag in (select jsonb_array_elements_text(${JSON.stringify(card.tags)}::jsonb)))`;
  const rows = await db
    .select({ data: articles.data })
    .from(articles)
    .where(and(eq(articles.lang, lang), eq(articles.listed, true), ne(articles.code, card.code)))
    .orderBy(
      desc(shared),
      desc(sql`(${articles.category} = ${card.category.id})::int`),
      desc(articles.publishedAt),
      asc(articles.code),
    )
    .limit(RELATED);
  return rows.map((row) => row.data);
}

function holdsWord(word: string): SQL | undefined {
  const pattern = containing(word);
  return or(
    like(articles.searchTitle, pattern),
    like(articles.searchSummary, pattern),
    like(articles.searchBody, pattern),
  );
}

function rankOf(words: readonly string[]): SQL {
  const ranks = words.map((word) => {
    const pattern = containing(word);
    return sql`(${articles.searchTitle} like ${pattern})::int * ${TITLE_WEIGHT}::int
      + (${articles.searchSummary} like ${pattern})::int * ${SUMMARY_WEIGHT}::int
      + (${articles.searchBody} like ${pattern})::int * ${BODY_WEIGHT}::int`;
  });
  return sql`(${sql.join(ranks, sql` + `)})`;
}

import { and, asc, desc, eq, like, or, sql, type SQL } from "drizzle-orm";
import type { ArticlesPage, ArticlesQuery } from "@wesdom/api-client/contract";
import { containing } from "../database/like.ts";
import type { CallInput } from "../http/call-input.ts";
import { countFacets } from "./countFacets.ts";
import { normalise } from "./normalise.ts";
import { readPaging } from "./paging.ts";
import { articles } from "./tables.ts";

/** Words of a keyword that are looked for; further ones are left out. */
const MAX_WORDS = 6;

/** Weight of a word found in the title (with its tags), the summary and the text. */
const TITLE_WEIGHT = 9;
const SUMMARY_WEIGHT = 3;
const BODY_WEIGHT = 1;

/** Articles, newest first; with a keyword those that hold all its words, by where they hold them. */
export async function readArticles({
  db,
  lang,
  query,
}: CallInput<ArticlesQuery, unknown>): Promise<ArticlesPage> {
  const { offset, ...paging } = readPaging(query);
  const words = (query.keyword ?? "").split(/\s+/).map(normalise).filter(Boolean).slice(0, MAX_WORDS);
  const listed = and(eq(articles.lang, lang), eq(articles.listed, true));
  const where = and(
    listed,
    query.category === undefined ? undefined : eq(articles.category, query.category),
    ...words.map(holdsWord),
  );
  const rows = await db
    .select({ data: articles.data })
    .from(articles)
    .where(where)
    .orderBy(
      ...words.slice(0, 1).map(() => desc(searchRank(words))),
      desc(articles.publishedAt),
      asc(articles.code),
    )
    .limit(paging.pageSize)
    .offset(offset);
  return {
    list: rows.map((row) => row.data),
    total: await db.$count(articles, where),
    ...paging,
    filters: { categories: await countFacets(db, articles, "category", listed) },
  };
}

function holdsWord(word: string): SQL | undefined {
  const pattern = containing(word);
  return or(
    like(articles.searchTitle, pattern),
    like(articles.searchSummary, pattern),
    like(articles.searchBody, pattern),
  );
}

function searchRank(words: readonly string[]): SQL {
  const ranks = words.map((word) => {
    const pattern = containing(word);
    return sql`(${articles.searchTitle} like ${pattern})::int * ${TITLE_WEIGHT}::int
      + (${articles.searchSummary} like ${pattern})::int * ${SUMMARY_WEIGHT}::int
      + (${articles.searchBody} like ${pattern})::int * ${BODY_WEIGHT}::int`;
  });
  return sql`(${sql.join(ranks, sql` + `)})`;
}

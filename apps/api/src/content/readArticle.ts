import { withoutPhraseBreaks } from "@wesdom/facts";
import { and, asc, desc, eq, gt, lt, notInArray, or, sql } from "drizzle-orm";
import type { Article, ArticleCard, ArticleQuery, LangId } from "@wesdom/api-client/contract";
import type { Database } from "../database/database.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { CallInput } from "../http/call-input.ts";
import { articles } from "./tables.ts";

/** Articles under an article. */
const RELATED = 3;

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
          ? or(eq(articles.code, title ?? ""), eq(articles.title, withoutPhraseBreaks(title ?? "")))
          : eq(articles.code, code),
      ),
    )
    .orderBy(asc(articles.code))
    .limit(1);
  if (!row) throw new ApiFailure(404, "notFound");
  const neighbours = row.listed
    ? await readNeighbours(db, lang, row.publishedAt, row.code)
    : { previous: null, next: null };
  const shown = [row.code, neighbours.previous?.code ?? "", neighbours.next?.code ?? ""];
  const related = row.listed ? await readRelated(db, lang, row.data, shown) : [];
  return { ...row.data, html: row.html, toc: row.toc, ...neighbours, related };
}

async function readNeighbours(
  db: Database,
  lang: LangId,
  publishedAt: string,
  code: string,
): Promise<Pick<Article, "previous" | "next">> {
  const listed = and(eq(articles.lang, lang), eq(articles.listed, true));
  const sameDay = eq(articles.publishedAt, publishedAt);
  // As its readers see it; the column is for those who look for it.
  const one = { code: articles.code, title: sql<string>`${articles.data}->>'title'` };
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

/** Most shared tags first, then the same category, then the newest; none that the page shows besides. */
async function readRelated(
  db: Database,
  lang: LangId,
  card: ArticleCard,
  shown: readonly string[],
): Promise<ArticleCard[]> {
  const shared = sql`(select count(*) from jsonb_array_elements_text(${articles.data}->'tags') as tag
    where tag in (select jsonb_array_elements_text(${JSON.stringify(card.tags)}::jsonb)))`;
  const rows = await db
    .select({ data: articles.data })
    .from(articles)
    .where(and(eq(articles.lang, lang), eq(articles.listed, true), notInArray(articles.code, [...shown])))
    .orderBy(
      desc(shared),
      desc(sql`(${articles.category} = ${card.category.id})::int`),
      desc(articles.publishedAt),
      asc(articles.code),
    )
    .limit(RELATED);
  return rows.map((row) => row.data);
}

import type { LangId } from "@wesdom/api-client/contract";
import type { ContentIndex, LanguageContent } from "@wesdom/api-client/server";
import type { Database } from "../database/database.ts";
import { articles, stories } from "./tables.ts";

/** Codes, titles and filters of all content, without the content. */
export async function readContentIndex(db: Database): Promise<ContentIndex> {
  const [texts, cases] = await Promise.all([
    db
      .select({
        lang: articles.lang,
        code: articles.code,
        title: articles.title,
        category: articles.category,
        listed: articles.listed,
      })
      .from(articles),
    db
      .select({
        lang: stories.lang,
        code: stories.code,
        industry: stories.industry,
        platform: stories.platform,
      })
      .from(stories),
  ]);
  const of = (wanted: LangId): LanguageContent => ({
    articles: texts
      .filter(({ lang }) => lang === wanted)
      .map(({ code, title, category, listed }) => ({ code, title, category: listed ? category : null })),
    stories: cases
      .filter(({ lang }) => lang === wanted)
      .map(({ code, industry, platform }) => ({ code, industry, platform })),
  });
  return { zh: of(1), en: of(2), ja: of(3) };
}

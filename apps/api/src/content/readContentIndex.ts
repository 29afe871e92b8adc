import type { LangId, LanguageKey } from "@wesdom/api-client/contract";
import type { Database } from "../database/database.ts";
import { articles, stories } from "./tables.ts";

/** What addresses can name of the content of one language. */
interface LanguageIndex {
  /** `category` is `null` for a text that stands in no list. */
  readonly articles: readonly { code: string; title: string; category: string | null }[];
  readonly stories: readonly { code: string; industry: string; platform: string }[];
}

/** Everything that addresses can name. */
export type ContentIndex = Readonly<Record<LanguageKey, LanguageIndex>>;

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
  const of = (wanted: LangId): LanguageIndex => ({
    articles: texts
      .filter(({ lang }) => lang === wanted)
      .map(({ code, title, category, listed }) => ({ code, title, category: listed ? category : null })),
    stories: cases
      .filter(({ lang }) => lang === wanted)
      .map(({ code, industry, platform }) => ({ code, industry, platform })),
  });
  return { zh: of(1), en: of(2), ja: of(3) };
}

import type { LangId } from "@wesdom/api-client/contract";
import { CONTENT_INDEX_PATH, type ContentIndex, type LanguageContent } from "@wesdom/api-client/server";
import type { Hono } from "hono";
import type { Database } from "../database/database.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { KernelServices, Variables } from "../http/call-input.ts";
import { succeeded } from "../http/envelope.ts";
import { readContentState } from "./readContentState.ts";
import { articles, stories } from "./tables.ts";

/**
 * Serves the index of the content to the front door, which asks often: 304 while it holds the one of this content. For
 * everyone else there is nothing here.
 */
export function serveContentIndex(app: Hono<Variables>, { db }: KernelServices): void {
  app.get(CONTENT_INDEX_PATH, async (context) => {
    if (!context.get("peer").isHostItself) throw new ApiFailure(404, "notFound");
    // First, so that an import in between makes the index newer than its tag and not older.
    const tag = `"${(await readContentState(db))?.version}"`;
    context.header("ETag", tag);
    context.header("Cache-Control", "no-store");
    if (context.req.header("if-none-match") === tag) return context.body(null, 304);
    return context.json(succeeded(await readContentIndex(db)));
  });
}

/** Codes, titles and filters of all content, without the content. */
async function readContentIndex(db: Database): Promise<ContentIndex> {
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

import { languageOfLang } from "@wesdom/facts";
import { and, asc, desc, eq } from "drizzle-orm";
import type { LangId, StoriesPage, StoriesQuery } from "@wesdom/api-client/contract";
import type { CallInput } from "../http/call-input.ts";
import { countFacets } from "./countFacets.ts";
import { readPaging } from "./paging.ts";
import { stories } from "./tables.ts";

/** Client cases, newest first; one with its text when asked by code. */
export async function readStories({
  db,
  lang,
  query,
}: CallInput<StoriesQuery, unknown>): Promise<StoriesPage> {
  const { offset, ...paging } = readPaging(query);
  const { industry, platform, code } = query;
  const where = and(
    eq(stories.lang, lang),
    industry === undefined ? undefined : eq(stories.industry, industry),
    platform === undefined ? undefined : eq(stories.platform, platform),
    code === undefined ? undefined : eq(stories.code, code),
  );
  const rows = await db
    .select({ data: stories.data, html: stories.html })
    .from(stories)
    .where(where)
    .orderBy(desc(stories.publishedAt), asc(stories.code))
    .limit(paging.pageSize)
    .offset(offset);
  const told =
    code === undefined
      ? []
      : await db
          .select({ lang: stories.lang })
          .from(stories)
          .where(eq(stories.code, code))
          .orderBy(asc(stories.lang));
  const languages = told.map((each) => languageOfLang(each.lang as LangId));
  return {
    list: rows.map(({ data: { live, ...card }, html }) =>
      code === undefined ? card : { ...card, html, ...(live && { live }), languages },
    ),
    total: await db.$count(stories, where),
    ...paging,
    filters: {
      industries: await countFacets(db, stories, "industry", eq(stories.lang, lang)),
      platforms: await countFacets(db, stories, "platform", eq(stories.lang, lang)),
    },
  };
}

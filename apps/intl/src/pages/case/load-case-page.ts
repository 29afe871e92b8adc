import { notFound } from "@tanstack/react-router";
import { callsOf, type ApiClient, type Facet, type Story } from "@wesdom/api-client";
import { LANGUAGES, stringifySearch, twinsOf, type Twins } from "@wesdom/site-runtime";
import { cleanHtml } from "@wesdom/site-runtime/browser";
import {
  listPage,
  loadGrownList,
  orNotFound,
  requireFacet,
  type GrownList,
} from "@wesdom/site-runtime/react";
import type { SiteLanguage } from "../../messages/loadMessages.ts";

/** Cases that each page of the list adds. */
export const CASES_PER_PAGE = 6;

/** Cases shown below another one. */
const RELATED_CASES = 3;

/** What selects the content of the case page. */
export interface CaseSearch {
  readonly code?: string | undefined;
  readonly industry?: string | undefined;
  readonly platform?: string | undefined;
  readonly page?: string | undefined;
}

/** A case as it stands in a list. */
export type ListedCase = Pick<Story, "code" | "title" | "headline" | "picture" | "industry" | "platform">;

/** A filter of the list as its address names it. */
export interface CaseFilter {
  readonly industry?: string;
  readonly platform?: string;
}

/** What the case page shows: one case, or the list. */
export type CasePageData =
  | {
      readonly kind: "case";
      readonly story: Story;
      readonly related: readonly ListedCase[];
      readonly twins: Twins;
    }
  | {
      readonly kind: "list";
      readonly list: GrownList<ListedCase>;
      readonly filters: { readonly industries: readonly Facet[]; readonly platforms: readonly Facet[] };
      readonly filter: CaseFilter;
      readonly page: number;
    };

/**
 * Asks the API for what an address of the case page shows: with `code` one case, else the list by its filters.
 *
 * @throws The router's 404 for an unknown case or filter and for a page that the list does not have.
 */
export function loadCasePage(
  api: ApiClient,
  language: SiteLanguage,
  search: CaseSearch,
): Promise<CasePageData> {
  const { code } = search;
  return code ? loadCase(api, language, code) : loadList(api, language, search);
}

async function loadCase(api: ApiClient, language: SiteLanguage, code: string): Promise<CasePageData> {
  const call = callsOf(LANGUAGES[language].Lang).stories;
  const { list } = await orNotFound(api.call(call, { query: { code } }));
  const [story] = list;
  if (!story) throw notFound();
  const pageSize = RELATED_CASES + 1;
  const [alike, newest, html] = await Promise.all([
    api.call(call, { query: { industry: story.industry.id, pageSize } }),
    api.call(call, { query: { pageSize } }),
    cleanHtml(story.html ?? ""),
  ]);
  const others = [...alike.list, ...newest.list].filter(
    (other, index, all) =>
      other.code !== code && all.findIndex((earlier) => earlier.code === other.code) === index,
  );
  return {
    kind: "case",
    story: { ...story, html },
    related: others.slice(0, RELATED_CASES).map(listedCase),
    twins: twinsOf(story.languages ?? [], `/case${stringifySearch({ code })}`),
  };
}

async function loadList(api: ApiClient, language: SiteLanguage, search: CaseSearch): Promise<CasePageData> {
  const call = callsOf(LANGUAGES[language].Lang).stories;
  const page = listPage(search.page);
  const filter: CaseFilter = {
    ...(search.industry ? { industry: search.industry } : {}),
    ...(search.platform ? { platform: search.platform } : {}),
  };
  const { first, list } = await loadGrownList(page, CASES_PER_PAGE, (paging) =>
    api.call(call, { query: { ...paging, ...filter } }),
  );
  requireFacet(first.filters.industries, filter.industry);
  requireFacet(first.filters.platforms, filter.platform);
  return {
    kind: "list",
    list: { ...list, items: list.items.map(listedCase) },
    filters: first.filters,
    filter,
    page,
  };
}

/** What a list shows of a case; nothing else travels with the page. */
export function listedCase({ code, title, headline, picture, industry, platform }: Story): ListedCase {
  return { code, title, headline, picture, industry, platform };
}

import { notFound } from "@tanstack/react-router";
import { callsOf, type ApiClient, type StoriesPage, type Story } from "@wesdom/api-client";
import {
  LANGUAGES,
  stringifySearch,
  twinsOf,
  withMediaBase,
  type LanguageKey,
  type PublicSettings,
  type Twins,
} from "@wesdom/site-runtime";
import { cleanHtml } from "@wesdom/site-runtime/browser";
import {
  listPage,
  loadGrownList,
  orNotFound,
  requireFacet,
  type GrownList,
} from "@wesdom/site-runtime/react";
import type { CaseFilter, CaseSearch } from "./case-search.ts";

/** Cases that each page of the list adds. */
export const CASES_PER_PAGE = 6;

/** Cases shown below another one. */
const RELATED_CASES = 3;

/** A case as it stands in a list. */
export type ListedCase = Pick<Story, "code" | "title" | "headline" | "picture" | "industry" | "platform">;

/** One case, and others to go on with. */
export interface OneCase {
  readonly story: Story & { readonly html: string };
  readonly related: readonly ListedCase[];
  readonly twins: Twins;
}

/** The cases that a filter leaves, as far as the list has grown. */
export interface CaseList extends Pick<StoriesPage, "filters"> {
  readonly list: GrownList<ListedCase>;
  readonly filter: CaseFilter;
  /** Pages the list has grown to. */
  readonly page: number;
}

/** What the case page shows. */
export type CaseData = ({ readonly kind: "case" } & OneCase) | ({ readonly kind: "list" } & CaseList);

/**
 * Asks the API for what an address of the case page shows: with `code` one case, else the list by its filters.
 *
 * @throws The router's 404 for an unknown case or filter and for a page that the list does not have.
 */
export async function loadCases(
  api: ApiClient,
  language: LanguageKey,
  search: CaseSearch,
  settings: PublicSettings,
): Promise<CaseData> {
  return search.code
    ? { kind: "case", ...(await loadOne(api, language, search.code, settings)) }
    : { kind: "list", ...(await loadList(api, language, search)) };
}

async function loadOne(
  api: ApiClient,
  language: LanguageKey,
  code: string,
  settings: PublicSettings,
): Promise<OneCase> {
  const call = callsOf(LANGUAGES[language].Lang).stories;
  const pageSize = RELATED_CASES + 1;
  const [{ list }, newest] = await Promise.all([
    orNotFound(api.call(call, { query: { code } })),
    api.call(call, { query: { pageSize } }),
  ]);
  const [story] = list;
  if (story?.html === undefined) throw notFound();
  const [alike, html] = await Promise.all([
    api.call(call, { query: { industry: story.industry.id, pageSize } }),
    cleanHtml(withMediaBase(story.html, settings)),
  ]);
  const others = new Map([...alike.list, ...newest.list].map((other) => [other.code, other]));
  others.delete(code);
  return {
    story: told(story, html),
    related: [...others.values()].slice(0, RELATED_CASES).map(listedCase),
    twins: twinsOf(story.languages ?? [], `/case${stringifySearch({ code })}`),
  };
}

/** A case as its page shows it: the live room stands in its text. */
function told({ live: _live, ...story }: Story, html: string): OneCase["story"] {
  return { ...story, html };
}

async function loadList(api: ApiClient, language: LanguageKey, search: CaseSearch): Promise<CaseList> {
  const call = callsOf(LANGUAGES[language].Lang).stories;
  const page = listPage(search.page);
  const { industry, platform } = search;
  const filter = {
    ...(industry === undefined ? {} : { industry }),
    ...(platform === undefined ? {} : { platform }),
  };
  const { first, list } = await loadGrownList(page, CASES_PER_PAGE, (paging) =>
    api.call(call, { query: { ...filter, ...paging } }),
  );
  requireFacet(first.filters.industries, industry);
  requireFacet(first.filters.platforms, platform);
  return { list: { ...list, items: list.items.map(listedCase) }, filters: first.filters, filter, page };
}

/** What a list shows of a case; nothing else travels with the page. */
export function listedCase({ code, title, headline, picture, industry, platform }: Story): ListedCase {
  return { code, title, headline, picture, industry, platform };
}

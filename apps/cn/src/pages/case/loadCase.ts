import {
  storiesPage,
  type ApiClient,
  type StoriesPage,
  type StoriesQuery,
  type Story,
} from "@wesdom/api-client";
import { stringifySearch, twinsOf, type Twins } from "@wesdom/site-runtime";
import { cleanHtml } from "@wesdom/site-runtime/browser";
import { notFound } from "@tanstack/react-router";
import { listPage, loadGrownList, orNotFound, requireFacet } from "@wesdom/site-runtime/react";
import type { CaseFilter } from "./caseHref.ts";

/** Cases that one page adds to the list. */
export const CASES_A_PAGE = 6;

/** Cases under a case. */
const MORE_CASES = 3;

/** Query of the case page. */
export interface CaseSearch extends CaseFilter {
  /** One case. */
  readonly code?: string | undefined;
  /** Pages the list has grown to. */
  readonly page?: string | undefined;
}

/** What of a case a list shows. */
export type ListedCase = Pick<Story, "code" | "title" | "headline" | "picture" | "industry" | "platform">;

/** The list of the cases. */
export interface CaseList extends Pick<StoriesPage, "total" | "filters"> {
  readonly filter: CaseFilter;
  /** Pages the list has grown to. */
  readonly page: number;
  /** Pages it can grow to. */
  readonly pages: number;
  readonly list: readonly ListedCase[];
}

/** What the case page shows. */
export type CaseData =
  | {
      readonly kind: "case";
      readonly story: Story & { html: string };
      readonly more: readonly ListedCase[];
      readonly twins: Twins;
    }
  | ({ readonly kind: "list" } & CaseList);

/** The query keys that the case page reads, without those that are not there. */
export function caseSearch(search: Readonly<Record<string, string>>): CaseSearch {
  const { code, industry, platform, page } = search;
  return code ? { code } : { industry, platform, page };
}

/**
 * Asks the API for one case, or for the list as far as it has grown.
 *
 * @throws The router's 404 for an unknown case or filter and for a page that the list does not have.
 */
export async function loadCase(api: ApiClient, search: CaseSearch): Promise<CaseData> {
  return search.code === undefined
    ? { kind: "list", ...(await loadList(api, search)) }
    : await loadOne(api, search.code);
}

async function loadOne(api: ApiClient, code: string): Promise<CaseData> {
  const [found, newest] = await Promise.all([
    orNotFound(api.call(storiesPage, { query: { code } })),
    api.call(storiesPage, { query: { pageSize: MORE_CASES + 1 } }),
  ]);
  const [story] = found.list;
  if (story?.html === undefined) throw notFound();
  const others = newest.list.filter((other) => other.code !== code).slice(0, MORE_CASES);
  return {
    kind: "case",
    story: { ...story, html: await cleanHtml(story.html) },
    more: others.map(listedCase),
    twins: twinsOf(story.languages ?? [], `/case${stringifySearch({ code })}`),
  };
}

async function loadList(api: ApiClient, search: CaseSearch): Promise<CaseList> {
  const page = listPage(search.page);
  const { industry, platform } = search;
  const filter = {
    ...(industry === undefined ? {} : { industry }),
    ...(platform === undefined ? {} : { platform }),
  };
  const { first, list } = await loadGrownList(page, CASES_A_PAGE, (paging) =>
    api.call(storiesPage, { query: { ...filter, ...paging } satisfies StoriesQuery }),
  );
  const { filters } = first;
  requireFacet(filters.industries, industry);
  requireFacet(filters.platforms, platform);
  const { items, total, pages } = list;
  return { filter, total, filters, page, pages, list: items.map(listedCase) };
}

function listedCase({ code, title, headline, picture, industry, platform }: Story): ListedCase {
  return { code, title, headline, picture, industry, platform };
}

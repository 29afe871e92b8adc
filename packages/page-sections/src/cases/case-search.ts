import type { StoriesPage } from "@wesdom/api-client";
import type { SearchStrings } from "@wesdom/site-runtime";
import { PLATFORM_XCX } from "@wesdom/site-runtime/browser";

/**
 * How long a list is shown again as it was, milliseconds: a sheet that closes must ask nothing, least of all without a
 * network.
 */
export const LIST_STALE_MS = 300_000;

/** A filter of the list as its address names it: ids. */
export interface CaseFilter {
  readonly industry?: string | undefined;
  readonly platform?: string | undefined;
}

/** What selects the content of the case page. */
export interface CaseSearch extends CaseFilter {
  /** One case. */
  readonly code?: string | undefined;
  /** Pages the list has grown to. */
  readonly page?: string | undefined;
}

/** What cases are about, in words: of what is named, each. */
export function subjectOf(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(" · ");
}

/** What the filters leave, in words: nothing where none is set. */
export function subjectOfFilter(
  { industry, platform }: CaseFilter,
  { industries, platforms }: StoriesPage["filters"],
): string {
  return subjectOf(
    industries.find(({ id }) => id === industry)?.name,
    platforms.find(({ id }) => id === platform)?.name,
  );
}

/** The query keys that the case page reads: a case has no filter, and no list to grow. The mini program's mark is none. */
export function caseSearch({ code, industry, platform, page }: SearchStrings): CaseSearch {
  return code ? { code } : { industry, platform: platform === PLATFORM_XCX ? undefined : platform, page };
}

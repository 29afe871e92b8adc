import type { SearchStrings } from "@wesdom/site-runtime";

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

/** The query keys that the case page reads: a case has no filter, and no list to grow. */
export function caseSearch({ code, industry, platform, page }: SearchStrings): CaseSearch {
  return code ? { code } : { industry, platform, page };
}

import { stringifySearch } from "@wesdom/site-runtime";
import { pageKey } from "@wesdom/site-runtime/react";

/** Path of the client cases. */
export const CASE_PATH = "/m/zh-cn/case";

/** What a list of cases is filtered by. */
export interface CaseFilter {
  /** Id of an industry. */
  readonly industry?: string | undefined;
  /** Id of a platform. */
  readonly platform?: string | undefined;
}

/** Address of the cases that a filter leaves. */
export function casesHref({ industry, platform }: CaseFilter): string {
  return CASE_PATH + stringifySearch({ industry, platform });
}

/**
 * Query of a list that has grown to a number of pages.
 *
 * @param page - 1 for the list as it opens.
 */
export function grownSearch({ industry, platform }: CaseFilter, page: number) {
  return { industry, platform, page: pageKey(page)?.toString() };
}

/** Address of a case. */
export function caseHref(code: string): string {
  return CASE_PATH + stringifySearch({ code });
}

import { stringifySearch } from "@wesdom/site-runtime";

/** Path of the client cases. */
export const CASE_PATH = "/m/zh-cn/case";

/** What cases are about, in words: of what is named, each. */
export function subjectOf(...names: readonly string[]): string {
  return names.filter(Boolean).join(" · ");
}

/** Address of a case. */
export function caseHref(code: string): string {
  return CASE_PATH + stringifySearch({ code });
}

import { stringifySearch } from "@wesdom/site-runtime";

/** Path of the client cases. */
export const CASE_PATH = "/m/zh-cn/case";

/** Address of a case. */
export function caseHref(code: string): string {
  return CASE_PATH + stringifySearch({ code });
}

import { notFound } from "@tanstack/react-router";
import { stringifySearch } from "@wesdom/site-runtime";
import type { AccountMethod } from "./accountMachine.ts";

/** Login and registration. */
export const CUSTOM_PATH = "/m/zh-cn/common/custom";

/** The login alone. */
export const LOGIN_PATH = "/m/zh-cn/common/login";

/** One of the two pages. */
export type AccountPath = typeof CUSTOM_PATH | typeof LOGIN_PATH;

/** Ways in that each page offers; the first needs no key in the address. */
const METHODS: Readonly<Record<AccountPath, readonly AccountMethod[]>> = {
  [CUSTOM_PATH]: ["code", "password", "register", "reset"],
  [LOGIN_PATH]: ["code", "password", "reset"],
};

/** Query of the two pages. */
export interface AccountSearch {
  readonly method?: string | undefined;
  /** Where the customer centre leads on to; the API decides whether it may. */
  readonly redirect?: string | undefined;
}

/** The query keys that the pages read. */
export function accountSearch({ method, redirect }: Readonly<Record<string, string>>): AccountSearch {
  return { method, redirect };
}

/** Of these keys the one that the server renders by: its pages are the same for all that they may lead on to. */
export function accountContent(search: Readonly<Record<string, string>>): Pick<AccountSearch, "method"> {
  return { method: accountSearch(search).method };
}

/** The way in that an address names. @throws The router's 404 for one that the page does not offer. */
export function methodOf(path: AccountPath, { method }: AccountSearch): AccountMethod {
  const known = knownMethod(path, method);
  if (known === undefined) throw notFound();
  return known;
}

/** The way in of a name, `undefined` for one that the page does not offer. */
export function knownMethod(path: AccountPath, method = "code"): AccountMethod | undefined {
  return METHODS[path].find((one) => one === method);
}

/**
 * Address of a way in.
 *
 * @param redirect - Goes along from page to page.
 */
export function accountHref(path: AccountPath, method: AccountMethod, redirect?: string): string {
  return path + stringifySearch({ method: method === "code" ? undefined : method, redirect });
}

import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { copy as texts } from "#copy/account.zh.yml";
import { CUSTOM_PATH, type AccountPath } from "./accountHref.ts";
import type { AccountMethod } from "./accountMachine.ts";

/** Head of login and registration, which search engines leave out. */
export function useAccountHead(path: AccountPath, method: AccountMethod): void {
  const { brand } = useSiteEnvironment().settings;
  const title = texts.documentTitle[path === CUSTOM_PATH && method === "code" ? "entry" : method];
  useSitePageHead("zh", {
    path,
    contentQuery: { method: method === "code" ? undefined : method },
    title: title({ brand: brand.zh.name }),
    description: texts.description,
    keywords: texts.keywords,
    noindex: true,
  });
}

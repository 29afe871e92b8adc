import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { zhAccount as texts } from "../../messages/zh-account.ts";
import { CUSTOM_PATH, type AccountPath } from "./accountHref.ts";
import type { AccountMethod } from "./accountMachine.ts";

/** Head of login and registration, which search engines leave out. */
export function useAccountHead(path: AccountPath, method: AccountMethod): void {
  const { brand } = useSiteEnvironment().settings;
  useSitePageHead("zh", {
    path,
    contentQuery: { method: method === "code" ? undefined : method },
    title: texts.documentTitle[path === CUSTOM_PATH && method === "code" ? "entry" : method](brand.zh.name),
    description: texts.description,
    keywords: texts.keywords,
    noindex: true,
  });
}

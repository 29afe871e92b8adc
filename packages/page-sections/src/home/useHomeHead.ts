import { companyAge, LANGUAGES, type HomeData, type LanguageKey } from "@wesdom/site-runtime";
import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import type { HomeTexts } from "./home-texts.ts";

/**
 * Writes the head of a home page.
 *
 * @returns The age of the company in full years.
 */
export function useHomeHead(
  language: LanguageKey,
  texts: Pick<HomeTexts, "title" | "description"> & { readonly keywords: readonly string[] },
  data: HomeData,
): number {
  const { settings, today } = useSiteEnvironment();
  const age = companyAge(data.introduction.founded, today);
  useSitePageHead(language, {
    path: LANGUAGES[language].indexPath,
    title: texts.title({ brand: settings.brand[language].name }),
    description: texts.description({ age }),
    keywords: texts.keywords,
    twins: { zh: LANGUAGES.zh.indexPath, en: LANGUAGES.en.indexPath, ja: LANGUAGES.ja.indexPath },
  });
  return age;
}

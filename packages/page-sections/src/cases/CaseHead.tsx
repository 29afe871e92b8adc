import { LANGUAGES, type LanguageKey } from "@wesdom/site-runtime";
import { useContentHead, usePageTwins } from "@wesdom/site-runtime/react";
import type { OneCase } from "./case-data.ts";

interface CaseHeadProps extends Pick<OneCase, "story"> {
  readonly language: LanguageKey;
  /** Title of the document. */
  readonly title: string;
  /** Names of the home page and of the list, which lead to the case. */
  readonly trail: readonly [home: string, cases: string];
}

/** Head of a case, be it a page or a sheet: its own address in each language, its share card and the way to it. */
export function CaseHead({ story, language, title: pageTitle, trail: [home, cases] }: CaseHeadProps): null {
  const { code, title, summary, brand, industry, platform, services, publishedAt, share } = story;
  const { indexPath } = LANGUAGES[language];
  const path = `${indexPath}/case`;
  useContentHead(language, {
    path,
    contentQuery: { code },
    pageTitle,
    title,
    summary,
    keywords: [brand.name, industry.name, platform.name, ...services.map(({ name }) => name)],
    section: industry.name,
    publishedAt,
    share,
    twins: usePageTwins(),
    trail: [
      { name: home, url: indexPath },
      { name: cases, url: path },
    ],
  });
  return null;
}

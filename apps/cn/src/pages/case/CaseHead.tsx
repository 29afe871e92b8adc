import type { Story } from "@wesdom/api-client";
import { useContentHead, usePageTwins, useSiteEnvironment } from "@wesdom/site-runtime/react";
import { zhCase as texts } from "../../messages/zh-case.ts";
import { CASE_PATH } from "./caseHref.ts";

/** Head of a case, be it a page or a sheet: its own share card and the way to it. */
export function CaseHead({ story }: { readonly story: Story }): null {
  const { settings } = useSiteEnvironment();
  const { code, title, summary, brand, industry, platform, services, publishedAt, picture, share } = story;
  useContentHead("zh", {
    path: CASE_PATH,
    contentQuery: { code },
    pageTitle: texts.caseTitle(title, brand.name, settings.brand.zh.name),
    title,
    summary,
    keywords: [brand.name, industry.name, platform.name, ...services.map((service) => service.name)],
    section: industry.name,
    publishedAt,
    share,
    preload: picture.src,
    twins: usePageTwins(),
    trail: [
      { name: texts.home, url: "/m/zh-cn" },
      { name: texts.eyebrow, url: CASE_PATH },
    ],
  });
  return null;
}

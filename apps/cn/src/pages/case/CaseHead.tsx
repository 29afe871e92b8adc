import type { Story } from "@wesdom/api-client";
import { article, breadcrumb } from "@wesdom/seo";
import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { zhCase as texts } from "../../messages/zh-case.ts";
import { PUBLISHER_LOGO } from "../shared/publisherLogo.ts";
import { CASE_PATH } from "./caseHref.ts";

/** Head of a case, be it a page or a sheet: its own share card and the way to it. */
export function CaseHead({ story }: { readonly story: Story }): null {
  const { settings } = useSiteEnvironment();
  const { code, title, summary, brand, industry, platform, services, publishedAt, picture, share } = story;
  const { name } = settings.brand.zh;
  const image = settings.apiBase + share.src;
  const keywords = [brand.name, industry.name, platform.name, ...services.map((service) => service.name)];
  useSitePageHead("zh", {
    path: CASE_PATH,
    contentQuery: { code },
    title: texts.caseTitle(title, brand.name, name),
    description: summary,
    keywords,
    image: { url: image, width: share.width, height: share.height, alt: share.alt || title },
    article: { publishedAt, section: industry.name, tags: keywords },
    preload: picture.src,
    structuredData: ({ language, origin, pageUrl }) => [
      article({
        language,
        origin,
        url: pageUrl,
        headline: title,
        description: summary,
        images: [image],
        publishedAt,
        publisher: name,
        publisherLogo: PUBLISHER_LOGO,
        section: industry.name,
        keywords,
      }),
      breadcrumb(origin, [
        { name: texts.home, url: "/m/zh-cn" },
        { name: texts.eyebrow, url: CASE_PATH },
        { name: title, url: pageUrl },
      ]),
    ],
  });
  return null;
}

import type { Story } from "@wesdom/api-client";
import { article as articleRecord, breadcrumb } from "@wesdom/seo";
import { stringifySearch } from "@wesdom/site-runtime";
import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import type { CaseMessages } from "../../messages/case/case-messages.ts";
import { useMessages } from "../../messages/useMessages.ts";

/** Props of {@link CaseHead}. */
interface CaseHeadProps {
  readonly story: Story;
  readonly copy: CaseMessages;
}

/**
 * Head of a case, be it a page or a sheet: its own address in each language, its share picture, the record of an
 * article.
 */
export function CaseHead({ story, copy }: CaseHeadProps): null {
  const { settings } = useSiteEnvironment();
  const { language, messages, indexPath } = useMessages();
  const { code, title, summary, publishedAt, share, picture, platform, industry } = story;
  const path = `${indexPath}/case`;
  const query = stringifySearch({ code });
  const url = settings.apiBase + share.src;
  useSitePageHead(language, {
    path,
    title: copy.detail.pageTitle(title, settings.brand[language].name),
    description: summary,
    keywords: [platform.name, industry.name, ...story.services.map(({ name }) => name)],
    contentQuery: { code },
    twins: { zh: `/m/zh-cn/case${query}`, en: `/m/en-us/case${query}`, ja: `/m/jp/case${query}` },
    image: { url, width: share.width, height: share.height, alt: title },
    article: { publishedAt, section: industry.name },
    preload: picture.src,
    structuredData: ({ origin, pageUrl, name }) => [
      articleRecord({
        language,
        origin,
        url: pageUrl,
        headline: title,
        description: summary,
        images: [url],
        publishedAt,
        publisher: name,
        publisherLogo: "/m/brand/icon-512.png",
        section: industry.name,
      }),
      breadcrumb(origin, [
        { name: messages.menu.home, url: indexPath },
        { name: messages.menu.cases, url: path },
        { name: title, url: pageUrl },
      ]),
    ],
  });
  return null;
}

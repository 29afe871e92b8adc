import type { LanguageKey } from "@wesdom/facts";
import { BRAND_PATH } from "@wesdom/seo";
import type { ContentPage, SitePage } from "./site-page.ts";
import { useSaidHead } from "./useSaidHead.ts";

export type { ContentPage } from "./site-page.ts";

/** Path of the company's logo in structured data. */
export const LOGO_PATH: string = `${BRAND_PATH}/icon-512.png`;

/**
 * What a page that shows one piece of content says of itself: its own share card, the record of an article, the way to
 * it.
 *
 * @param apiBase - Address below which the API's pictures lie.
 */
export function contentPage(page: ContentPage, language: LanguageKey, apiBase: string): SitePage {
  const { path, contentQuery, pageTitle, title, summary, keywords, section, share, trail } = page;
  const { publishedAt, updatedAt, author, twins } = page;
  const dated = { publishedAt, ...(updatedAt ? { updatedAt } : {}), ...(author ? { author } : {}) };
  const image = apiBase + share.src;
  return {
    path,
    contentQuery,
    title: pageTitle,
    description: summary,
    keywords: keywords.length > 0 ? keywords : [title],
    image: { url: image, width: share.width, height: share.height, alt: title },
    article: { ...dated, section, tags: keywords },
    ...(twins ? { twins } : {}),
    structuredData: ({ origin, pageUrl, name }) => [
      [
        "article",
        {
          ...dated,
          language,
          origin,
          url: pageUrl,
          headline: title,
          description: summary,
          images: [image],
          publisher: name,
          publisherLogo: LOGO_PATH,
          section,
          keywords,
        },
      ],
      ["breadcrumb", origin, [...trail, { name: title, url: pageUrl }]],
    ],
  };
}

/** Writes the head of a piece of content. */
export function useContentHead(language: LanguageKey, page: ContentPage): void {
  useSaidHead(language, page, page.pageTitle);
}

import type { LanguageKey } from "@wesdom/facts";
import { BRAND_PATH, type ContentQuery } from "@wesdom/seo";
import { useSiteEnvironment } from "./site-context.tsx";
import type { SitePage } from "./site-page.ts";
import { useSitePageHead } from "./useSitePageHead.ts";

/** Path of the company's logo in structured data. */
export const LOGO_PATH: string = `${BRAND_PATH}/icon-512.png`;

/** A page that shows one piece of content, an article or a case. */
export interface ContentPage {
  /** The page's path, without the query that selects the content. */
  readonly path: string;
  readonly contentQuery: ContentQuery;
  /** Title of the document. */
  readonly pageTitle: string;
  /** The content's own title. */
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
  readonly section: string;
  /** ISO 8601 date. */
  readonly publishedAt: string;
  /** ISO 8601 date. @default publishedAt */
  readonly updatedAt?: string;
  /** Name of the author. @default the company */
  readonly author?: string;
  /** Picture of share cards; its address is below the API. */
  readonly share: { readonly src: string; readonly width: number; readonly height: number };
  readonly twins?: NonNullable<SitePage["twins"]>;
  /** The pages above this one, home first. */
  readonly trail: readonly { readonly name: string; readonly url: string }[];
}

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
  const { apiBase } = useSiteEnvironment().settings;
  useSitePageHead(language, contentPage(page, language, apiBase));
}

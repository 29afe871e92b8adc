import { LANGUAGES, withoutPhraseBreaks, type LanguageKey } from "@wesdom/facts";
import {
  buildPageHead,
  mobileUrl,
  website,
  type ArticleMeta,
  type ContentQuery,
  type PageHead,
  type ShareImage,
  type StructuredRecord,
} from "@wesdom/seo";
import type { PublicSettings } from "../settings/public-settings.ts";

/** Size of a share image in pixels. */
const SHARE_IMAGE = { width: 1200, height: 630 };

/** What a page's structured data needs to know of the site. */
export interface HeadSite {
  readonly language: LanguageKey;
  /** Origin of absolute addresses. */
  readonly origin: string;
  /** Name of the brand in the page's language. */
  readonly name: string;
  /** Path of the language's index page. */
  readonly indexPath: string;
  /** The page's own address, content-selecting query included. */
  readonly pageUrl: string;
  readonly settings: PublicSettings;
}

/** What a page says of itself. */
export interface SitePage {
  /** The page's own path, the canonical one of its duplicates. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Paths of the page in each language that has it, its own included. */
  readonly twins?: Partial<Readonly<Record<LanguageKey, string>>>;
  /** Query that selects the content: with its keys and no other the page's address is canonical. @default none */
  readonly contentQuery?: ContentQuery;
  /** Dates, author and section of an article: makes the page one. */
  readonly article?: ArticleMeta;
  /** Picture of share cards. @default the brand's */
  readonly image?: ShareImage;
  /**
   * Records besides the website's, built by what `@wesdom/seo` offers; one of the same key takes its place, as that of
   * `websiteWithSearch` does.
   */
  readonly structuredData?: (site: HeadSite) => readonly StructuredRecord[];
  /** Kept out of search engines. @default false */
  readonly noindex?: boolean;
  /** Address below the API of the picture that the first screen waits for. */
  readonly preload?: string;
}

/** The surroundings of a page's head. */
export interface HeadSurroundings {
  readonly language: LanguageKey;
  readonly settings: PublicSettings;
  readonly origin: string;
}

/** The site as {@link SitePage.structuredData} sees it. */
export function headSite(page: SitePage, { language, settings, origin }: HeadSurroundings): HeadSite {
  const { path, contentQuery } = page;
  return {
    language,
    origin,
    name: settings.brand[language].name,
    indexPath: LANGUAGES[language].indexPath,
    pageUrl: mobileUrl({ origin, path, contentQuery }),
    settings,
  };
}

/**
 * The head of a page of a site.
 *
 * @param records - What {@link SitePage.structuredData} gave.
 */
export function sitePageHead(
  page: SitePage,
  records: readonly StructuredRecord[],
  { language, settings, origin }: HeadSurroundings,
): PageHead {
  const siteName = settings.brand[language].name;
  const { indexPath } = LANGUAGES[language];
  const head = buildPageHead({
    language,
    origin,
    desktopOrigin: settings.desktopOrigin,
    path: page.path,
    contentQuery: page.contentQuery,
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    image: page.image ?? { url: `/m/brand/share-${language}.jpg`, ...SHARE_IMAGE, alt: page.title },
    type: page.article ? "article" : "website",
    article: page.article,
    twins: page.twins ?? {},
    noindex: page.noindex ?? false,
    siteName,
    structuredData: [website({ language, origin, name: siteName, url: indexPath }), ...records],
    ...(page.preload === undefined ? {} : { preloadImage: { href: settings.apiBase + page.preload } }),
  });
  // Titles come with their breaks, which are for the eye alone.
  return JSON.parse(withoutPhraseBreaks(JSON.stringify(head))) as PageHead;
}

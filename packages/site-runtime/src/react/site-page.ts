import { LANGUAGES, type LanguageKey } from "@wesdom/facts";
import type * as seo from "@wesdom/seo";
import { mobileUrl, type ArticleMeta, type ContentQuery, type ShareImage } from "@wesdom/seo";
import type { PublicSettings } from "../settings/public-settings.ts";

/** Builders of the records that pages name. */
export type RecordBuilders = Pick<
  typeof seo,
  "article" | "breadcrumb" | "faq" | "organization" | "service" | "websiteWithSearch"
>;

/** A record of structured data: the function of `@wesdom/seo` that builds it, and what that is told. */
export type PageRecord = {
  [Name in keyof RecordBuilders]: readonly [builder: Name, ...told: Parameters<RecordBuilders[Name]>];
}[keyof RecordBuilders];

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
  /** Name of the page's own share card among those of the content. @default the brand's */
  readonly card?: string;
  /** Picture of share cards in place of one by name. */
  readonly image?: ShareImage;
  /** Records besides the website's; `websiteWithSearch` takes the place of that one. */
  readonly structuredData?: (site: HeadSite) => readonly PageRecord[];
  /** Kept out of search engines. @default false */
  readonly noindex?: boolean;
}

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

/** A page, or the piece of content that it shows, with all that its head is made of. */
export interface SaidPage {
  readonly said: SitePage | ContentPage;
  readonly surroundings: HeadSurroundings;
}

import type { SeoLanguage } from "../languages.ts";
import type { StructuredRecord } from "../structured-data/structured-record.ts";
import type { Twins } from "./alternates.ts";
import type { CanonicalInput } from "./canonical.ts";

/** The picture of a share card. */
export interface ShareImage {
  /** Absolute address or a path of the origin; JPEG or PNG, since share cards show neither SVG nor AVIF. */
  readonly url: string;
  /** Pixels; 1200 for a large card. */
  readonly width: number;
  /** Pixels; 630 for a large card. */
  readonly height: number;
  /** What the picture shows, in the language of the page. */
  readonly alt: string;
}

/** What an article's share card says beyond that of a page. */
export interface ArticleMeta {
  /** ISO 8601 date, with zone where it has a time. */
  readonly publishedAt: string;
  /** ISO 8601 date. @default publishedAt */
  readonly updatedAt?: string | undefined;
  readonly author?: string | undefined;
  readonly section?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** Everything {@link buildPageHead} needs to know of a page. */
export interface PageHeadInput extends CanonicalInput {
  readonly language: SeoLanguage;
  /** Text of `<title>`, site name included. */
  readonly title: string;
  readonly description: string;
  /** Search keywords; empty: no tag. */
  readonly keywords: readonly string[];
  readonly image: ShareImage;
  readonly type: "website" | "article";
  /** Paths of the language versions; the page itself is added. */
  readonly twins: Twins;
  /** Keeps the page out of search indexes. @default false */
  readonly noindex?: boolean | undefined;
  /** Name of the brand in the language of the page. */
  readonly siteName: string;
  readonly structuredData: readonly StructuredRecord[];
  /** Read when `type` is `article`. */
  readonly article?: ArticleMeta | undefined;
}

import type { ArticleLeaf } from "schema-dts";
import { absoluteUrl, originOf } from "../internal/address.ts";
import { LANGUAGE_TAGS, type SeoLanguage } from "../languages.ts";
import { companyOf } from "./organization.ts";
import { SCHEMA_CONTEXT, type StructuredRecord } from "./structured-record.ts";

/** An article, or a client case told as one. */
export interface ArticleInput {
  readonly language: SeoLanguage;
  /** Origin of the site, e.g. `https://www.example.com`. */
  readonly origin: string;
  /** Path or address of the article, content-selecting query included. */
  readonly url: string;
  readonly headline: string;
  readonly description?: string | undefined;
  /** Paths or addresses of its pictures, the share picture first. */
  readonly images: readonly string[];
  /** ISO 8601 date, with zone where it has a time. */
  readonly publishedAt: string;
  /** ISO 8601 date. @default publishedAt */
  readonly updatedAt?: string | undefined;
  /** Name of the author; unset: the company. */
  readonly author?: string | undefined;
  /** Name of the company. */
  readonly publisher: string;
  /** Path or address of the company's logo. */
  readonly publisherLogo: string;
  readonly section?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
}

/**
 * The record of an article page.
 *
 * @throws TypeError when `origin` is not an absolute http(s) address.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function article(input: ArticleInput): StructuredRecord<ArticleLeaf> {
  const origin = originOf(input.origin);
  const url = absoluteUrl(origin, input.url);
  const publisher = {
    ...companyOf(origin, input.language, input.publisher),
    logo: { "@type": "ImageObject", url: absoluteUrl(origin, input.publisherLogo) },
  } as const;
  return {
    key: "article",
    data: {
      "@context": SCHEMA_CONTEXT,
      "@type": "Article",
      headline: input.headline,
      ...(input.description ? { description: input.description } : {}),
      url,
      mainEntityOfPage: url,
      image: input.images.map((image) => absoluteUrl(origin, image)),
      datePublished: input.publishedAt,
      dateModified: input.updatedAt ?? input.publishedAt,
      author: input.author ? { "@type": "Person", name: input.author } : publisher,
      publisher,
      inLanguage: LANGUAGE_TAGS[input.language],
      ...(input.section ? { articleSection: input.section } : {}),
      ...(input.keywords?.length ? { keywords: input.keywords.join(",") } : {}),
    },
  };
}

import type { SearchActionLeaf, WebSiteLeaf } from "schema-dts";
import { absoluteUrl, originOf } from "../internal/address.ts";
import { LANGUAGE_TAGS, type SeoLanguage } from "../languages.ts";
import { SEARCH_PATH, SEARCH_QUERY_KEY } from "../search.ts";
import { SCHEMA_CONTEXT, type StructuredRecord } from "./structured-record.ts";

const SEARCH_TERM = "search_term_string";

/** The site as a website record names it. */
export interface WebsiteInput {
  readonly language: SeoLanguage;
  /** Origin of the site, e.g. `https://www.example.com`. */
  readonly origin: string;
  /** Name of the site in this language. */
  readonly name: string;
  /** Path or address of the language's index page. */
  readonly url: string;
}

/**
 * The plain website record.
 *
 * @throws TypeError when `origin` is not an absolute http(s) address.
 */
export function website(input: WebsiteInput): StructuredRecord<WebSiteLeaf> {
  const origin = originOf(input.origin);
  return {
    key: "website",
    data: {
      "@context": SCHEMA_CONTEXT,
      "@type": "WebSite",
      name: input.name,
      url: absoluteUrl(origin, input.url),
      inLanguage: LANGUAGE_TAGS[input.language],
    },
  };
}

/**
 * The website record with its search: the keyword query of the Chinese article page. Replaces a plain one on the
 * same page.
 *
 * @throws TypeError when `origin` is not an absolute http(s) address.
 * @see https://schema.org/SearchAction
 */
export function websiteWithSearch(input: WebsiteInput): StructuredRecord<WebSiteLeaf> {
  const plain = website(input);
  const potentialAction: SearchActionLeaf & { readonly "query-input": string } = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      // Not through the URL parser: it would escape the braces of the template.
      urlTemplate: `${originOf(input.origin)}${SEARCH_PATH}?${SEARCH_QUERY_KEY}={${SEARCH_TERM}}`,
    },
    "query-input": `required name=${SEARCH_TERM}`,
  };
  return { key: plain.key, data: { ...plain.data, potentialAction } };
}

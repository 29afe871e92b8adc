import type { BreadcrumbListLeaf } from "schema-dts";
import { absoluteUrl, originOf } from "../internal/address.ts";
import { SCHEMA_CONTEXT, type StructuredRecord } from "./structured-record.ts";

/** One step of the way to a page. */
export interface Crumb {
  readonly name: string;
  /** Path or address. */
  readonly url: string;
}

/**
 * The way from the index to a page.
 *
 * @param origin - Origin of the site.
 * @param crumbs - The steps from the index on, the page itself last.
 * @throws TypeError when `origin` is not an absolute http(s) address.
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumb(origin: string, crumbs: readonly Crumb[]): StructuredRecord<BreadcrumbListLeaf> {
  const base = originOf(origin);
  return {
    key: "breadcrumb",
    data: {
      "@context": SCHEMA_CONTEXT,
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map(({ name, url }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: absoluteUrl(base, url),
      })),
    },
  };
}

import { isHttpUrl } from "../internal/address.ts";
import type { LanguageAlternate } from "../head/alternates.ts";
import { escapeXml } from "../internal/escapeXml.ts";

/** Addresses that one sitemap may hold. */
export const SITEMAP_MAX_ENTRIES = 50_000;

/** Bytes that one sitemap may have, uncompressed. */
export const SITEMAP_MAX_BYTES: number = 50 * 1024 * 1024;

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML_NAMESPACE = "http://www.w3.org/1999/xhtml";
const MOBILE_NAMESPACE = "http://www.baidu.com/schemas/sitemap-mobile/1/";

/** Of a page made for phones, as Baidu asks for. */
const MOBILE_MARK = '<mobile:mobile type="mobile"/>';

/** One sitemap of an index. */
export interface SitemapIndexEntry {
  /** Absolute address in its canonical form. */
  readonly loc: string;
  /** ISO 8601 date of the last change. */
  readonly lastmod?: string | undefined;
}

/** One address of a sitemap. */
export interface SitemapEntry extends SitemapIndexEntry {
  /** Language versions, the address itself included. */
  readonly alternates?: readonly LanguageAlternate[] | undefined;
}

/**
 * A sitemap with language versions and dates.
 *
 * @returns The XML document.
 * @throws TypeError when an address is not absolute.
 * @throws RangeError above {@link SITEMAP_MAX_ENTRIES} addresses or {@link SITEMAP_MAX_BYTES}.
 * @see https://www.sitemaps.org/protocol.html
 */
export function buildSitemap(entries: readonly SitemapEntry[]): string {
  return document(
    "urlset",
    ` xmlns:xhtml="${XHTML_NAMESPACE}" xmlns:mobile="${MOBILE_NAMESPACE}"`,
    entries.map((entry) => element("url", [...location(entry), ...alternates(entry), MOBILE_MARK])),
  );
}

/**
 * An index of sitemaps.
 *
 * @returns The XML document.
 * @throws TypeError when an address is not absolute.
 * @throws RangeError above {@link SITEMAP_MAX_ENTRIES} sitemaps or {@link SITEMAP_MAX_BYTES}.
 */
export function buildSitemapIndex(sitemaps: readonly SitemapIndexEntry[]): string {
  return document(
    "sitemapindex",
    "",
    sitemaps.map((sitemap) => element("sitemap", location(sitemap))),
  );
}

function document(root: string, namespaces: string, items: readonly string[]): string {
  if (items.length > SITEMAP_MAX_ENTRIES) {
    throw new RangeError(
      `A ${root} holds at most ${SITEMAP_MAX_ENTRIES} addresses, got ${items.length}. ` +
        "Search engines refuse a larger file; split it and list the parts in an index.",
    );
  }
  const xml = [
    XML_DECLARATION,
    `<${root} xmlns="${SITEMAP_NAMESPACE}"${namespaces}>`,
    ...items,
    `</${root}>`,
    "",
  ].join("\n");
  const bytes = new TextEncoder().encode(xml).byteLength;
  if (bytes > SITEMAP_MAX_BYTES) {
    throw new RangeError(
      `A ${root} has at most ${SITEMAP_MAX_BYTES} bytes, got ${bytes}. ` +
        "Search engines refuse a larger file; split it and list the parts in an index.",
    );
  }
  return xml;
}

function location({ loc, lastmod }: SitemapIndexEntry): string[] {
  return [
    `<loc>${escapeXml(absolute(loc))}</loc>`,
    ...(lastmod ? [`<lastmod>${escapeXml(lastmod)}</lastmod>`] : []),
  ];
}

function alternates(entry: SitemapEntry): string[] {
  return (entry.alternates ?? []).map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(absolute(href))}"/>`,
  );
}

function absolute(address: string): string {
  if (!isHttpUrl(address)) {
    throw new TypeError(
      `A sitemap lists absolute http(s) addresses, got "${address}". ` +
        "Crawlers drop relative ones; put the public origin before the path.",
    );
  }
  return address;
}

function element(name: string, children: readonly string[]): string {
  return [`  <${name}>`, ...children.map((child) => `    ${child}`), `  </${name}>`].join("\n");
}

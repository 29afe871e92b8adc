export { MOBILE_PREFIX } from "@wesdom/facts";
export { languageAlternates } from "./head/alternates.ts";
export type { LanguageAlternate, Twins } from "./head/alternates.ts";
export { buildPageHead } from "./head/buildPageHead.ts";
export {
  canonicalPath,
  canonicalUrl,
  contentQueryString,
  desktopPath,
  HOME_DUPLICATES,
  mobileUrl,
} from "./head/canonical.ts";
export type { CanonicalInput, ContentQuery } from "./head/canonical.ts";
export { BRAND_PATH, ICON_LINKS } from "./head/icons.ts";
export { FORMAT_DETECTION, INDEXED_ROBOTS, THEME_COLOR } from "./head/meta-tags.ts";
export type { JsonLdScript, LinkTag, MetaTag, PageHead } from "./head/page-head.ts";
export type { ArticleMeta, PageHeadInput, PreloadImage, ShareImage } from "./head/page-head-input.ts";
export { DEFAULT_ALTERNATE_LANGUAGE, LANGUAGE_TAGS, OPEN_GRAPH_LOCALES, SEO_LANGUAGES } from "./languages.ts";
export type { LanguageTag, SeoLanguage } from "./languages.ts";
export { buildRobots } from "./sitemap/robots.ts";
export type { RobotsInput } from "./sitemap/robots.ts";
export {
  buildSitemap,
  buildSitemapIndex,
  SITEMAP_MAX_BYTES,
  SITEMAP_MAX_ENTRIES,
} from "./sitemap/sitemap.ts";
export type { SitemapEntry, SitemapIndexEntry } from "./sitemap/sitemap.ts";
export { article } from "./structured-data/article.ts";
export type { ArticleInput } from "./structured-data/article.ts";
export { breadcrumb } from "./structured-data/breadcrumb.ts";
export type { Crumb } from "./structured-data/breadcrumb.ts";
export { faq } from "./structured-data/faq.ts";
export type { FaqItem } from "./structured-data/faq.ts";
export { jsonLdScripts, serializeJsonLd } from "./structured-data/json-ld.ts";
export { CHINA_COUNTRY_CODE, organization, organizationId } from "./structured-data/organization.ts";
export type { OrganizationInput, PostalAddressInput } from "./structured-data/organization.ts";
export { service } from "./structured-data/service.ts";
export type { ServiceInput } from "./structured-data/service.ts";
export type { StructuredRecord } from "./structured-data/structured-record.ts";
export { SEARCH_PATH, SEARCH_QUERY_KEY, website, websiteWithSearch } from "./structured-data/website.ts";
export type { WebsiteInput } from "./structured-data/website.ts";

export {
  /** @public */
  languageAlternates,
} from "./head/alternates.ts";
export type { LanguageAlternate, Twins } from "./head/alternates.ts";
export { buildPageHead } from "./head/buildPageHead.ts";
export { mobileUrl } from "./head/canonical.ts";
export type { CanonicalInput, ContentQuery } from "./head/canonical.ts";
export { BRAND_PATH } from "./head/brand-path.ts";
export type { JsonLdScript, LinkTag, MetaTag, PageHead } from "./head/page-head.ts";
export type { ArticleMeta, PageHeadInput, PreloadImage, ShareImage } from "./head/page-head-input.ts";
export type { LanguageTag, SeoLanguage } from "./languages.ts";
export { buildRobots } from "./sitemap/robots.ts";
export type { RobotsInput } from "./sitemap/robots.ts";
export { buildSitemap, buildSitemapIndex } from "./sitemap/sitemap.ts";
export type { SitemapEntry, SitemapIndexEntry } from "./sitemap/sitemap.ts";
export { article } from "./structured-data/article.ts";
export type { ArticleInput } from "./structured-data/article.ts";
export { breadcrumb } from "./structured-data/breadcrumb.ts";
export type { Crumb } from "./structured-data/breadcrumb.ts";
export { faq } from "./structured-data/faq.ts";
export type { FaqItem } from "./structured-data/faq.ts";
export { organization } from "./structured-data/organization.ts";
export type { OrganizationInput, PostalAddressInput } from "./structured-data/organization.ts";
export { service } from "./structured-data/service.ts";
export type { ServiceInput } from "./structured-data/service.ts";
export type { StructuredRecord } from "./structured-data/structured-record.ts";
export { SEARCH_QUERY_KEY } from "./search.ts";
export { website, websiteWithSearch } from "./structured-data/website.ts";
export type { WebsiteInput } from "./structured-data/website.ts";

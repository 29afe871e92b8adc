import { absoluteUrl } from "../internal/address.ts";
import { OPEN_GRAPH_LOCALES, SEO_LANGUAGES } from "../languages.ts";
import type { PageHeadInput } from "./page-head-input.ts";
import type { MetaTag } from "./page-head.ts";

/** Colour of the browser's bars: the paper of the pages. */
export const THEME_COLOR = "#FBF9F6";

/** Numbers stay text: calls are offered by links of our own. */
export const FORMAT_DETECTION = "telephone=no";

/** What indexed pages allow: large pictures in results. */
export const INDEXED_ROBOTS = "max-image-preview:large";

/** Meta elements about the page and the device; charset and viewport belong to the document around it. */
export function documentMeta(input: PageHeadInput): MetaTag[] {
  const keywords = input.keywords.filter(Boolean).join(",");
  return [
    { name: "description", content: input.description },
    ...(keywords ? [{ name: "keywords", content: keywords }] : []),
    { name: "robots", content: input.noindex ? "noindex" : INDEXED_ROBOTS },
    { name: "theme-color", content: THEME_COLOR },
    { name: "color-scheme", content: "light" },
    { name: "format-detection", content: FORMAT_DETECTION },
    { name: "applicable-device", content: "mobile" },
    // Baidu's reader otherwise shows its own rewriting of the page.
    ...(input.language === "zh" ? [{ "http-equiv": "Cache-Control", content: "no-transform" }] : []),
  ];
}

/** Open Graph elements. */
export function openGraphMeta(input: PageHeadInput, canonical: string, origin: string): MetaTag[] {
  const { image, language } = input;
  const alternates = SEO_LANGUAGES.filter((other) => other !== language && input.twins[other]);
  return [
    property("og:type", input.type),
    property("og:site_name", input.siteName),
    property("og:title", input.title),
    property("og:description", input.description),
    property("og:url", canonical),
    property("og:image", absoluteUrl(origin, image.url)),
    property("og:image:width", String(image.width)),
    property("og:image:height", String(image.height)),
    property("og:image:alt", image.alt),
    property("og:locale", OPEN_GRAPH_LOCALES[language]),
    ...alternates.map((other) => property("og:locale:alternate", OPEN_GRAPH_LOCALES[other])),
    ...(input.type === "article" && input.article ? articleMeta(input.article) : []),
  ];
}

/** What X does not take from Open Graph elements. */
export function twitterMeta(input: PageHeadInput): MetaTag[] {
  return [
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image:alt", content: input.image.alt },
  ];
}

function articleMeta(article: NonNullable<PageHeadInput["article"]>): MetaTag[] {
  return [
    property("article:published_time", article.publishedAt),
    property("article:modified_time", article.updatedAt ?? article.publishedAt),
    ...(article.author ? [property("article:author", article.author)] : []),
    ...(article.section ? [property("article:section", article.section)] : []),
    ...(article.tags ?? []).map((tag) => property("article:tag", tag)),
  ];
}

function property(name: string, content: string): MetaTag {
  return { property: name, content };
}

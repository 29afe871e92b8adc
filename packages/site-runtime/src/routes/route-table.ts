import type { LanguageKey } from "@wesdom/facts";
import { withoutTrailingSlash } from "../addresses/paths.ts";

/** Layout family of a page; `none` pages show neither header nor footer. */
export type LayoutName = "cn" | "en" | "none";

/** One route of the specification. */
export interface RouteRecord {
  /** Route name; the language is derived from its prefix. */
  readonly name: string;
  readonly path: string;
  readonly language: LanguageKey;
  readonly layout: LayoutName;
  /** Query keys that select the page's content: they alone enter the page-cache key and the canonical link. */
  readonly contentQueryKeys: readonly string[];
  /** Those of them whose change shows another page, not another view of the same one. */
  readonly pageKeys: readonly string[];
}

const zh = (
  name: string,
  path: string,
  layout: LayoutName = "cn",
  contentQueryKeys: readonly string[] = [],
  pageKeys: readonly string[] = [],
): RouteRecord => ({
  name,
  path,
  language: "zh",
  layout,
  contentQueryKeys,
  pageKeys,
});

/** Pages that English and Japanese share: path below the prefix, layout, content-selecting query keys, page keys. */
const INTL_PAGES: readonly (readonly [string, LayoutName, readonly string[], readonly string[]])[] = [
  ["", "en", [], []],
  ["home", "en", [], []],
  ["about", "en", [], []],
  // More of the same list is no other page.
  ["article", "en", ["code", "title", "keyword", "page"], ["code", "title", "keyword"]],
  ["case", "en", ["code", "industry", "platform", "page"], ["code"]],
  ["contact-us", "none", [], []],
  ["marketing-consultant", "none", [], []],
  ["404", "en", [], []],
  ["services/influencer-marketing", "en", [], []],
  ["services/live-commerce", "en", [], []],
  ["services/marketing-technology", "en", [], []],
  ["services/media-buying", "en", [], []],
  ["services/social-media-management", "en", [], []],
  ["services/advertising-purchases", "en", [], []],
  ["services/reputation-management", "en", [], []],
  ["services/e-commerce-operation", "en", [], []],
];

function intl(language: LanguageKey, prefix: string, namePrefix: string): RouteRecord[] {
  return INTL_PAGES.map(([page, layout, contentQueryKeys, pageKeys]) => ({
    name: page === "" ? namePrefix : `${namePrefix}-${page.replaceAll("/", "-")}`,
    path: page === "" ? prefix : `${prefix}/${page}`,
    language,
    layout,
    contentQueryKeys,
    pageKeys,
  }));
}

/** Every route of the three languages, in the order of the specification. */
export const ROUTE_TABLE: readonly RouteRecord[] = [
  zh("m", "/m"),
  zh("m-zh-cn", "/m/zh-cn"),
  zh("m-zh-cn-home", "/m/zh-cn/home"),
  zh("m-zh-cn-about", "/m/zh-cn/about"),
  zh(
    "m-zh-cn-article",
    "/m/zh-cn/article",
    "cn",
    ["code", "title", "keyword", "page"],
    ["code", "title", "keyword", "page"],
  ),
  zh("m-zh-cn-case", "/m/zh-cn/case", "cn", ["code", "industry", "platform", "page"], ["code"]),
  // The banner stands on the opening alone: another list starts at its top.
  zh("m-zh-cn-message", "/m/zh-cn/message", "cn", ["category", "keyword", "page"], ["category", "page"]),
  zh("m-zh-cn-404", "/m/zh-cn/404"),
  zh("m-zh-cn-custom", "/m/zh-cn/common/custom", "none", ["method"]),
  zh("m-zh-cn-common-login", "/m/zh-cn/common/login", "none", ["method"]),
  zh("m-zh-cn-common-Reservation", "/m/zh-cn/common/Reservation", "none"),
  ...intl("en", "/m/en-us", "m-en-us"),
  ...intl("ja", "/m/jp", "m-jp"),
];

const BY_NAME: ReadonlyMap<string, RouteRecord> = new Map(ROUTE_TABLE.map((route) => [route.name, route]));
const BY_PATH: ReadonlyMap<string, RouteRecord> = new Map(
  ROUTE_TABLE.map((route) => [route.path.toLowerCase(), route]),
);

/** The route of a name, `undefined` for an unknown one. */
export function routeRecord(name: string): RouteRecord | undefined {
  return BY_NAME.get(name);
}

/** The route of a path: letter case and a trailing slash do not matter. */
export function routeOfPath(pathname: string): RouteRecord | undefined {
  return BY_PATH.get(withoutTrailingSlash(pathname).toLowerCase());
}

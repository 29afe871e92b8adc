import { expect, it } from "vitest";
import * as core from "../src/index.ts";
import * as react from "../src/react/index.ts";

it("exports the builders", () => {
  expect(Object.keys(core).toSorted()).toMatchInlineSnapshot(`
    [
      "BRAND_PATH",
      "CHINA_COUNTRY_CODE",
      "DEFAULT_ALTERNATE_LANGUAGE",
      "FORMAT_DETECTION",
      "HOME_DUPLICATES",
      "ICON_LINKS",
      "INDEXED_ROBOTS",
      "LANGUAGE_TAGS",
      "MOBILE_PREFIX",
      "OPEN_GRAPH_LOCALES",
      "SEARCH_PATH",
      "SEARCH_QUERY_KEY",
      "SEO_LANGUAGES",
      "SITEMAP_MAX_BYTES",
      "SITEMAP_MAX_ENTRIES",
      "THEME_COLOR",
      "article",
      "breadcrumb",
      "buildPageHead",
      "buildRobots",
      "buildSitemap",
      "buildSitemapIndex",
      "canonicalPath",
      "canonicalUrl",
      "contentQueryString",
      "desktopPath",
      "faq",
      "jsonLdScripts",
      "languageAlternates",
      "mobileUrl",
      "organization",
      "organizationId",
      "serializeJsonLd",
      "service",
      "website",
      "websiteWithSearch",
    ]
  `);
});

it("exports the React binding", () => {
  expect(Object.keys(react).toSorted()).toMatchInlineSnapshot(`
    [
      "toUnhead",
      "usePageHead",
    ]
  `);
});

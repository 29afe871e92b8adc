import { expect, it } from "vitest";
import * as core from "../src/index.ts";
import * as react from "../src/react/index.ts";

it("exports the builders", () => {
  expect(Object.keys(core).toSorted()).toMatchInlineSnapshot(`
    [
      "BRAND_PATH",
      "SEARCH_QUERY_KEY",
      "article",
      "breadcrumb",
      "buildPageHead",
      "buildRobots",
      "buildSitemap",
      "buildSitemapIndex",
      "faq",
      "languageAlternates",
      "mobileUrl",
      "organization",
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
    ]
  `);
});

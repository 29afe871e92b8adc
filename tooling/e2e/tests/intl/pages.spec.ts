import { INTL, intlPages } from "@wesdom/product/intl-pages";
import { product } from "../../src/env.ts";
import { sweep } from "../../src/sweep.ts";
import { expect, test } from "../../src/test.ts";
import { deadLinks, lookThrough } from "../../src/unscripted.ts";
import { structuredData } from "../../src/visits.ts";

/** How long all pages of a language may take without scripts, in milliseconds. */
const UNSCRIPTED_LIMIT_MS = 300_000;

/** A word of kana: what tells Japanese from every other language here. */
const KANA = /[\u3041-\u30ff]{3,}/;

/** No copy: the names of the languages in the switch, and what the client of the API says where an answer says nothing. */
const IN_EACH_LANGUAGE = /日本語|リクエストに失敗しました/g;

/** A line of English copy that no Japanese page may carry. */
const ENGLISH_COPY = "Talk to a consultant";

for (const { key, index, htmlLang } of INTL) {
  const pages = intlPages(index);

  for (const address of pages) {
    test(`${address}: valid, with a whole head of its own, silent, still, light, accessible, never wider than a phone, and without the other language's copy @R2.38 @R2.39 @R2.40 @R2.42 @R2.43`, async ({
      page,
    }) => {
      const copy = (
        await sweep(page, { path: address, twin: key === "ja" && address !== index }, htmlLang)
      ).join("");
      if (key === "en") expect(copy.replaceAll(IN_EACH_LANGUAGE, "")).not.toMatch(KANA);
      else expect(copy).not.toContain(ENGLISH_COPY);
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
        "href",
        product().origin + address,
      );
      expect((await structuredData(page)).has("WebSite")).toBe(true);
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${key}: each page is complete and looks as it does with the whole style sheet, and each link leads to a page`, async ({
      page,
    }) => {
      test.setTimeout(UNSCRIPTED_LIMIT_MS);
      const paths = [...pages, `${index}/no-such-page`];
      const links = await lookThrough(page, paths);
      // The Chinese site is not of this product; the page of a missing one leads to its twin.
      const own = [...links].filter((href) => !/\/m\/zh-cn(?:$|[/?])|\/404$/.test(href));
      expect(own.length).toBeGreaterThan(paths.length);
      expect(await deadLinks(own)).toEqual([]);
    });
  });
}

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildPageHead, languageAlternates } from "../src/index.ts";
import { SEO_LANGUAGES } from "../src/languages.ts";
import type { PageHead, SeoLanguage } from "../src/index.ts";
import { HOME_ZH, NEWS_ZH, ORIGIN, SERVICE_JA } from "./support/pages.ts";

const PREFIXES: Readonly<Record<SeoLanguage, string>> = { zh: "/m/zh-cn", en: "/m/en-us", ja: "/m/jp" };

const alternatesOf = (head: PageHead) =>
  head.link.filter((link) => link["rel"] === "alternate").map((link) => [link["hreflang"], link["href"]]);

const languageSet = fc.uniqueArray(fc.constantFrom(...SEO_LANGUAGES), { minLength: 1, maxLength: 3 });
const pageName = fc.constantFrom("", "/home", "/about", "/case", "/article");
const queryValue = fc.option(fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }), {
  nil: undefined,
});

describe("language versions", () => {
  it("lists the page itself, and no default without an English twin", () => {
    expect(alternatesOf(buildPageHead(NEWS_ZH))).toEqual([["zh-CN", `${ORIGIN}/m/zh-cn/message?page=2`]]);
  });

  it("lists mobile pages even where the canonical one is the desktop's", () => {
    expect(alternatesOf(buildPageHead(SERVICE_JA))).toEqual([
      ["en-US", `${ORIGIN}/m/en-us/services/live-commerce`],
      ["ja", `${ORIGIN}/m/jp/services/live-commerce`],
      ["x-default", `${ORIGIN}/m/en-us/services/live-commerce`],
    ]);
  });

  it("names home pages by their one address", () => {
    const twins = { zh: "/m", en: "/m/en-us/home", ja: "/m/jp/home" };
    expect(languageAlternates(ORIGIN, twins).map(({ href }) => href)).toEqual([
      `${ORIGIN}/m/zh-cn`,
      `${ORIGIN}/m/en-us`,
      `${ORIGIN}/m/jp`,
      `${ORIGIN}/m/en-us`,
    ]);
  });

  it("is reciprocal: every twin lists the same set, itself included", () => {
    fc.assert(
      fc.property(languageSet, pageName, queryValue, (languages, page, code) => {
        const query = code === undefined ? "" : `?code=${encodeURIComponent(code)}`;
        const twins = Object.fromEntries(
          languages.map((language) => [language, PREFIXES[language] + page + query]),
        );
        const sets = languages.map((language) =>
          alternatesOf(
            buildPageHead({
              ...HOME_ZH,
              language,
              path: PREFIXES[language] + page,
              contentQuery: { code },
              twins,
            }),
          ),
        );
        for (const set of sets) expect(set).toEqual(sets[0]);
        const tags = new Set(sets[0]?.map(([tag]) => tag));
        expect(tags.size).toBe(languages.length + (languages.includes("en") ? 1 : 0));
        expect(tags.has("x-default")).toBe(languages.includes("en"));
      }),
    );
  });
});

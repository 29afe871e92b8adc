import type { LanguageContent } from "@wesdom/api-client/server";
import { describe, expect, it } from "vitest";
import { articleQuery, caseQuery, newsQuery } from "./content-queries.ts";

const CONTENT: LanguageContent = {
  articles: [
    { code: "a1", title: "One", category: "data" },
    { code: "a2", title: "Two", category: "data" },
    { code: "a3", title: "Three", category: "news" },
    { code: "privacy_policy", title: "隐私政策", category: null },
  ],
  stories: [
    { code: "s1", industry: "food", platform: "red" },
    { code: "s2", industry: "food", platform: "red" },
    { code: "s3", industry: "auto", platform: "bili" },
  ],
};

const NOTHING: LanguageContent = { articles: [], stories: [] };

describe("an article", () => {
  const select = articleQuery(2);

  it.each([
    [{ code: "a1" }, { code: "a1" }],
    [{ code: "privacy_policy" }, { code: "privacy_policy" }],
    [{ code: "A1" }, null],
    [{ code: "a1", title: "x", keyword: "y", page: "z" }, { code: "a1" }],
    [{ code: "", title: "privacy_policy" }, { title: "privacy_policy" }],
    [{ title: " 隐私政策 ", keyword: "y" }, { title: "隐私政策" }],
    [{ title: "隐私\u200B政\u2060策" }, { title: "隐私政策" }],
    [{ title: "nothing" }, null],
    [{ keyword: "any word" }, { keyword: "any word" }],
    [
      { keyword: "any word", page: "2" },
      { keyword: "any word", page: "2" },
    ],
    [{ page: "3" }, null],
    [{ keyword: "any word", page: "3" }, null],
    [{ utm_source: "x" }, { keyword: "" }],
  ])("of %j is known by %j", (query, known) => {
    expect(select(query, CONTENT)).toEqual(known);
  });
});

describe("the news", () => {
  const select = newsQuery(2);

  it.each([
    [{ page: "2" }, { category: "", page: "2" }],
    [{ page: "3" }, null],
    [{ category: "data", keyword: "x" }, { category: "data" }],
    [{ category: "news", page: "2" }, null],
    [{ category: "nothing" }, null],
  ])("of %j is known by %j", (query, known) => {
    expect(select(query, CONTENT)).toEqual(known);
  });
});

describe("the cases", () => {
  const select = caseQuery(1);

  it.each([
    [{ code: "s1", industry: "x" }, { code: "s1" }],
    [{ code: "nothing" }, null],
    [
      { industry: "food", page: "2" },
      { industry: "food", platform: "", page: "2" },
    ],
    [{ industry: "food", page: "3" }, null],
    [
      { platform: "red", page: "2" },
      { industry: "", platform: "red", page: "2" },
    ],
    [
      { platform: "xcx", page: "2" },
      { industry: "", platform: "", page: "2" },
    ],
    [{ industry: "nothing" }, null],
    [{ platform: "nothing", industry: "food" }, null],
    // Nothing fits both, which is a list of none and no 404.
    [
      { industry: "food", platform: "bili" },
      { industry: "food", platform: "bili" },
    ],
    [{ industry: "food", platform: "bili", page: "2" }, null],
  ])("of %j are known by %j", (query, known) => {
    expect(select(query, CONTENT)).toEqual(known);
  });
});

it("what is of no category is on no page of a list", () => {
  for (const select of [articleQuery(1), newsQuery(1)]) {
    expect(select({ page: "3" }, CONTENT)).toMatchObject({ page: "3" });
    expect(select({ page: "4" }, CONTENT)).toBeNull();
  }
});

it.each(["0", "01", "1e3", "-1", "~", "999999", " 1"])("no list has a page %s", (page) => {
  for (const select of [articleQuery(1), newsQuery(1), caseQuery(1)])
    expect(select({ page }, CONTENT)).toBeNull();
});

it("an empty list has its first page", () => {
  for (const select of [articleQuery(1), newsQuery(1), caseQuery(1)]) {
    expect(select({ page: "1" }, NOTHING)).toMatchObject({ page: "1" });
    expect(select({ page: "2" }, NOTHING)).toBeNull();
  }
});

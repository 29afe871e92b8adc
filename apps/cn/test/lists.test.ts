import { describe, expect, it } from "vitest";
import { articleAddress, articleSearch } from "@wesdom/page-sections/articles";
import { dayText } from "../src/pages/shared/dayText.ts";

describe("the article page", () => {
  it("shows an article rather than a search, and reads no other key", () => {
    expect(articleSearch({ code: "a", keyword: "b", page: "2", utm: "c" })).toEqual({ code: "a" });
    expect(articleSearch({ title: "privacy_policy", keyword: "b" })).toEqual({ title: "privacy_policy" });
    expect(articleSearch({ keyword: "b", page: "2" })).toEqual({ keyword: "b", page: "2" });
    expect(articleSearch({ code: "", keyword: "b" })).toEqual({ keyword: "b" });
    expect(articleSearch({ keyword: ` ${"x".repeat(300)}` })).toEqual({ keyword: "x".repeat(60) });
  });

  it("knows a legal text by its title and any other article by its code", () => {
    const category = (id: string) => ({ id, name: id });
    expect(articleAddress({ code: "a", category: category("data") })).toEqual({ code: "a" });
    expect(articleAddress({ code: "user_agreement", category: category("legal") })).toEqual({
      title: "user_agreement",
    });
  });
});

describe("days", () => {
  it("are read in Chinese without leading zeros", () => {
    expect(dayText("2026-07-04")).toBe("2026 年 7 月 4 日");
  });
});

import { describe, expect, it } from "vitest";
import { articleSearch } from "../src/pages/article/loadArticle.ts";
import { articleAddress } from "../src/pages/article/articleKind.ts";
import { dayText } from "../src/pages/shared/dayText.ts";
import { listPage, pageCount, pageKey, withinList } from "../src/pages/shared/listPage.ts";

const isNotFound = expect.objectContaining({ isNotFound: true });

function thrownBy(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

describe("pages of a list", () => {
  it("starts with the first page when the address names none", () => {
    expect(listPage(undefined)).toBe(1);
    expect(listPage("12")).toBe(12);
    expect(pageKey(1)).toBeUndefined();
    expect(pageKey(2)).toBe(2);
  });

  it.each(["", "0", "-1", "1.5", "2e3", "01", "123456", "２", " 2"])("has no page %j", (page) => {
    expect(thrownBy(() => listPage(page))).toEqual(isNotFound);
  });

  it("ends with the last page, and an empty list has one", () => {
    expect(pageCount({ total: 0, pageSize: 10 })).toBe(1);
    expect(pageCount({ total: 21, pageSize: 10 })).toBe(3);
    const last = { total: 21, pageNum: 3, pageSize: 10 };
    expect(withinList(last)).toBe(last);
    expect(thrownBy(() => withinList({ ...last, pageNum: 4 }))).toEqual(isNotFound);
  });
});

describe("the article page", () => {
  it("shows an article rather than a search, and reads no other key", () => {
    expect(articleSearch({ code: "a", keyword: "b", page: "2", utm: "c" })).toEqual({ code: "a" });
    expect(articleSearch({ title: "privacy_policy", keyword: "b" })).toEqual({ title: "privacy_policy" });
    expect(articleSearch({ keyword: "b", page: "2" })).toEqual({ keyword: "b", page: "2" });
    expect(articleSearch({ code: "", keyword: "b" })).toEqual({ keyword: "b" });
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

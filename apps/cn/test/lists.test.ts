import { describe, expect, it } from "vitest";
import { articleAddress, articleSearch, excerptOf, newsLook } from "@wesdom/page-sections/articles";
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

describe("excerpts", () => {
  it("are the sentence that was searched for, else the first, whole and with its end", () => {
    const summary = "爆文率升了。对比 168 个项目，涨的是 3.5 倍！GMV 没有变";
    expect(excerptOf(summary)).toBe("爆文率升了。");
    expect(excerptOf(summary, "没有的词")).toBe("爆文率升了。");
    expect(excerptOf(summary, "项目")).toBe("对比 168 个项目，涨的是 3.5 倍！");
    expect(excerptOf(summary, "别的 gmv")).toBe("GMV 没有变");
    expect(excerptOf("Up 3.5 times. Then down.", "down")).toBe("Then down.");
  });
});

describe("the pace of the news", () => {
  const picture = { src: "a.svg", width: 4, height: 3, alt: "" };
  const looks = (...summaries: string[]) => {
    const list = summaries.map((summary) => ({ summary }));
    return list.map((_, at) => newsLook(list, at, picture));
  };

  it("leads with a picture, and shows one figure in five articles, a share before a count", () => {
    const [first, , , fourth, fifth, sixth] = looks(
      "9 家。",
      "8 家。",
      "7 家。",
      "26 份。偏差 34%。",
      "6 家。",
      "",
    );
    expect(first).toMatchObject({ lead: true, wide: true, thumb: { priority: true } });
    expect(fourth).toEqual({ thumb: undefined, figure: "34%", summary: "偏差 34%。" });
    expect(fifth).toMatchObject({ thumb: picture, wide: false });
    expect(sixth).toMatchObject({ lead: false, wide: true });
  });

  it("takes no year, date or name for a figure, and then the next that has one", () => {
    const names = "双12（12月12日）、2027年、B2B";
    expect(
      looks("", "", "", names, "44 brands")
        .map(({ figure }) => figure)
        .filter(Boolean),
    ).toEqual(["44"]);
    expect(
      looks("", "", "", names, names)
        .map(({ figure }) => figure)
        .filter(Boolean),
    ).toEqual([]);
  });
});

describe("days", () => {
  it("are read in Chinese without leading zeros", () => {
    expect(dayText("2026-07-04")).toBe("2026 年 7 月 4 日");
  });
});

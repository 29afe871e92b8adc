import { isValidElement } from "react";
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
    expect(excerptOf(summary, "168个项目")).toBe("对比 168 个项目，涨的是 3.5 倍！");
    expect(excerptOf(summary, "别的 gmv")).toBe("GMV 没有变");
    expect(excerptOf("Up 3.5 times. Then down.", "down")).toBe("Then down.");
  });
});

describe("the pace of the news", () => {
  const picture = { src: "a.svg", width: 4, height: 3, alt: "" };
  const looks = (...list: { summary: string; figure?: string }[]) =>
    list.map((_, at) => newsLook(list, at, picture));
  const plain = { summary: "8 家。" };
  const valueOf = (figure: unknown) => isValidElement<{ value: string }>(figure) && figure.props.value;

  it("leads with a picture, and shows one figure in five articles", () => {
    const [first, , third, fourth, fifth, sixth] = looks(
      { summary: "9 家。", figure: "9" },
      plain,
      { summary: "7 家。", figure: "7" },
      { summary: "26 份。偏差 34%。", figure: "34%" },
      { summary: "6 家。", figure: "6" },
      plain,
    );
    expect(first).toMatchObject({ lead: true, wide: true, thumb: { priority: true }, summary: "9 家。" });
    expect(fourth).toMatchObject({ thumb: undefined, summary: "偏差 34%。" });
    expect(valueOf(fourth?.figure)).toBe("34%");
    for (const other of [third, fifth])
      expect(other).toEqual({ thumb: { ...picture, priority: false }, lead: false, wide: false });
    expect(sixth).toMatchObject({ lead: false, wide: true });
  });

  it("sets a figure on a scale that holds it, of a hundred for a share, and each second one in another colour", () => {
    const scaleOf = (figure: string) => looks(plain, plain, plain, { summary: "", figure })[3]?.scale;
    expect(scaleOf("34%")).toEqual({ value: 0.34, end: "100" });
    expect(scaleOf("226%")).toEqual({ value: 0.452, end: "500" });
    expect(scaleOf("¥4,860")).toEqual({ value: 0.486, end: "10,000" });
    expect(scaleOf("一半")).toBeUndefined();
    expect(scaleOf("7 家")).toEqual({ value: 0.7, end: "10" });
    const one = { summary: "", figure: "9" };
    const [, , , first, , , , , second] = looks(plain, plain, plain, one, plain, plain, plain, plain, one);
    expect([first?.ground, second?.ground]).toEqual(["violet", "mint"]);
  });

  it("shows the next figure where the fourth has none, and never makes one up", () => {
    const one = { summary: "44 brands", figure: "44" };
    const figures = (...list: Parameters<typeof looks>) =>
      looks(...list).map(({ figure }) => valueOf(figure) || "");
    expect(figures(plain, plain, one, plain, one)).toEqual(["", "", "", "", "44"]);
    expect(figures(plain, plain, one, plain, plain)).toEqual(["", "", "44", "", ""]);
    expect(figures(one, one, plain, plain, plain).join("")).toBe("");
  });
});

describe("days", () => {
  it("are read in Chinese without leading zeros", () => {
    expect(dayText("2026-07-04")).toBe("2026 年 7 月 4 日");
  });
});

import { describe, expect, it } from "vitest";
import { canonicalPath, canonicalUrl } from "../src/head/canonical.ts";
import { THEME_COLOR } from "../src/head/meta-tags.ts";
import { buildPageHead } from "../src/index.ts";
import type { PageHead } from "../src/index.ts";
import { ARTICLE_EN, DESKTOP_ORIGIN, HOME_ZH, NEWS_ZH, ORIGIN } from "./support/pages.ts";

const contentOf = (head: PageHead, name: string) =>
  head.meta.filter((tag) => (tag["name"] ?? tag["property"]) === name).map((tag) => tag["content"]);

describe("canonical address", () => {
  it.each([
    ["/m", "/m/zh-cn"],
    ["/m//", "/m/zh-cn"],
    ["/m/zh-cn", "/m/zh-cn"],
    ["/m/zh-cn/home", "/m/zh-cn"],
    ["/m/zh-cn/Home/", "/m/zh-cn"],
    ["/m/en-us/home", "/m/en-us"],
    ["/m/jp/home?x=1#top", "/m/jp"],
    ["/m/zh-cn/common/Reservation?type=nav", "/m/zh-cn/common/Reservation"],
    ["/", "/"],
  ])("takes %s for %s @R2.40", (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });

  it("reads a row of slashes in one go, however long", () => {
    const path = `/m${"/".repeat(100_000)}x`;
    expect(canonicalPath(`${path}/`)).toBe(path);
  });

  it.each([
    ["/m", "/zh-cn"],
    ["/m/zh-cn", "/zh-cn"],
    ["/m/jp/services/live-commerce", "/jp/services/live-commerce"],
    ["/member", "/member"],
  ])("finds the desktop twin of %s at %s", (path, expected) => {
    const page = { origin: ORIGIN, desktopOrigin: DESKTOP_ORIGIN, path };
    expect(canonicalUrl(page)).toBe(DESKTOP_ORIGIN + expected);
  });

  it("keeps the content-selecting query alone, in one order", () => {
    const page = { origin: ORIGIN, path: "/m/zh-cn/case?source=wechat" };
    const expected = `${ORIGIN}/m/zh-cn/case?industry=beauty&platform=douyin`;
    expect(
      canonicalUrl({ ...page, contentQuery: { platform: "douyin", industry: "beauty", code: "" } }),
    ).toBe(expected);
    expect(canonicalUrl({ ...page, contentQuery: { industry: "beauty", platform: "douyin" } })).toBe(
      expected,
    );
    expect(buildPageHead(NEWS_ZH).link).toContainEqual({
      rel: "canonical",
      href: `${ORIGIN}/m/zh-cn/message?page=2`,
    });
  });

  it("leads all addresses of a home page to one desktop twin", () => {
    const twins = ["/m", "/m/zh-cn", "/m/zh-cn/home"].map((path) =>
      canonicalUrl({ origin: ORIGIN, desktopOrigin: DESKTOP_ORIGIN, path }),
    );
    expect(new Set(twins)).toEqual(new Set([`${DESKTOP_ORIGIN}/zh-cn`]));
  });

  it("takes an empty desktop origin for none", () => {
    expect(canonicalUrl({ origin: ORIGIN, desktopOrigin: "", path: "/m/jp" })).toBe(`${ORIGIN}/m/jp`);
  });

  it.each(["", "/m", "www.example.com", "ftp://www.example.com", "see:https://www.example.com", "https://"])(
    "refuses the origin %j",
    (origin) => {
      expect(() => buildPageHead({ ...HOME_ZH, origin })).toThrow(
        /origin must be an absolute http\(s\) address/,
      );
    },
  );
});

describe("robots and device", () => {
  it("keeps a page out of indexes on demand", () => {
    expect(contentOf(buildPageHead({ ...HOME_ZH, noindex: true }), "robots")).toEqual(["noindex"]);
    expect(contentOf(buildPageHead(HOME_ZH), "robots")).toEqual(["max-image-preview:large"]);
  });

  it("asks only Chinese readers to leave the page as it is", () => {
    const request = { "http-equiv": "Cache-Control", content: "no-transform" };
    expect(buildPageHead(HOME_ZH).meta).toContainEqual(request);
    expect(buildPageHead(ARTICLE_EN).meta).not.toContainEqual(request);
  });

  it("colours the bars of the browser", () => {
    expect(contentOf(buildPageHead(HOME_ZH), "theme-color")).toEqual([THEME_COLOR]);
  });
});

describe("article tags", () => {
  it("dates an unchanged article by its publication", () => {
    const head = buildPageHead({ ...ARTICLE_EN, article: { publishedAt: "2026-03-02" } });
    expect(contentOf(head, "article:modified_time")).toEqual(["2026-03-02"]);
    expect(contentOf(head, "article:tag")).toEqual([]);
  });

  it("belong to articles alone", () => {
    const head = buildPageHead({ ...ARTICLE_EN, type: "website" });
    expect(contentOf(head, "article:published_time")).toEqual([]);
  });
});

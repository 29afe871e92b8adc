import type { PageHead } from "@wesdom/seo";
import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "../settings/default-settings.ts";
import type { HeadSurroundings, SitePage } from "./site-page.ts";
import { sitePageHead } from "./sitePageHead.ts";

const SURROUNDINGS = { language: "zh", settings: DEFAULT_SETTINGS, origin: "https://site.test" } as const;
const PAGE: SitePage = { path: "/m/zh-cn/about", title: "关于", description: "我们", keywords: [] };

function headOf(page: Partial<SitePage>, surroundings: Partial<HeadSurroundings> = {}): PageHead {
  return sitePageHead({ said: { ...PAGE, ...page }, surroundings: { ...SURROUNDINGS, ...surroundings } });
}

const meta = (head: PageHead, name: string): string | undefined =>
  head.meta.find((tag) => tag["name"] === name || tag["property"] === name)?.["content"];
const records = (head: PageHead) =>
  head.script.map(({ innerHTML }) => JSON.parse(innerHTML) as Record<string, unknown>);

describe("head of a page", () => {
  it.each([
    ["zh", "/m/zh-cn"],
    ["en", "/m/en-us"],
    ["ja", "/m/jp"],
  ] as const)(
    "names the index page of %s in the website's record, on whatever page",
    (language, indexPath) => {
      const [website, ...others] = records(headOf({ path: `${indexPath}/about` }, { language }));
      expect(website).toMatchObject({ "@type": "WebSite", url: `https://site.test${indexPath}` });
      expect(others).toEqual([]);
    },
  );

  it("leaves out where a title breaks", () => {
    const head = headOf({
      title: "做了 9\u00A0年\u200B一件事",
      structuredData: ({ origin }) => [["breadcrumb", origin, [{ name: "一\u200B二", url: "/m/zh-cn" }]]],
    });
    expect(JSON.stringify(head)).not.toMatch(/[\u200B\u00A0]/);
    expect(head.title).toBe("做了 9 年一件事");
  });

  it("is a website's with the brand's share picture, and indexed, unless told otherwise", () => {
    const head = headOf({});
    expect(meta(head, "og:type")).toBe("website");
    expect(meta(head, "og:image")).toBe("https://site.test/m/brand/share-zh.jpg");
    expect(meta(head, "robots")).not.toBe("noindex");
    expect(meta(headOf({ noindex: true }), "robots")).toBe("noindex");
    expect(meta(headOf({ card: "about" }), "og:image")).toBe(
      "https://site.test/api/media/share/zh/page-about.jpg",
    );
    const image = { url: "/api/media/a.jpg", width: 1200, height: 630, alt: "a" };
    expect(meta(headOf({ image }), "og:image")).toBe("https://site.test/api/media/a.jpg");
  });

  it("is canonical with the query that selects its content and no other", () => {
    const page = { path: "/m/zh-cn/article?utm_source=a", contentQuery: { code: "x", title: undefined } };
    const canonical = headOf(page).link.find(({ rel }) => rel === "canonical");
    expect(canonical?.["href"]).toBe("https://site.test/m/zh-cn/article?code=x");
  });

  it("is an article's where the page has dates", () => {
    const head = headOf({ article: { publishedAt: "2026-01-02", updatedAt: "2026-02-03", author: "敦" } });
    expect(meta(head, "og:type")).toBe("article");
    expect(meta(head, "article:published_time")).toBe("2026-01-02");
    expect(meta(head, "article:modified_time")).toBe("2026-02-03");
  });

  it("carries the records that the page builds, told of the site", () => {
    const head = headOf({
      path: "/m/zh-cn/article",
      contentQuery: { code: "x" },
      structuredData: ({ language, origin, name, pageUrl }) => [
        [
          "article",
          {
            language,
            origin,
            url: pageUrl,
            headline: "标题",
            images: ["/m/brand/share-zh.jpg"],
            publishedAt: "2026-01-02",
            publisher: name,
            publisherLogo: "/m/brand/icon-512.png",
          },
        ],
        [
          "organization",
          { language, origin, name, logo: "/m/brand/icon-512.png", foundingDate: "2014-01-15" },
        ],
      ],
    });
    expect(records(head).map((record) => record["@type"])).toEqual(["WebSite", "Article", "Organization"]);
    expect(JSON.stringify(records(head)[1])).toContain("https://site.test/m/zh-cn/article?code=x");
  });

  it("has one website record, that with the search where the page has it", () => {
    const head = headOf({
      structuredData: ({ language, origin, name, indexPath }) => [
        ["websiteWithSearch", { language, origin, name, url: indexPath }],
      ],
    });
    expect(records(head)).toHaveLength(1);
    expect(records(head)[0]).toHaveProperty("potentialAction");
  });
});

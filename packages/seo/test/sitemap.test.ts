import * as fc from "fast-check";
import robotsParser from "robots-parser";
import { describe, expect, it } from "vitest";
import { buildRobots, buildSitemap, buildSitemapIndex, languageAlternates } from "../src/index.ts";
import { SITEMAP_MAX_ENTRIES } from "../src/sitemap/sitemap.ts";
import { ORIGIN } from "./support/pages.ts";

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Reads the escaped text of every `<loc>`, and fails on anything that XML would not read as plain text. */
function locations(xml: string): string[] {
  const texts = [...xml.matchAll(/<loc>(.*?)<\/loc>/gs)].map(([, text = ""]) => text);
  expect(texts.filter((text) => /[<>]|&(?!(?:amp|lt|gt|quot|apos);)/.test(text))).toEqual([]);
  return texts.map((text) => text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? "?"));
}

describe("sitemap", () => {
  it("lists addresses with dates, language versions and the mark of mobile pages", () => {
    const alternates = languageAlternates(ORIGIN, { zh: "/m/zh-cn/about", en: "/m/en-us/about" });
    expect(
      buildSitemap([
        { loc: `${ORIGIN}/m/zh-cn/about`, lastmod: "2026-03-02", alternates },
        { loc: `${ORIGIN}/m/zh-cn/article?code=a&page=2` },
      ]),
    ).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:mobile="http://www.baidu.com/schemas/sitemap-mobile/1/">
        <url>
          <loc>https://www.example.com/m/zh-cn/about</loc>
          <lastmod>2026-03-02</lastmod>
          <xhtml:link rel="alternate" hreflang="zh-CN" href="https://www.example.com/m/zh-cn/about"/>
          <xhtml:link rel="alternate" hreflang="en-US" href="https://www.example.com/m/en-us/about"/>
          <xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/m/en-us/about"/>
          <mobile:mobile type="mobile"/>
        </url>
        <url>
          <loc>https://www.example.com/m/zh-cn/article?code=a&amp;page=2</loc>
          <mobile:mobile type="mobile"/>
        </url>
      </urlset>
      "
    `);
  });

  it("is a valid empty list without entries", () => {
    expect(buildSitemap([])).toMatch(/<urlset [^>]+>\n<\/urlset>\n$/);
  });

  it("escapes every address so that it reads back unchanged", () => {
    const tail = fc.string({
      unit: fc.constantFrom("&", "<", ">", '"', "'", ";", "a", "中", "amp;"),
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(tail, { maxLength: 5 }), (tails) => {
        const addresses = tails.map((text) => `${ORIGIN}/${text}`);
        expect(locations(buildSitemap(addresses.map((loc) => ({ loc }))))).toEqual(addresses);
      }),
    );
  });

  it("drops characters that XML cannot hold", () => {
    expect(locations(buildSitemap([{ loc: `${ORIGIN}/a\u0000b\uD800c\uFFFE` }]))).toEqual([`${ORIGIN}/abc`]);
  });

  it("refuses what is no absolute http address", () => {
    for (const loc of ["/m/zh-cn", "ftp://www.example.com/m", "https://"])
      expect(() => buildSitemap([{ loc }])).toThrow(`absolute http(s) addresses, got "${loc}"`);
    const alternates = [{ hreflang: "ja", href: "/m/jp" }] as const;
    expect(() => buildSitemap([{ loc: `${ORIGIN}/m/zh-cn`, alternates }])).toThrow(TypeError);
  });
});

describe("sitemap index", () => {
  it("lists the sitemaps of the sites", () => {
    expect(
      buildSitemapIndex([
        { loc: `${ORIGIN}/m/sitemap-cn.xml`, lastmod: "2026-03-02" },
        { loc: `${ORIGIN}/m/sitemap-intl.xml` },
      ]),
    ).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <sitemap>
          <loc>https://www.example.com/m/sitemap-cn.xml</loc>
          <lastmod>2026-03-02</lastmod>
        </sitemap>
        <sitemap>
          <loc>https://www.example.com/m/sitemap-intl.xml</loc>
        </sitemap>
      </sitemapindex>
      "
    `);
  });
});

describe("robots.txt", () => {
  it("is read by a parser as meant", () => {
    const robots = buildRobots({
      sitemaps: [`${ORIGIN}/sitemap.xml`],
      disallow: ["/api/"],
      allow: ["/api/media/"],
    });
    const parsed = robotsParser(`${ORIGIN}/robots.txt`, robots);
    expect(parsed.isAllowed(`${ORIGIN}/m/zh-cn`, "Googlebot")).toBe(true);
    expect(parsed.isAllowed(`${ORIGIN}/api/index/banner/page.do`, "Baiduspider")).toBe(false);
    expect(parsed.isAllowed(`${ORIGIN}/api/media/banners/home.svg`, "Googlebot")).toBe(true);
    expect(parsed.getSitemaps()).toEqual([`${ORIGIN}/sitemap.xml`]);
  });

  it("allows everything by default", () => {
    expect(buildRobots({ sitemaps: [`${ORIGIN}/sitemap.xml`] })).toBe(
      `User-agent: *\nDisallow:\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    );
  });

  it("keeps a value on its line", () => {
    expect(buildRobots({ sitemaps: [], disallow: ["/a\r\nDisallow: /"] })).toBe(
      "User-agent: *\nDisallow: /aDisallow: /\n",
    );
  });
});

// Large, and therefore last: whatever else is wrong shows before.
describe("a sitemap at its limits", () => {
  it("holds as many entries as search engines take, and no more", () => {
    const entries = Array.from({ length: SITEMAP_MAX_ENTRIES }, (_, index) => ({
      loc: `${ORIGIN}/${index}`,
    }));
    expect(buildSitemap(entries).split("<loc>")).toHaveLength(1 + SITEMAP_MAX_ENTRIES);
    expect(() => buildSitemap([...entries, { loc: `${ORIGIN}/one-more` }])).toThrow(
      /at most 50000 addresses, got 50001/,
    );
  });

  it("counts bytes, not characters", () => {
    const lastmod = "中".repeat(18 * 1024 * 1024);
    expect(() => buildSitemap([{ loc: ORIGIN, lastmod }])).toThrow(/at most 52428800 bytes/);
  });
});

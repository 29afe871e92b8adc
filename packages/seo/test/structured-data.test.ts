import { LANGUAGE_TAGS } from "@wesdom/facts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { article, breadcrumb, faq, organization, service, website, websiteWithSearch } from "../src/index.ts";
import { jsonLdScripts, serializeJsonLd } from "../src/structured-data/json-ld.ts";
import { ABOUT_ZH, ARTICLE_EN, ORIGIN, SERVICE_JA } from "./support/pages.ts";

const COMPANY = {
  language: "en",
  origin: ORIGIN,
  name: "Wesdom",
  logo: "/m/brand/icon-512.png",
  foundingDate: "2014-01-15",
} as const;

describe("golden records", () => {
  it("describes the organisation @R2.44", () => {
    expect(ABOUT_ZH.structuredData[0]).toMatchInlineSnapshot(`
      {
        "data": {
          "@context": "https://schema.org",
          "@id": "https://www.example.com/m/zh-cn#organization",
          "@type": "Organization",
          "address": [
            {
              "@type": "PostalAddress",
              "addressCountry": "CN",
              "addressLocality": "深圳",
              "streetAddress": "深南大道 1 号",
            },
            {
              "@type": "PostalAddress",
              "addressCountry": "CN",
              "addressLocality": "武汉",
            },
          ],
          "alternateName": "Wesdom",
          "contactPoint": {
            "@type": "ContactPoint",
            "areaServed": "CN",
            "availableLanguage": "zh-CN",
            "contactType": "customer service",
            "email": "marketing@example.com",
            "telephone": "+86-400-003-5180",
          },
          "description": "让注意力可以衡量。",
          "foundingDate": "2014-01-15",
          "logo": "https://www.example.com/m/brand/icon-512.png",
          "name": "维思敦",
          "sameAs": [
            "https://weibo.example.com/wesdom",
            "https://zhihu.example.com/wesdom",
          ],
          "url": "https://www.example.com/m/zh-cn",
        },
        "key": "organization",
      }
    `);
  });

  it("describes the site with its search @R2.45", () => {
    const input = { language: "zh", origin: ORIGIN, name: "维思敦", url: "/m/zh-cn" } as const;
    expect(websiteWithSearch(input)).toMatchInlineSnapshot(`
      {
        "data": {
          "@context": "https://schema.org",
          "@type": "WebSite",
          "inLanguage": "zh-CN",
          "name": "维思敦",
          "potentialAction": {
            "@type": "SearchAction",
            "query-input": "required name=search_term_string",
            "target": {
              "@type": "EntryPoint",
              "urlTemplate": "https://www.example.com/m/zh-cn/article?keyword={search_term_string}",
            },
          },
          "url": "https://www.example.com/m/zh-cn",
        },
        "key": "website",
      }
    `);
  });

  it("describes an article and the way to it", () => {
    expect(ARTICLE_EN.structuredData).toMatchInlineSnapshot(`
      [
        {
          "data": {
            "@context": "https://schema.org",
            "@type": "Article",
            "articleSection": "Budget",
            "author": {
              "@type": "Person",
              "name": "Lin Rui",
            },
            "dateModified": "2026-04-01T09:00:00+08:00",
            "datePublished": "2026-03-02T09:00:00+08:00",
            "description": "What to spend, and when to stop.",
            "headline": "A first-year budget for China",
            "image": [
              "https://www.example.com/api/media/share/en/article-first-budget.jpg",
            ],
            "inLanguage": "en-US",
            "keywords": "China,Budget",
            "mainEntityOfPage": "https://www.example.com/m/en-us/article?code=first-budget",
            "publisher": {
              "@id": "https://www.example.com/m/en-us#organization",
              "@type": "Organization",
              "logo": {
                "@type": "ImageObject",
                "url": "https://www.example.com/m/brand/icon-512.png",
              },
              "name": "Wesdom",
              "url": "https://www.example.com/m/en-us",
            },
            "url": "https://www.example.com/m/en-us/article?code=first-budget",
          },
          "key": "article",
        },
        {
          "data": {
            "@context": "https://schema.org",
            "@type": "BreadcrumbList",
            "itemListElement": [
              {
                "@type": "ListItem",
                "item": "https://www.example.com/m/en-us",
                "name": "Home",
                "position": 1,
              },
              {
                "@type": "ListItem",
                "item": "https://www.example.com/m/en-us/article?code=first-budget",
                "name": "A first-year budget for China",
                "position": 2,
              },
            ],
          },
          "key": "breadcrumb",
        },
      ]
    `);
  });

  it("describes a service and its questions", () => {
    expect(SERVICE_JA.structuredData).toMatchInlineSnapshot(`
      [
        {
          "data": {
            "@context": "https://schema.org",
            "@type": "Service",
            "areaServed": [
              "CN",
              "JP",
            ],
            "description": "配信から購入まで。",
            "image": "https://www.example.com/api/media/services/live-commerce.jpg",
            "name": "ライブコマース",
            "provider": {
              "@id": "https://www.example.com/m/jp#organization",
              "@type": "Organization",
              "name": "Wesdom",
              "url": "https://www.example.com/m/jp",
            },
            "serviceType": "ライブコマース",
            "url": "https://www.example.com/m/jp/services/live-commerce",
          },
          "key": "service",
        },
        {
          "data": {
            "@context": "https://schema.org",
            "@type": "FAQPage",
            "mainEntity": [
              {
                "@type": "Question",
                "acceptedAnswer": {
                  "@type": "Answer",
                  "text": "ご相談ください。",
                },
                "name": "費用は?",
              },
            ],
          },
          "key": "faq",
        },
      ]
    `);
  });
});

describe("organisation", () => {
  it("has no contact point without phone and e-mail", () => {
    expect(organization({ ...COMPANY, phone: "", email: "" }).data).not.toHaveProperty("contactPoint");
    expect(organization(COMPANY).data).not.toHaveProperty("contactPoint");
  });

  it.each([
    ["zh", "400-003-5180", "+86-400-003-5180"],
    ["zh", "+86 755 0100", "+86 755 0100"],
    ["en", "555 0100", "555 0100"],
  ] as const)(
    "offers what is set of phone and e-mail, in %s %s as %s @R2.47",
    (language, phone, telephone) => {
      const { data } = organization({ ...COMPANY, language, phone });
      expect(data.contactPoint).toEqual({
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone,
        availableLanguage: LANGUAGE_TAGS[language],
      });
    },
  );

  it.each([
    ["zh", "/m/zh-cn"],
    ["en", "/m/en-us"],
    ["ja", "/m/jp"],
  ] as const)("is one for all records in %s, that of its index page %s", (language, indexPath) => {
    const url = ORIGIN + indexPath;
    const page = { language, origin: ORIGIN, url: `${indexPath}/a`, description: "" } as const;
    const told = article({
      ...page,
      headline: "a",
      images: [],
      publishedAt: "2026-01-02",
      publisher: "Wesdom",
      publisherLogo: COMPANY.logo,
    }).data;
    const { provider } = service({ ...page, name: "a", provider: "Wesdom" }).data;
    for (const company of [
      organization({ ...COMPANY, language }).data,
      told.publisher,
      told.author,
      provider,
    ])
      expect(company).toMatchObject({ "@id": `${url}#organization`, name: "Wesdom", url });
  });

  it("has no list of profiles when none is set", () => {
    expect(organization({ ...COMPANY, sameAs: ["", ""] }).data).not.toHaveProperty("sameAs");
    expect(organization(COMPANY).data).not.toHaveProperty("sameAs");
  });
});

describe("keys", () => {
  it("lets the search record replace the plain one", () => {
    const input = { language: "zh", origin: ORIGIN, name: "维思敦", url: "/m/zh-cn" } as const;
    const scripts = jsonLdScripts([website(input), websiteWithSearch(input)]);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.innerHTML).toContain("SearchAction");
  });

  it("differ between kinds of records", () => {
    const records = [
      organization(COMPANY),
      website({ language: "en", origin: ORIGIN, name: "Wesdom", url: "/m/en-us" }),
      article({
        language: "en",
        origin: ORIGIN,
        url: "/a",
        headline: "A",
        images: [],
        publishedAt: "2026-01-01",
        publisher: "Wesdom",
        publisherLogo: "/l.png",
      }),
      breadcrumb(ORIGIN, [{ name: "Home", url: "/m/en-us" }]),
      service({ language: "en", origin: ORIGIN, url: "/s", name: "S", description: "S", provider: "Wesdom" }),
      faq([]),
    ];
    expect(jsonLdScripts(records)).toHaveLength(records.length);
  });
});

describe("serialisation", () => {
  it("holds no < and parses back to the same value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom("", "</script>", "<!--", "<script>"), (value, tail) => {
        const data = { value, tail };
        const text = serializeJsonLd(data);
        expect(text).not.toContain("<");
        expect(text.includes("\\u003c")).toBe(JSON.stringify(data).includes("<"));
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });
});

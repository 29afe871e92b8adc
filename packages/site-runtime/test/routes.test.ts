import { assert, dictionary, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  LANGUAGES,
  languageKeyOf,
  languageOf,
  languageSwitchPath,
  contentKey,
  parseSearch,
  ROUTE_TABLE,
  routeOfPath,
  routeRecord,
  stringifySearch,
} from "../src/index.ts";
import { LANGUAGE_OPTIONS } from "../src/languages/language-options.ts";

describe("languages", () => {
  it("are offered with their name, their index and what the switch calls them @R3.4", () => {
    expect(LANGUAGE_OPTIONS).toEqual([
      { name: "zh", indexPath: "/m/zh-cn", languageName: "中文" },
      { name: "en", indexPath: "/m/en-us", languageName: "EN" },
      { name: "ja", indexPath: "/m/jp", languageName: "日本語" },
    ]);
  });

  it("derives the language from the prefix of the route name @R2.2 @R2.3 @R4.1", () => {
    expect(languageOf("m-jp-about").Lang).toBe(3);
    expect(languageOf("m-en-us-services-live-commerce").Lang).toBe(2);
    expect(languageOf("m-zh-cn-case").Lang).toBe(1);
    expect(languageOf("m").Lang).toBe(1);
    expect(languageOf("anything else").Lang).toBe(1);
  });

  it("names every language's index page and marks the Chinese site as domestic @R2.2 @R3.1 @R3.2", () => {
    const info = (name: string, indexPath: string, Lang: number, isDomestic: boolean): object => ({
      name,
      indexPath,
      indexRouteName: name,
      Lang,
      isDomestic,
    });
    expect(LANGUAGES).toEqual({
      zh: info("m-zh-cn", "/m/zh-cn", 1, true),
      en: info("m-en-us", "/m/en-us", 2, false),
      ja: info("m-jp", "/m/jp", 3, false),
    });
  });
});

function below(prefix: string): string[] {
  return ROUTE_TABLE.filter(({ path }) => path.startsWith(prefix)).map(({ path }) =>
    path.slice(prefix.length),
  );
}

describe("route table", () => {
  it("holds the Chinese pages under the names of the specification @R2.21", () => {
    const chinese = ROUTE_TABLE.filter(({ language }) => language === "zh");
    expect(Object.fromEntries(chinese.map(({ name, path }) => [name, path]))).toMatchObject({
      m: "/m",
      "m-zh-cn": "/m/zh-cn",
      "m-zh-cn-home": "/m/zh-cn/home",
      "m-zh-cn-case": "/m/zh-cn/case",
      "m-zh-cn-message": "/m/zh-cn/message",
      "m-zh-cn-article": "/m/zh-cn/article",
      "m-zh-cn-about": "/m/zh-cn/about",
      "m-zh-cn-custom": "/m/zh-cn/common/custom",
      "m-zh-cn-common-Reservation": "/m/zh-cn/common/Reservation",
      "m-zh-cn-common-login": "/m/zh-cn/common/login",
      "m-zh-cn-404": "/m/zh-cn/404",
    });
  });

  it.each(["/m/en-us", "/m/jp"])(
    "holds the pages of the specification below %s, and no login @R1.4 @R2.37",
    (prefix) => {
      const pages = [
        "",
        "/home",
        "/about",
        "/article",
        "/case",
        "/contact-us",
        "/marketing-consultant",
        "/404",
        "/services/influencer-marketing",
        "/services/live-commerce",
        "/services/marketing-technology",
        "/services/media-buying",
        "/services/social-media-management",
        "/services/advertising-purchases",
        "/services/reputation-management",
        "/services/e-commerce-operation",
      ];
      expect(below(prefix)).toEqual(expect.arrayContaining(pages));
      expect(below(prefix).filter((path) => /^\/common\/|log-?in|register/i.test(path))).toEqual([]);
    },
  );

  it("lies under /m, and gives every route a name of its own whose prefix tells its language @R2.1", () => {
    expect(new Set(ROUTE_TABLE.map((route) => route.name)).size).toBe(ROUTE_TABLE.length);
    for (const { name, path, language } of ROUTE_TABLE) {
      expect(path).toMatch(/^\/m(?:\/|$)/);
      expect(languageKeyOf(name)).toBe(language);
    }
  });

  it("takes an article or a case of another code for another page, and a list with another filter for the same one", () => {
    for (const index of ["m-zh-cn", "m-en-us", "m-jp"]) {
      expect(routeRecord(`${index}-article`)?.pageKeys).toContain("code");
      expect(routeRecord(`${index}-case`)?.pageKeys).toEqual(["code"]);
    }
    for (const { pageKeys, contentQueryKeys } of ROUTE_TABLE)
      expect(contentQueryKeys).toEqual(expect.arrayContaining([...pageKeys]));
  });

  it("matches without regard to letter case and a trailing slash", () => {
    expect(routeOfPath("/m/zh-cn/common/reservation/")?.name).toBe("m-zh-cn-common-Reservation");
    expect(routeOfPath("/M/JP")?.name).toBe("m-jp");
    expect(routeOfPath("/m/zh-cn/unknown")).toBeUndefined();
  });
});

describe("language switch", () => {
  it.each([
    ["m-en-us-about", "ja", "/m/jp/about"],
    ["m-jp-services-media-buying", "en", "/m/en-us/services/media-buying"],
    ["m-en-us-about", "zh", "/m/zh-cn"],
    ["m-en-us-article", "ja", "/m/jp"],
    ["m-zh-cn-article", "en", "/m/en-us"],
    ["m-zh-cn-about", "ja", "/m/jp/about"],
    ["m-zh-cn-message", "en", "/m/en-us"],
    ["m-zh-cn-home", "en", "/m/en-us/home"],
    ["m", "en", "/m/en-us"],
    ["m-jp-case", "ja", "/m/jp/case"],
    ["m-jp-nowhere", "ja", "/m/jp"],
    ["m-jp-nowhere", "en", "/m/en-us"],
  ] as const)("from %s to %s leads to %s @R2.96 @R2.97 @R2.98", (routeName, target, path) => {
    expect(languageSwitchPath(routeName, target)).toBe(path);
  });

  it("leads to the twin that a page names, and where it names none as any other page's does", () => {
    const twins = { zh: "/m/zh-cn/case?code=a", ja: "/m/jp/case?code=a" };
    expect(languageSwitchPath("m-jp-case", "zh", twins)).toBe("/m/zh-cn/case?code=a");
    expect(languageSwitchPath("m-zh-cn-case", "ja", twins)).toBe("/m/jp/case?code=a");
    expect(languageSwitchPath("m-zh-cn-case", "en", twins)).toBe("/m/en-us/case");
  });

  it("always leads to a page that exists", () => {
    for (const route of ROUTE_TABLE) {
      for (const target of ["zh", "en", "ja"] as const) {
        expect(routeOfPath(languageSwitchPath(route.name, target))?.language).toBe(target);
      }
    }
  });
});

describe("search parameters", () => {
  it("keeps values as plain strings", () => {
    expect(parseSearch("?sourceType=1&id=12345678901234567890&flag=true")).toEqual({
      sourceType: "1",
      id: "12345678901234567890",
      flag: "true",
    });
    expect(stringifySearch({ sourceType: "1", none: undefined })).toBe("?sourceType=1");
    expect(stringifySearch({})).toBe("");
  });

  it("reads back what it wrote, whatever the text", () => {
    const text = string({ unit: "grapheme" });
    const value = text.filter((each) => each !== "" && each === each.trim() && !/\p{Cc}/u.test(each));
    assert(
      property(
        dictionary(
          text.filter((key) => key !== "__proto__"),
          value,
        ),
        (search) => {
          expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
        },
      ),
    );
  });

  it.each([
    ["?keyword=", {}],
    ["?keyword=%20&page=2", { page: "2" }],
    ["?keyword=%00", {}],
    ["?keyword=a%00b%0D%0A", { keyword: "a b" }],
    ["?keyword=&keyword=x", {}],
    ["?keyword=+x+", { keyword: "x" }],
    ["?__proto__=x", Object.fromEntries([["__proto__", "x"]])],
  ])("%s says %j", (query, search) => {
    expect(parseSearch(query)).toEqual(search);
  });

  it("lets only content-selecting keys into the page-cache key", () => {
    const keys = routeRecord("m-zh-cn-case")!.contentQueryKeys;
    const url = new URL("https://x.test/m/zh-cn/case?utm_source=a&platform=douyin&code=b%00&industry=+");
    expect(contentKey(url, keys)).toBe("/m/zh-cn/case?code=b&platform=douyin");
  });
});

import { withoutPhraseBreaks } from "@wesdom/facts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BACKENDS, testApi, type TestApi } from "./support/testApi.ts";

interface Card {
  readonly code: string;
  readonly title: string;
  readonly summary: string;
  readonly tags: string[];
}

describe.each(BACKENDS)("%s", (backend) => {
  let api: TestApi;
  beforeAll(async () => void (api = await testApi(backend)));
  afterAll(() => api.close());

  const search = async (keyword: string, lang = 1): Promise<Card[]> => {
    const path = lang === 1 ? "/information/article/page.do" : "/en/information/article/main.do";
    const answer = await api.get(`${path}?pageSize=50&keyword=${encodeURIComponent(keyword)}`, lang);
    expect(answer.status).toBe(200);
    return answer.data.list as Card[];
  };
  const companies = async (keyword: string): Promise<string[]> => {
    const answer = await api.get(`/company/fuzzy/matching.do?keyword=${encodeURIComponent(keyword)}`);
    expect(answer.status).toBe(200);
    return (answer.data as { name: string }[]).map((company) => company.name);
  };
  const textOf = async (code: string, lang: number): Promise<string> => {
    const path = lang === 1 ? "/information/by/article/code.do" : "/en/information/by/article/code.do";
    const { data } = await api.get(`${path}?code=${code}`, lang);
    const text: string = data.html.replace(/<[^>]+>/g, "");
    return withoutPhraseBreaks(`${data.title} ${data.summary} ${data.tags.join(" ")} ${text}`);
  };

  test.each([
    [1, "小红书"],
    [1, "达人"],
    [3, "ライブ"],
    [3, "予算"],
    [2, "creator"],
  ])("language %i: %s finds exactly the articles that hold it @R7.9", async (lang, word) => {
    const found = new Set((await search(word, lang)).map((card) => card.code));
    expect(found.size).toBeGreaterThan(0);
    for (const card of await search("", lang)) {
      const holds = (await textOf(card.code, lang)).toLowerCase().includes(word.toLowerCase());
      expect({ code: card.code, found: found.has(card.code) }).toEqual({ code: card.code, found: holds });
    }
  });

  test("a title outranks a summary, a summary outranks the text", async () => {
    const rank = (card: Card): number => {
      if (`${card.title} ${card.tags.join(" ")}`.includes("直播")) return 2;
      return card.summary.includes("直播") ? 1 : 0;
    };
    const ranks = (await search("直播")).map(rank);
    expect(ranks.length).toBeGreaterThan(2);
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    expect(new Set(ranks).size).toBeGreaterThan(1);
  });

  test("several words must all be found", async () => {
    const one = (await search("达人")).length;
    const both = await search("预算 达人");
    expect(both.length).toBeGreaterThan(0);
    expect(both.length).toBeLessThan(one);
    for (const card of both) {
      const text = await textOf(card.code, 1);
      expect(text.includes("达人") && text.includes("预算")).toBe(true);
    }
  });

  test("full-width and half-width, capitals and small letters are the same", async () => {
    const codes = async (word: string, lang: number): Promise<string[]> =>
      (await search(word, lang)).map((c) => c.code);
    expect(await codes("Ｂ站", 1)).toEqual(await codes("b站", 1));
    expect(await codes("ｷｬﾝﾍﾟｰﾝ", 3)).toEqual(await codes("キャンペーン", 3));
    expect(await codes("CREATOR", 2)).toEqual(await codes("creator", 2));
    expect(await codes("don't", 2)).toEqual(await codes("don’t", 2));
    expect(await codes('"expectation"', 2)).toEqual(["what-chinese-reviews-are-telling-you"]);
  });

  test.each(["2027年", "UP主", "数90"])(
    "%s is found where a space is set beside the character",
    async (word) => {
      expect(await search(word)).not.toEqual([]);
    },
  );

  test.each(["%", "_", "\\", "%%%", "'", "';drop table articles;--", "$1", "{}", "\u0000"])(
    "%j is taken literally",
    async (keyword) => {
      const all = await search("");
      expect((await search(`${keyword}绝无此文`)).length).toBe(0);
      expect((await search("")).length).toBe(all.length);
    },
  );

  describe("companies", () => {
    test.each([
      ["沐颜", "深圳市沐颜生物科技有限公司"],
      ["深圳市沐颜", "深圳市沐颜生物科技有限公司"],
      ["muyan", "深圳市沐颜生物科技有限公司"],
      ["MU YAN", "深圳市沐颜生物科技有限公司"],
      ["mysw", "深圳市沐颜生物科技有限公司"],
      ["沐彦", "深圳市沐颜生物科技有限公司"],
      ["laiguang", "莱光（上海）照明贸易有限公司"],
      ["老八巷餐饮", "武汉老八巷餐饮管理有限公司"],
      ["武汉老八巷管理", "武汉老八巷餐饮管理有限公司"],
    ])("%s finds %s @R7.12", async (keyword, name) => {
      expect(await companies(keyword)).toContain(name);
    });
    test("what holds the text comes before what only sounds like it", async () => {
      const [first = "", ...rest] = await companies("沐言");
      expect(first).toContain("沐言");
      expect(rest.some((name) => name.includes("沐颜"))).toBe(true);
    });
    test("nothing for nothing, and never more than ten", async () => {
      expect(await companies("")).toEqual([]);
      expect(await companies("   ")).toEqual([]);
      expect(await companies("有限公司")).toHaveLength(10);
      expect(await companies("%")).toEqual([]);
      expect(await companies("绝无此名")).toEqual([]);
    });
  });
});

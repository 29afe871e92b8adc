import { readdirSync } from "node:fs";
import { join } from "node:path";
import { safeParse } from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contracts } from "@wesdom/api-client/contract";
import { CONTENT_DIRECTORY } from "../src/content/import/files.ts";
import { BACKENDS, testApi, type TestApi } from "./support/testApi.ts";

const STORIES = readdirSync(join(CONTENT_DIRECTORY, "zh/stories")).length;
const QUERIES: Partial<Record<keyof typeof contracts, string>> = {
  companyFuzzyMatching: "?keyword=沐颜",
  wxSign: "?url=http://localhost/m",
  articleByCode: "?title=privacy_policy",
  enArticleByCode: "?title=privacy_policy",
};

/** Which requirement the answer of a call shows. */
const SHOWS: Readonly<Record<string, string>> = {
  "/index/banner/page": "@R7.5",
  "/index/branding/list": "@R7.6",
  "/customer/stories/page": "@R7.7",
  "/information/banner/page": "@R7.8",
  "/information/article/page": "@R7.9",
  "/about/team/list": "@R7.10",
  "/information/by/article/code": "@R7.11",
  "/company/fuzzy/matching": "@R7.12",
  "/common/area": "@R7.14",
  "/get_wx_sign": "@R3.14 @R7.15",
  "/en/customer/stories/page": "@R7.16",
  "/en/information/article/main": "@R7.17",
  "/en/about/introduction/info": "@R7.18",
  "/en/information/by/article/code": "@R7.19",
};

describe.each(BACKENDS)("%s", (backend) => {
  let api: TestApi;
  beforeAll(async () => void (api = await testApi(backend, { settings: { hotline: "400-000-0000" } })));
  afterAll(() => api.close());

  // `/get/login/url` needs a session: the accounts' tests ask it with one.
  const reads = Object.entries(contracts).filter(
    ([name, { method }]) => method === "GET" && name !== "loginUrl",
  );
  test.each(reads.map(([name, contract]) => [name, SHOWS[contract.path] ?? "", contract] as const))(
    "%s answers as the contract says, in each of its languages @R3.15 %s",
    async (name, _shows, { path, answer: schema }) => {
      for (const lang of path.startsWith("/en/") ? [2, 3] : [1, 2, 3]) {
        const answer = await api.get(`${path}.do${QUERIES[name as "wxSign"] ?? ""}`, lang);
        expect(answer).toMatchObject({ status: 200, code: 200, message: "" });
        const parsed = safeParse(schema, answer.data);
        expect(parsed.issues).toBeUndefined();
        expect(parsed.output).toEqual(answer.data);
        expect(answer.data.list ?? answer.data, "something to show").not.toEqual([]);
      }
    },
  );

  test("the content is as rich as promised, and each language has its own", async () => {
    const total = async (path: string, lang: number): Promise<number> =>
      ((await api.get(path, lang)).data as { total: number }).total;
    expect(await total("/index/banner/page.do", 1)).toBe(3);
    expect(STORIES).toBeGreaterThanOrEqual(18);
    expect(await total("/information/article/page.do", 1)).toBeGreaterThanOrEqual(24);
    for (const lang of [1, 2, 3]) {
      expect(await total("/customer/stories/page.do", lang)).toBe(STORIES);
      const listed = async (path: string): Promise<number> => (await api.get(path, lang)).data.length;
      expect(await listed("/index/branding/list.do")).toBeGreaterThanOrEqual(24);
      expect(await listed("/about/team/list.do")).toBeGreaterThanOrEqual(8);
      expect((await api.get("/about/introduction/info.do", lang)).data.services).toHaveLength(8);
    }
    const names = await Promise.all(
      [1, 2, 3].map(async (lang) => (await api.get("/about/introduction/info.do", lang)).data.slogan),
    );
    expect(new Set(names).size).toBe(3);
  });

  test.each([1, 2, 3])(
    "in language %i the company tells when it was founded, and of how many people and brands @R1.6 @R1.7 @R1.8",
    async (lang) => {
      const { data } = await api.get("/about/introduction/info.do", lang);
      const [people, brands] = data.figures;
      expect([data.founded, people.value, brands.value]).toEqual(["2014-01-15", "500", "3,000+"]);
    },
  );

  test("the offices answer by the hotline of the settings", async () => {
    const { data } = await api.get("/en/about/introduction/info.do", 2);
    expect(data.offices.map(({ phone }: { phone: string }) => phone)).toEqual([
      "400-000-0000",
      "400-000-0000",
    ]);
  });

  test("the banners are in order and in their places", async () => {
    const home = await api.get("/index/banner/page.do", 1);
    expect(home.data.list.map((banner: { code: string }) => banner.code)).toEqual([
      "home-attention",
      "home-live",
      "home-overseas",
    ]);
    const news = await api.get("/information/banner/page.do", 3);
    expect(news.data.list.map((banner: { place: string }) => banner.place)).toEqual(["news"]);
  });

  describe("paging", () => {
    test.each([
      ["/customer/stories/page.do", "@R7.7"],
      ["/information/article/page.do", "@R7.9"],
    ])("pages of %s follow one another without gap or repetition %s", async (path) => {
      const { total } = (await api.get(path, 1)).data;
      const codes: string[] = [];
      const pages = Math.ceil(total / 5);
      expect(pages).toBeGreaterThan(3);
      for (let pageNum = 1; pageNum <= pages; pageNum += 1) {
        const { data } = await api.get(`${path}?pageNum=${pageNum}&pageSize=5`, 1);
        expect(data).toMatchObject({ total, pageNum, pageSize: 5 });
        codes.push(...data.list.map(({ code }: { code: string }) => code));
      }
      expect(codes).toHaveLength(total);
      expect(new Set(codes).size).toBe(total);
      const { data } = await api.get(`${path}?pageNum=${pages + 1}&pageSize=5`, 1);
      expect(data).toMatchObject({ list: [], total, pageNum: pages + 1 });
    });
    test("the newest comes first", async () => {
      const { data } = await api.get("/information/article/page.do?pageSize=50", 1);
      const days = data.list.map((article: { publishedAt: string }) => article.publishedAt);
      expect(days).toEqual(days.toSorted().toReversed());
    });
  });

  describe("stories", () => {
    test("are filtered by industry and platform, and the filters stay complete", async () => {
      const all = (await api.get("/en/customer/stories/page.do")).data;
      const { data } = await api.get("/en/customer/stories/page.do?industry=beauty&platform=xiaohongshu");
      expect(data.list.map((story: { code: string }) => story.code)).toEqual(["lipstick-to-cart"]);
      expect(data.filters).toEqual(all.filters);
      const sum = (facets: { count: number }[]): number =>
        facets.reduce((count, facet) => count + facet.count, 0);
      expect(sum(data.filters.industries)).toBe(STORIES);
      expect(sum(data.filters.platforms)).toBe(STORIES);
    });
    test("one by code comes with its live room, without what the host says and sells; a list without", async () => {
      const read = async (query: string) => (await api.get(`/customer/stories/page.do${query}`, 2)).data.list;
      const [{ html, live }] = await read("?code=stroller-one-hand");
      expect(live.ground).toBe("mint");
      const parts = (markup: string): string[] =>
        [...markup.matchAll(/el-evidence__(?:head|says|product|stream|offer)(?=")/g)].map(([name]) =>
          name.slice(13),
        );
      expect(parts(live.html)).toEqual(["head", "product", "stream"]);
      expect(parts(html)).toEqual(expect.arrayContaining(["says", "offer"]));
      expect((await read("?code=lipstick-to-cart"))[0]).not.toHaveProperty("live");
      for (const story of await read("?pageSize=50")) expect(story).not.toHaveProperty("live");
    });
    test("one by code comes with its text, a list without", async () => {
      const one = await api.get("/customer/stories/page.do?code=lipstick-to-cart", 1);
      expect(one.data.list[0].languages).toEqual(["zh", "en", "ja"]);
      expect(one.data.list).toHaveLength(1);
      expect(one.data.list[0].html).toContain("<h2 id=");
      expect(one.data.list[0].figures).toHaveLength(3);
      const list = await api.get("/customer/stories/page.do", 1);
      expect(list.data.list.every((story: object) => !("html" in story))).toBe(true);
      expect((await api.get("/customer/stories/page.do?code=unknown", 1)).data).toMatchObject({
        list: [],
        total: 0,
      });
    });
  });

  describe("articles", () => {
    test("neighbours lead through the whole list", async () => {
      const { data } = await api.get("/information/article/page.do?pageSize=50", 1);
      const codes = data.list.map((article: { code: string }) => article.code);
      const walked: string[] = [];
      let code: string | undefined = codes[0];
      while (code !== undefined) {
        walked.push(code);
        const article = (await api.get(`/information/by/article/code.do?code=${code}`, 1)).data;
        expect(article.related).toHaveLength(3);
        expect(article.related.map((card: { code: string }) => card.code)).not.toContain(code);
        for (const { id } of article.toc) expect(article.html).toContain(`id="${id}"`);
        code = article.previous?.code;
      }
      expect(walked).toEqual(codes);
    });
    test("legal pages are found by title in every language and stand in no list", async () => {
      for (const lang of [2, 3]) {
        const page = await api.get("/en/information/by/article/code.do?title=privacy_policy", lang);
        expect(page.data).toMatchObject({ code: "privacy_policy", previous: null, next: null, related: [] });
        const byTitle = `/en/information/by/article/code.do?title=${encodeURIComponent(page.data.title)}`;
        expect((await api.get(byTitle, lang)).data.code).toBe("privacy_policy");
        const list = (await api.get("/en/information/article/main.do?pageSize=50", lang)).data;
        expect(list.list.map((card: { code: string }) => card.code)).not.toContain("privacy_policy");
        expect(list.filters.categories.map((one: { id: string }) => one.id)).not.toContain("legal");
      }
    });
    test("an unknown one is a 404 with a text", async () => {
      const answer = await api.get("/information/by/article/code.do?code=nothing", 1);
      expect(answer).toMatchObject({ status: 404, message: "没有找到您要的内容", data: null });
    });
  });

  describe("areas", () => {
    test("the cascade leads from province to district, and every leaf has a parent", async () => {
      const provinces = (await api.get("/common/area.do", 1)).data;
      expect(provinces.length).toBeGreaterThanOrEqual(34);
      expect(provinces.find((area: { code: string }) => area.code === "440000")).toMatchObject({
        name: "广东省",
        parent: "",
        leaf: false,
      });
      const cities = (await api.get("/common/area.do?parent=440000", 1)).data;
      expect(cities.map((area: { name: string }) => area.name)).toContain("深圳市");
      const districts = (await api.get("/common/area.do?parent=440300", 1)).data;
      expect(districts).toContainEqual({ code: "440305", name: "南山区", parent: "440300", leaf: true });
    });
    test("English pages read them in Latin letters", async () => {
      const names = (await api.get("/common/area.do", 2)).data.map((area: { name: string }) => area.name);
      expect(names).toEqual(
        expect.arrayContaining(["Guangdong", "Shaanxi", "Shanxi", "Inner Mongolia", "Beijing"]),
      );
      const districts = (await api.get("/common/area.do?parent=440300", 2)).data;
      expect(districts).toContainEqual({
        code: "440305",
        name: "Nanshan District",
        parent: "440300",
        leaf: true,
      });
    });
    test("an unknown area is a 404", async () => {
      expect((await api.get("/common/area.do?parent=999999", 1)).status).toBe(404);
    });
  });

  test("the start-up flag is the setting", async () => {
    expect((await api.get("/common/channel/redirect.do")).data).toEqual({ enabled: false });
    expect((await api.get("/en/common/channel/redirect.do")).data).toEqual({ enabled: false });
  });
});

test("the start-up flag can be set", async () => {
  const api = await testApi("postgres", { settings: { channelRedirect: true } });
  expect((await api.get("/common/channel/redirect.do")).data).toEqual({ enabled: true });
  await api.close();
});

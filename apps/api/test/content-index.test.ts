import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONTENT_INDEX_PATH } from "../src/content/serveContentIndex.ts";
import { SECRET_HEADER } from "../src/app/peer.ts";
import { testApi, type TestApi } from "./support/testApi.ts";

const LANGUAGES = [
  { key: "zh", lang: 1, texts: "/information/article/page.do", stories: "/customer/stories/page.do" },
  { key: "en", lang: 2, texts: "/en/information/article/main.do", stories: "/en/customer/stories/page.do" },
  { key: "ja", lang: 3, texts: "/en/information/article/main.do", stories: "/en/customer/stories/page.do" },
];

interface Listed {
  readonly code: string;
  readonly category: { readonly id: string };
  readonly industry: { readonly id: string };
  readonly platform: { readonly id: string };
}

let api: TestApi;
beforeAll(async () => {
  api = await testApi("embedded");
});
afterAll(() => api.close());

/** Asks over a connection, as the front door or as anybody else. */
function ask(headers: Record<string, string>): Promise<Response> {
  const request = new Request(`http://api.test${CONTENT_INDEX_PATH}`, { headers });
  return api.fetch(request, { incoming: { socket: { remoteAddress: "203.0.113.7" } } });
}

async function listOf(path: string, lang: number): Promise<Listed[]> {
  const { data } = await api.get(`${path}?pageSize=50`, lang);
  expect(data.list).toHaveLength(data.total);
  return data.list;
}

describe("the index of the content", () => {
  test.each(LANGUAGES)("names what is listed in $key, and the texts that are not", async (language) => {
    const { data } = await api.get(CONTENT_INDEX_PATH);
    const { articles, stories } = data[language.key];
    const texts = await listOf(language.texts, language.lang);
    const listed = articles.filter((article: { category: string | null }) => article.category !== null);
    expect(new Map(listed.map(({ code, category }: never) => [code, category]))).toEqual(
      new Map(texts.map(({ code, category }) => [code, category.id])),
    );
    expect(articles).toContainEqual(expect.objectContaining({ code: "privacy_policy", category: null }));
    const cases = await listOf(language.stories, language.lang);
    const named = cases.map(({ code, industry, platform }) => ({
      code,
      industry: industry.id,
      platform: platform.id,
    }));
    expect(stories.toSorted(byCode)).toEqual(named.toSorted(byCode));
  });

  test("is told once to whom holds it", async () => {
    const shown = { [SECRET_HEADER]: api.secret };
    const first = await ask(shown);
    expect(first.status).toBe(200);
    const tag = first.headers.get("etag") ?? "";
    expect((await ask({ ...shown, "if-none-match": tag })).status).toBe(304);
    expect((await ask({ ...shown, "if-none-match": '"other"' })).status).toBe(200);
  });

  test("is nothing to whoever asks without the secret, with another, or for a visitor", async () => {
    expect((await ask({})).status).toBe(404);
    expect((await ask({ [SECRET_HEADER]: "another" })).status).toBe(404);
    const forVisitor = { [SECRET_HEADER]: api.secret, "x-forwarded-for": "198.51.100.9" };
    expect((await ask(forVisitor)).status).toBe(404);
  });
});

function byCode(a: { code: string }, b: { code: string }): number {
  return a.code < b.code ? -1 : 1;
}

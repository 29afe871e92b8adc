import { CONTENT_INDEX_PATH, HOST_TOKEN_HEADER, hostToken } from "@wesdom/api-client/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

const SECRET = "the secret that the front door knows";
const NEXT_SECRET = "the secret that it is to know next";

const warnings: unknown[][] = [];
let time = Date.parse("2026-11-24T12:00:00Z");
let api: TestApi;
beforeAll(async () => {
  api = await testApi("postgres", {
    settings: { secrets: [SECRET, NEXT_SECRET] },
    now: () => time,
    log: (level, ...said) => level === "warn" && void warnings.push(said),
  });
});
afterAll(() => api.close());

function shownBy(secret: string): Record<string, string> {
  return { [HOST_TOKEN_HEADER]: hostToken(secret, time) };
}

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
    const shown = shownBy(SECRET);
    const first = await ask(shown);
    expect(first.status).toBe(200);
    const tag = first.headers.get("etag") ?? "";
    expect((await ask({ ...shown, "if-none-match": tag })).status).toBe(304);
    expect((await ask({ ...shown, "if-none-match": '"other"' })).status).toBe(200);
  });

  test("is told by the secret of tomorrow too, so that no front door is refused while it is exchanged", async () => {
    expect((await ask(shownBy(NEXT_SECRET))).status).toBe(200);
  });

  test("is nothing to whoever asks without the secret, with another, or for a visitor", async () => {
    expect((await ask({})).status).toBe(404);
    expect((await ask({ [HOST_TOKEN_HEADER]: SECRET })).status).toBe(404);
    expect((await ask(shownBy("another"))).status).toBe(404);
    const forVisitor = { ...shownBy(SECRET), "x-forwarded-for": "198.51.100.9" };
    expect((await ask(forVisitor)).status).toBe(404);
  });

  test("is nothing to a front door by another clock, which is told once a minute, without its token", async () => {
    const early = shownBy(SECRET);
    time += 600_000;
    warnings.length = 0;
    await ask({});
    await ask(shownBy(SECRET));
    expect(warnings).toEqual([]);
    for (let call = 0; call < 2; call += 1) expect((await ask(early)).status).toBe(404);
    expect(warnings).toEqual([["host-token-refused"]]);
    time += 60_000;
    await ask(early);
    expect(warnings).toEqual([["host-token-refused"], ["host-token-refused"]]);
  });
});

function byCode(a: { code: string }, b: { code: string }): number {
  return a.code < b.code ? -1 : 1;
}

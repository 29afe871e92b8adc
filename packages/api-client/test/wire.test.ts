import { expect, test } from "vitest";
import {
  appeal,
  articlePage,
  brandingList,
  callsOf,
  createApiClient,
  enAppeal,
  loginCheck,
  storiesPage,
  unifiedLogin,
  type LangId,
} from "../src/index.ts";
import { ok, testServer } from "./testServer.ts";

/** What a form has where nothing was chosen. */
const ABSENT: object = { chosen: undefined, unchosen: null };

test.each<LangId>([1, 2, 3])("language %i goes into the Lang header @R7.2", async (lang) => {
  await using server = await testServer(ok([]));
  await createApiClient({ baseUrl: server.baseUrl, lang }).call(brandingList);
  expect(server.seen[0]?.headers).toMatchObject({ lang: String(lang), accept: "application/json" });
});

test("query fields are written as text, absent and empty ones left out @R7.1 @R7.3", async () => {
  await using server = await testServer(ok({}));
  const client = createApiClient({ baseUrl: server.baseUrl, lang: 1, now: () => 7 });
  await client.call(articlePage, { query: { keyword: "小红书 & co", pageNum: 2, category: "", ...ABSENT } });
  expect(server.seen[0]?.url).toBe(
    "/information/article/page.do?keyword=%E5%B0%8F%E7%BA%A2%E4%B9%A6+%26+co&pageNum=2&timestamp=7",
  );
});

test("a form is multipart, its lists are repeated fields and absent fields stay away @R7.43", async () => {
  await using server = await testServer(ok({}));
  const client = createApiClient({ baseUrl: server.baseUrl, lang: 1 });
  const body = { method: "code", phone: "13800138000", code: "012345" } as const;
  await client.call(unifiedLogin, {
    body: { ...body, ...ABSENT, agreements: ["user-agreement", "privacy-policy"] },
  });
  const seen = server.seen[0];
  expect(seen?.url).toBe("/yxy/unified/login.do");
  const headers = { "content-type": seen?.headers["content-type"] ?? "" };
  const form = await new Response(seen?.body, { headers }).formData();
  expect([...form]).toEqual([
    ["method", "code"],
    ["phone", "13800138000"],
    ["code", "012345"],
    ["agreements", "user-agreement"],
    ["agreements", "privacy-policy"],
  ]);
});

test("a POST without a body carries none", async () => {
  await using server = await testServer(ok({ signedIn: false, account: null }));
  await createApiClient({ baseUrl: server.baseUrl, lang: 1 }).call(loginCheck);
  expect(server.seen[0]).toMatchObject({ method: "POST", url: "/yxy/custom/login/check.do", body: "" });
});

test("a POST carries JSON and further headers, but no timestamp", async () => {
  await using server = await testServer(ok({ reference: "W1" }));
  const client = createApiClient({ baseUrl: server.baseUrl, lang: 3 });
  const body = { kind: "contact", consent: true, name: "佐藤", services: ["live-commerce"] } as const;
  await client.call(enAppeal, {
    body: { ...body, services: [...body.services] },
    headers: { "Idempotency-Key": "k1" },
  });
  const seen = server.seen[0];
  expect(seen?.method).toBe("POST");
  expect(seen?.url).toBe("/en/index/appeal.do");
  expect(seen?.headers["content-type"]).toBe("application/json");
  expect(seen?.headers["idempotency-key"]).toBe("k1");
  expect(JSON.parse(seen?.body ?? "")).toEqual(body);
});

test("an API in process takes the place of the network", async () => {
  const urls: string[] = [];
  const client = createApiClient({
    baseUrl: "http://api.internal",
    lang: 2,
    now: () => 1,
    fetch: async (url) => {
      urls.push(url);
      return Response.json({ code: 200, data: ["in process"], message: "" });
    },
  });
  expect(await client.call(brandingList)).toEqual(["in process"]);
  expect(urls).toEqual(["http://api.internal/index/branding/list.do?timestamp=1"]);
});

test("Chinese pages call the Chinese twins, the others the /en ones", () => {
  expect(callsOf(1).stories).toBe(storiesPage);
  expect(callsOf(1).appeal).toBe(appeal);
  for (const lang of [2, 3] as const) {
    for (const call of Object.values(callsOf(lang))) expect(call.path).toMatch(/^\/en\//);
  }
});

test("types: what a call needs must be given, what it lacks must not", () => {
  const client = createApiClient({ baseUrl: "", lang: 1 });
  const never = (): unknown => [
    // @ts-expect-error a lead has a body
    client.call(appeal),
    // @ts-expect-error the list has no query of that name
    client.call(articlePage, { query: { page: 1 } }),
    // @ts-expect-error a GET has no body
    client.call(brandingList, { body: {} }),
  ];
  expect(never).toBeTypeOf("function");
});

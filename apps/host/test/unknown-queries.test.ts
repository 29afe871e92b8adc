import { SENT_PLACEHOLDER } from "@wesdom/site-runtime";
import { describe, expect, test } from "vitest";
import { RECHECK_MS } from "../src/content/content-index.ts";
import { INLINE_HASH } from "./support/fixture-release.ts";
import { COMPUTER, setUp, type AskedHost } from "./support/set-up.ts";

const MANY = 200;

const article = (code: string): string => `/m/zh-cn/article?code=${encodeURIComponent(code)}`;

/** A host whose API names one article. */
const withIndex = (): Promise<AskedHost> => setUp({ before: (api) => (api.named = ["known"]) });

describe("names that the content has not", () => {
  test("have one page between them, rendered once", async () => {
    const { ask, api, host } = await withIndex();
    const before = api.calls.length;
    const codes = Array.from({ length: MANY }, (_, index) => `${index}"><b>`);
    const answers = await Promise.all(codes.map((code) => ask(article(code))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    const pages = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(pages.size).toBe(1);
    expect([...pages][0]).not.toContain("<b>");
    expect([api.calls.length - before, host.cache.count, api.indexReads]).toEqual([1, 1, 1]);
  });

  test("cost nothing in the stand-in either", async () => {
    const { ask, api } = await withIndex();
    await ask(article("nobody"));
    const before = api.calls.length;
    const desktop = await ask("/zh-cn/article?code=nothing", { headers: { "user-agent": COMPUTER } });
    expect(await desktop.text()).toContain("nothing");
    expect(desktop.status).toBe(404);
    expect(api.calls.length).toBe(before);
  });

  test("are known within a second of their publication, for which one question a second is asked", async () => {
    const { ask, api, clock } = await withIndex();
    expect((await ask(article("new"))).status).toBe(404);
    api.named = ["known", "new"];
    clock.ms += RECHECK_MS - 1;
    expect((await ask(article("new"))).status).toBe(404);
    expect(api.indexReads).toBe(1);
    clock.ms += 1;
    const answers = await Promise.all(Array.from({ length: MANY }, () => ask(article("new"))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(api.indexReads).toBe(2);
  });

  test("are known as soon where the clock was set back meanwhile", async () => {
    let time = 3 * 3_600_000;
    const { ask, api, clock } = await setUp({
      options: { now: () => time },
      before: (fake) => (fake.named = ["known"]),
    });
    expect((await ask(article("new"))).status).toBe(404);
    api.named = ["known", "new"];
    time = 0;
    clock.ms += RECHECK_MS;
    expect((await ask(article("new"))).status).toBe(200);
  });

  test("are not looked for again while the content is the same", async () => {
    const { ask, api, clock } = await withIndex();
    const before = api.calls.length;
    for (let second = 0; second < 5; second += 1) {
      expect((await ask(article(`nobody-${second}`))).status).toBe(404);
      clock.ms += RECHECK_MS;
    }
    expect([api.calls.length - before, api.indexReads]).toEqual([1, 5]);
  });

  test("stay unknown while the API is away", async () => {
    const { ask, api, clock } = await withIndex();
    await ask(article("nobody"));
    api.mode = "error";
    clock.ms += RECHECK_MS;
    expect((await ask(article("other"))).status).toBe(404);
    await api.stop();
    clock.ms += RECHECK_MS;
    expect((await ask(article("another"))).status).toBe(404);
  });

  test.each(["well", "error"] as const)(
    "are asked for one by one where the API (%s) tells no index",
    async (mode) => {
      const { ask, api } = await setUp();
      api.mode = mode;
      const before = api.calls.length;
      const status = mode === "well" ? 200 : 500;
      for (const code of ["a", "b"]) expect((await ask(article(code))).status).toBe(status);
      expect([api.calls.length - before, api.indexReads]).toEqual([2, 1]);
    },
  );
});

describe("the page of a form that was sent", () => {
  test("is rendered once, and shows each sender their own number and no other", async () => {
    const { ask, api } = await setUp();
    const before = api.calls.length;
    const references = Array.from({ length: MANY }, (_, index) => `W261122-${1000 + index}`);
    const tags = new Set<string | null>();
    for (const reference of references) {
      const answer = await ask(`/m/zh-cn?sent=${reference}`);
      const html = await answer.text();
      expect(new Set(html.match(/W261122-\d+/g))).toEqual(new Set([reference]));
      expect(html).not.toContain(SENT_PLACEHOLDER);
      expect(answer.headers.get("content-security-policy")).toContain(INLINE_HASH);
      tags.add(answer.headers.get("etag"));
    }
    expect([api.calls.length - before, tags.size]).toEqual([1, MANY]);
  });

  test("waits among the forms, and is refused where too many do", async () => {
    const { ask } = await setUp();
    await ask("/m/zh-cn?sent=W261122-1000");
    const asked = Array.from({ length: 2 * MANY }, () => ask("/m/zh-cn?sent=W261122-1000"));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect((await ask("/m/zh-cn")).status).toBe(200);
  });

  test.each(["<script>alert(1)</script>", "w261122", "", "a b"])(
    "is the page itself where the number is none (%s)",
    async (sent) => {
      const { ask, api } = await setUp();
      const plain = await (await ask("/m/zh-cn")).text();
      const before = api.calls.length;
      expect(await (await ask(`/m/zh-cn?sent=${encodeURIComponent(sent)}`)).text()).toBe(plain);
      expect(api.calls.length).toBe(before);
    },
  );
});

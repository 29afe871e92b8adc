import { runs } from "@wesdom/vitest-config/sample";
import * as fc from "fast-check";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contracts } from "@wesdom/api-client/contract";
import { MAX_BODY_BYTES } from "../src/http/createApp.ts";
import type { LogFields } from "../src/http/log.ts";
import { BACKENDS, read, testApi, type TestApi } from "./support/testApi.ts";

/** Paths whose language a header can name; no header goes with a report. */
const PATHS = Object.values(contracts)
  .map((contract) => `${contract.path}.do`)
  .filter((path) => !path.endsWith("/report.do"));
const GETS = Object.values(contracts).filter((contract) => contract.method === "GET");

describe.each(BACKENDS)("%s", (backend) => {
  const lines: { level: string; event: string; fields: LogFields | undefined }[] = [];
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(backend, {
      log: (level, event, fields) => void lines.push({ level, event, fields }),
    });
  });
  afterAll(() => api.close());

  describe("language", () => {
    test.each(["0", "4", "zh", "1.0", "1,2", ""])(
      "Lang %j is refused in the path's language",
      async (lang) => {
        const zh = await api.get("/index/branding/list.do", lang);
        expect(zh).toMatchObject({ status: 400, message: "语言参数有误", data: null });
        const en = await api.get("/en/about/introduction/info.do", lang);
        expect(en).toMatchObject({ status: 400, message: "This language is not available here" });
      },
    );
    test("Chinese is refused on /en/…", async () => {
      for (const path of PATHS.filter((one) => one.startsWith("/en/"))) {
        expect((await api.get(path, 1)).status).toBe(400);
      }
    });
    test("absent, the path decides", async () => {
      const zh = await api.get("/about/introduction/info.do");
      expect(zh.data).toEqual((await api.get("/about/introduction/info.do", 1)).data);
      const en = await api.get("/en/about/introduction/info.do");
      expect(en.data).toEqual((await api.get("/en/about/introduction/info.do", 2)).data);
      expect(en.headers.get("vary")).toContain("Lang");
    });
    test("the paths without /en serve every language", async () => {
      const names = await Promise.all(
        [1, 2, 3].map(
          async (lang) => (await api.get("/index/branding/list.do", lang)).data[0].name as string,
        ),
      );
      expect(names).toEqual(["沐颜", "Muyan", "ムーイェン"]);
    });
  });

  describe("errors", () => {
    test.each([
      "/information/article/page.do?pageNum=0",
      "/information/article/page.do?pageSize=51",
      "/information/article/page.do?pageNum=1&pageNum=2",
      "/information/article/page.do?pageNum=99999999999999999999",
      "/information/by/article/code.do",
      "/common/area.do?parent=abc",
      "/company/fuzzy/matching.do",
      "/get_wx_sign.do?url=nothing",
    ])("%s is a 400 that names the field", async (path) => {
      const answer = await api.get(path);
      expect(answer).toMatchObject({ status: 400, message: "请求参数有误" });
      expect(answer.data.issues.length).toBeGreaterThan(0);
    });
    test("an unknown path is a 404, also without .do", async () => {
      expect(await api.get("/nothing.do", 3)).toMatchObject({
        status: 404,
        message: "お探しの内容は見つかりませんでした",
      });
      expect((await api.get("/index/banner/page")).status).toBe(404);
      expect((await api.get("/index/banner/page.do.do")).status).toBe(404);
    });
    test("another method is a 405 that names the right one", async () => {
      const post = await api.post("/index/banner/page.do", {});
      expect(post.status).toBe(405);
      expect(post.headers.get("allow")).toBe("GET, HEAD");
      const get = await api.get("/index/appeal.do");
      expect(get).toMatchObject({ status: 405 });
      expect(get.headers.get("allow")).toBe("POST");
    });
    test("HEAD is answered like GET, without a body", async () => {
      const response = await api.fetch(
        new Request("http://api.test/index/branding/list.do", { method: "HEAD" }),
      );
      expect(response.status).toBe(200);
      expect(await response.text()).toBe("");
    });
    test("a body that is too large is a 413, announced or not", async () => {
      const large = JSON.stringify({ kind: "appeal", consent: true, needs: "长".repeat(MAX_BODY_BYTES) });
      expect((await api.post("/index/appeal.do", large)).status).toBe(413);
      const stream = new Blob([large]).stream();
      const request = new Request("http://api.test/en/index/appeal.do", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: stream,
        duplex: "half",
      });
      expect(await read(await api.fetch(request))).toMatchObject({
        status: 413,
        message: "The submitted content is too large",
      });
    });
    test.each([
      "",
      "{",
      "null",
      "[]",
      '"text"',
      "12",
      "{}",
      '{"kind":"appeal"}',
      "\u0000",
      '{"__proto__":{"consent":true}}',
    ])("the body %j is a 400", async (body) => {
      expect(await api.post("/index/appeal.do", body)).toMatchObject({
        status: 400,
        message: "提交的内容有误",
      });
    });
    test("another content type is a 415 that names the right one", async () => {
      const answer = await api.post("/index/appeal.do", "kind=appeal", {
        "Content-Type": "application/x-www-form-urlencoded",
      });
      expect(answer).toMatchObject({ status: 415, message: "请以 JSON 格式提交" });
      const form = await api.post("/yxy/unified/login.do", {});
      expect(form).toMatchObject({ status: 415, message: "请以 multipart/form-data 格式提交" });
    });
    test("a broken Idempotency-Key is a 400", async () => {
      const lead = { kind: "appeal", consent: true, name: "王", phone: "13800138000" };
      expect((await api.post("/index/appeal.do", lead, { "Idempotency-Key": "x".repeat(201) })).status).toBe(
        400,
      );
    });
  });

  describe("fuzz", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 80 }),
      fc.constantFrom(
        "%",
        "\\",
        "'",
        "\u0000",
        "../..",
        "1e9",
        "-1",
        "NaN",
        "true",
        "null",
        "__proto__",
        "constructor",
      ),
    );

    test("no query ends in a 500 or without an envelope", async () => {
      const names = fc.constantFrom(
        "pageNum",
        "pageSize",
        "keyword",
        "category",
        "code",
        "title",
        "parent",
        "url",
        "industry",
        "x[]",
      );
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...GETS),
          fc.array(fc.tuple(names, text), { maxLength: 5 }),
          fc.option(text, { nil: undefined }),
          async (contract, fields, lang) => {
            const search = new URLSearchParams();
            for (const [name, value] of fields) search.append(name, value.toWellFormed());
            const header =
              lang === undefined ? {} : { Lang: encodeURIComponent(lang.toWellFormed()).slice(0, 50) };
            const url = `http://api.test${contract.path}.do?${search.toString()}`;
            const answer = await read(await api.fetch(new Request(url, { headers: header })));
            expect([200, 400, 401, 403, 404]).toContain(answer.status);
          },
        ),
        runs(150, 3_000),
      );
    });
    test.each([
      "?keyword=%",
      "?keyword=%ff%fe",
      "?keyword=%00",
      "?%=%&&&==",
      "?keyword=%ED%A0%80",
      "?__proto__=1",
    ])("the raw query %s does no harm", async (search) => {
      expect((await api.get(`/information/article/page.do${search}`)).status).toBeLessThan(500);
    });
    test("no body ends in a 500 or without an envelope", async () => {
      const body = fc.oneof(
        fc.json({ maxDepth: 12 }),
        fc
          .record(
            {
              kind: fc.oneof(fc.constantFrom("appeal", "chat", "contact"), text),
              consent: fc.oneof(fc.constant(true), fc.anything({ maxDepth: 1 })),
              name: fc.oneof(text, fc.integer()),
              phone: fc.oneof(fc.constant("13800138000"), text),
              email: text,
              services: fc.oneof(fc.array(text), text),
              needs: text,
              website: text,
            },
            { requiredKeys: [] },
          )
          .map((value) =>
            JSON.stringify(value, (_key, part) => (typeof part === "bigint" ? String(part) : part)),
          ),
        text,
      );
      await fc.assert(
        fc.asyncProperty(
          body,
          fc.constantFrom("/index/appeal.do", "/en/index/appeal.do"),
          async (sent, path) => {
            const answer = await api.post(path, sent);
            expect([200, 400, 422, 429]).toContain(answer.status);
          },
        ),
        runs(150, 3_000),
      );
    });
  });

  describe("log", () => {
    test("has a line for each request, and nothing personal in it", async () => {
      lines.length = 0;
      await api.post(
        "/index/appeal.do?trace=secret",
        {
          kind: "appeal",
          consent: true,
          name: "王敏敏",
          phone: "13911112222",
        },
        { "X-Forwarded-For": "203.0.113.77" },
      );
      await api.get("/information/article/page.do?keyword=隐私词", 1);
      expect(lines.map((line) => [line.event, line.fields?.["status"]])).toEqual([
        ["request", 200],
        ["request", 200],
      ]);
      expect(JSON.stringify(lines)).not.toMatch(/王敏敏|13911112222|203\.0\.113|隐私词|secret/);
    });
    test("a failure of the database is told without what was typed", async () => {
      const broken = await testApi(backend, {
        log: (level, event, fields) => void lines.push({ level, event, fields }),
      });
      await broken.longDb.execute(sql`drop table articles`);
      lines.length = 0;
      const answer = await broken.get("/information/article/page.do?keyword=隐私词", 2);
      expect(answer).toMatchObject({
        status: 500,
        data: null,
        message: "Something went wrong on our side. Please try again later",
      });
      expect(lines.map((line) => line.event)).toEqual(["request-failed", "request"]);
      expect(lines[0]?.fields?.["at"]).toMatch(/\/apps\/api\/src\/.*\.ts:\d+:\d+/);
      await broken.close();
      expect((await broken.get("/information/article/page.do?keyword=隐私词")).status).toBeGreaterThanOrEqual(
        500,
      );
      expect(JSON.stringify(lines)).not.toContain("隐私词");
    });
  });

  test("answers carry security headers", async () => {
    const { headers } = await api.get("/index/branding/list.do");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("content-type")).toContain("application/json");
  });
});

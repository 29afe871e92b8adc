import { describe, expect, test, vi } from "vitest";
import {
  ApiError,
  appeal,
  bannerPage,
  brandingList,
  channelRedirect,
  createApiClient,
  wxSign,
  type LangId,
} from "../src/index.ts";
import { REPEAT_PAUSE_MS } from "../src/client/onceInAWhile.ts";
import { hangUp, json, ok, silence, testServer, text } from "./testServer.ts";

describe("toasts", () => {
  test("the server's message comes first @R7.4 @R8.1", async () => {
    await using server = await testServer(json({ code: 4001, data: { a: 1 }, message: " 名额已满 " }));
    const toasts: string[] = [];
    const client = createApiClient({ baseUrl: server.baseUrl, lang: 1, onError: (t) => toasts.push(t) });
    await expect(client.call(bannerPage)).rejects.toMatchObject({
      code: 4001,
      status: 200,
      data: { a: 1 },
      message: "名额已满",
    });
    expect(toasts).toEqual(["名额已满"]);
  });

  test.each<[LangId, unknown, string]>([
    [1, "", "请求失败"],
    [2, undefined, "Request failed"],
    [3, 7, "リクエストに失敗しました"],
  ])("in language %i the message %j gives way to the default text @R8.1", async (lang, message, expected) => {
    await using server = await testServer(json({ code: 500, data: null, message }, 400));
    const toasts: string[] = [];
    const client = createApiClient({ baseUrl: server.baseUrl, lang, onError: (t) => toasts.push(t) });
    await expect(client.call(bannerPage)).rejects.toThrow(expected);
    expect(toasts).toEqual([expected]);
  });

  test("the same text is shown once in 2 s, another at once", async () => {
    await using server = await testServer(
      json({ code: 400, message: "甲" }, 400),
      json({ code: 400, message: "甲" }, 400),
      json({ code: 400, message: "乙" }, 400),
      json({ code: 400, message: "甲" }, 400),
    );
    let time = REPEAT_PAUSE_MS;
    vi.spyOn(performance, "now").mockImplementation(() => time);
    const toasts: string[] = [];
    const client = createApiClient({
      baseUrl: server.baseUrl,
      lang: 1,
      onError: (t) => toasts.push(t),
    });
    const fail = async (): Promise<void> => void (await client.call(bannerPage).catch(() => undefined));
    await fail();
    time = 2 * REPEAT_PAUSE_MS - 1;
    await fail();
    await fail();
    expect(toasts).toEqual(["甲", "乙"]);
    time = 2 * REPEAT_PAUSE_MS;
    await fail();
    expect(toasts).toEqual(["甲", "乙", "甲"]);
  });

  test("background calls reject but never show anything", async () => {
    await using server = await testServer(json({ code: 500, message: "no" }, 400));
    const toasts: string[] = [];
    const client = createApiClient({ baseUrl: server.baseUrl, lang: 1, onError: (t) => toasts.push(t) });
    await expect(client.call(channelRedirect)).rejects.toBeInstanceOf(ApiError);
    await expect(client.call(wxSign, { query: { url: "https://a.example/" } })).rejects.toThrow("no");
    expect(toasts).toEqual([]);
  });

  test("no answer: the default text", async () => {
    await using server = await testServer(hangUp);
    const toasts: string[] = [];
    const client = createApiClient({ baseUrl: server.baseUrl, lang: 2, onError: (t) => toasts.push(t) });
    await expect(client.call(brandingList)).rejects.toThrow("Request failed");
    expect(toasts).toEqual(["Request failed"]);
  });
});

describe("abort", () => {
  test("is silent, is not repeated, and is told by the error", async () => {
    const controller = new AbortController();
    await using server = await testServer(() => controller.abort());
    const toasts: string[] = [];
    const client = createApiClient({
      baseUrl: server.baseUrl,
      lang: 1,
      onError: (t) => toasts.push(t),
      timeoutMs: 1000,
    });
    await expect(client.call(brandingList, { signal: controller.signal })).rejects.toMatchObject({
      name: "ApiError",
      aborted: true,
      cause: { cause: { name: "AbortError" } },
    });
    expect(server.seen).toHaveLength(1);
    expect(toasts).toEqual([]);
  });

  test("before the call nothing is sent", async () => {
    await using server = await testServer(silence);
    const client = createApiClient({ baseUrl: server.baseUrl, lang: 1 });
    await expect(client.call(brandingList, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      aborted: true,
    });
    expect(server.seen).toHaveLength(0);
  });
});

describe("answers", () => {
  test.each([
    ["code as text", json({ code: "200", data: [1], message: "ok" })],
    ["JSON as plain text", text('{"code":200,"data":[1],"message":"ok"}')],
    ["JSON in a JSON string", json('{"code":200,"data":[1],"message":"ok"}')],
  ])("%s is unwrapped @R7.4 @R8.2", async (_name, reply) => {
    await using server = await testServer(reply);
    const client = createApiClient({ baseUrl: server.baseUrl, lang: 1 });
    expect(await client.call(brandingList)).toEqual([1]);
  });

  test.each([
    ["a page of HTML", text("<!doctype html><p>gateway</p>"), "<!doctype html><p>gateway</p>"],
    ["an empty body", text(""), ""],
    ["a list", json([1, 2]), [1, 2]],
    ["null", json(null), null],
    ["a code that is no number", json({ code: {}, data: 1 }), { code: {}, data: 1 }],
  ])("%s is an error that keeps what came", async (_name, reply, data) => {
    await using server = await testServer(reply);
    const client = createApiClient({ baseUrl: server.baseUrl, lang: 1 });
    const error = (await client.call(brandingList).catch((reason: unknown) => reason)) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe("请求失败");
    expect(error.data ?? "").toEqual(data ?? "");
    expect(error.code).toBeUndefined();
  });

  test("an HTTP error is one, whatever its code", async () => {
    await using server = await testServer(json({ code: 200, data: [1], message: "" }, 400));
    const client = createApiClient({ baseUrl: server.baseUrl, lang: 1 });
    await expect(client.call(brandingList)).rejects.toMatchObject({ status: 400, code: 200 });
  });

  test("messages beside fields are at hand", async () => {
    const data = { fields: { phone: "请填写正确的电话" } };
    await using server = await testServer(json({ code: 422, data, message: "请填写正确的电话" }, 422));
    const client = createApiClient({ baseUrl: server.baseUrl, lang: 1 });
    const error = (await client
      .call(appeal, { body: { kind: "appeal", consent: true } })
      .catch((reason: unknown) => reason)) as ApiError;
    expect(error.fields).toEqual(data.fields);
    expect(error.request).toContain("POST ");
    expect(error.response?.status).toBe(422);
  });

  test("an error without fields has none", () => {
    expect(new ApiError("x", { request: "GET /" })).toMatchObject({ fields: {}, aborted: false });
    expect(new ApiError("x", { request: "GET /", data: { fields: null } }).fields).toEqual({});
    expect(new ApiError("x", { request: "GET /", data: null }).fields).toEqual({});
    expect(new ApiError("x", { request: "GET /", data: "text" }).fields).toEqual({});
  });

  test.each([
    ["a no of the API", 422, 422, true],
    ["a fault of the API", 503, 503, false],
    ["a gateway's no", 403, 40_301, false],
    ["a gateway's yes", 200, 0, false],
    ["a page", 403, undefined, false],
  ])("%s is a refusal only with a code that repeats the status", (_case, status, code, refused) => {
    const response = new Response("", { status });
    expect(new ApiError("x", { request: "GET /", response, code }).refused).toBe(refused);
  });

  test("ok", async () => {
    await using server = await testServer(ok({ list: [], total: 0, pageNum: 1, pageSize: 10 }));
    const client = createApiClient({ baseUrl: server.baseUrl, lang: 1 });
    expect((await client.call(bannerPage)).total).toBe(0);
  });
});

import { getEventListeners } from "node:events";
import { expect, test, vi } from "vitest";
import { appeal, ApiError, brandingList, createApiClient } from "../src/index.ts";
import { hangUp, json, ok, silence, testServer } from "./testServer.ts";

/** Of the specification. */
const REPEATED = [408, 409, 425, 429, 500, 502, 503, 504];

const LEAD = { body: { kind: "appeal", consent: true } } as const;

test.each(REPEATED)("a GET that meets %i is sent once more @R7.57", async (status) => {
  await using server = await testServer(json({ code: status, data: null, message: "" }, status), ok([]));
  const client = createApiClient({ baseUrl: server.baseUrl, lang: 1 });
  expect(await client.call(brandingList)).toEqual([]);
  expect(server.seen).toHaveLength(2);
});

test("a GET is sent no third time @R7.57", async () => {
  await using server = await testServer(json({ code: 503, data: null, message: "later" }, 503));
  const client = createApiClient({ baseUrl: server.baseUrl, lang: 1 });
  await expect(client.call(brandingList)).rejects.toMatchObject({ status: 503, message: "later" });
  expect(server.seen).toHaveLength(2);
});

test.each([400, 401, 403, 404, 410, 413, 422, 501])(
  "a GET that meets %i is not repeated @R7.57",
  async (status) => {
    await using server = await testServer(json({ code: status, data: null, message: "no" }, status));
    const client = createApiClient({ baseUrl: server.baseUrl, lang: 1 });
    await expect(client.call(brandingList)).rejects.toMatchObject({ status, code: status });
    expect(server.seen).toHaveLength(1);
  },
);

test.each(REPEATED)("a POST that meets %i is not repeated @R7.56", async (status) => {
  await using server = await testServer(json({ code: status, data: null, message: "" }, status), ok({}));
  const client = createApiClient({ baseUrl: server.baseUrl, lang: 1 });
  await expect(client.call(appeal, LEAD)).rejects.toBeInstanceOf(ApiError);
  expect(server.seen).toHaveLength(1);
});

test("a lost connection: the GET is sent once more, the POST is not", async () => {
  await using server = await testServer(hangUp);
  const client = createApiClient({ baseUrl: server.baseUrl, lang: 1 });
  const error = await client.call(brandingList).catch((reason: unknown) => reason);
  expect(server.seen).toHaveLength(2);
  expect(error).toMatchObject({ name: "ApiError", status: undefined, response: undefined });
  expect((error as ApiError).cause).toBeInstanceOf(Error);
  await expect(client.call(appeal, LEAD)).rejects.toBeInstanceOf(ApiError);
  expect(server.seen).toHaveLength(3);
});

test("the address is the same on both attempts, with one suffix and one timestamp", async () => {
  await using server = await testServer(json({}, 500), ok([]));
  let time = 1000;
  const client = createApiClient({ baseUrl: `${server.baseUrl}/api//`, lang: 2, now: () => time++ });
  await client.call(brandingList);
  expect(server.seen.map((seen) => seen.url)).toEqual([
    "/api/index/branding/list.do?timestamp=1000",
    "/api/index/branding/list.do?timestamp=1000",
  ]);
});

test("neither clock nor listener is left of attempts that ended", async () => {
  vi.useFakeTimers();
  const answers = [Response.json({}, { status: 503 }), Response.json({ code: 200, data: [], message: "" })];
  const { signal } = new AbortController();
  const client = createApiClient({ baseUrl: "", lang: 1, fetch: async () => answers.shift() as Response });
  await client.call(brandingList, { signal });
  expect([answers.length, vi.getTimerCount(), getEventListeners(signal, "abort").length]).toEqual([0, 0, 0]);
  vi.useRealTimers();
});

test("after a timeout the second attempt has a clock of its own", async () => {
  await using server = await testServer(silence, ok(["late"]));
  const client = createApiClient({ baseUrl: server.baseUrl, lang: 1, timeoutMs: 300 });
  expect(await client.call(brandingList)).toEqual(["late"]);
  expect(server.seen).toHaveLength(2);
});

test("two timeouts end in an error that names the cause", async () => {
  await using server = await testServer(silence);
  const client = createApiClient({ baseUrl: server.baseUrl, lang: 1, timeoutMs: 100 });
  const error = (await client.call(brandingList).catch((reason: unknown) => reason)) as ApiError;
  expect(server.seen).toHaveLength(2);
  expect(error.aborted).toBe(false);
  expect(String((error.cause as Error).cause)).toContain("No answer within 100 ms");
});

test("an answer whose body never ends is given up", async () => {
  await using server = await testServer((response) => {
    response.writeHead(200, { "content-type": "application/json" }).write('{"code":');
  });
  const client = createApiClient({ baseUrl: server.baseUrl, lang: 1, timeoutMs: 200 });
  await expect(client.call(brandingList)).rejects.toBeInstanceOf(ApiError);
});

import { HOST_TOKEN_HEADER, isHostToken } from "@wesdom/api-client/server";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { PICTURE, PICTURE_TAG } from "./support/fake-api.ts";
import { SECRET, setUp, setUpServer } from "./support/set-up.ts";

const LOOPBACK = "127.0.0.1";

describe("the way to the API", () => {
  test("strips the prefix, keeps the query, and says who asks", async () => {
    const { ask, api } = await setUp();
    const response = await ask("/api/index/banner/page.do?a=1&b=%E4%B8%AD", {
      headers: {
        lang: "2",
        cookie: "s=1",
        "x-forwarded-for": "6.6.6.6",
        "x-real-ip": "6.6.6.6",
        connection: "x-hop",
        "x-hop": "1",
      },
    });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const call = api.calls.at(-1);
    expect(call?.url).toBe("/index/banner/page.do?a=1&b=%E4%B8%AD");
    expect(call?.headers).toMatchObject({
      lang: "2",
      cookie: "s=1",
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-host": "site.test",
      "x-forwarded-proto": "http",
    });
    expect(call?.headers).not.toHaveProperty("x-real-ip");
    expect(call?.headers).not.toHaveProperty("x-hop");
  });

  test.each([
    ["0", "9.9.9.9, 198.51.100.1", "203.0.113.7"],
    ["1", "9.9.9.9, 198.51.100.1", "198.51.100.1"],
    ["2", "9.9.9.9, 198.51.100.1", "9.9.9.9"],
    ["3", "9.9.9.9, 198.51.100.1", "9.9.9.9"],
  ])(
    "behind %s trusted proxies takes the address from its place in the list",
    async (hops, list, address) => {
      const { ask, api } = await setUp({ env: { TRUST_PROXY_HOPS: hops } });
      await ask("/api/word.do", { headers: { "x-forwarded-for": list } });
      expect(api.calls.at(-1)?.headers["x-forwarded-for"]).toBe(address);
    },
  );

  test("passes bodies on, and answers whole, without what belongs to one connection", async () => {
    const { base, api } = await setUpServer();
    const sent = await fetch(`${base}/api/lead.do`, {
      method: "POST",
      body: "körper",
      headers: { "content-type": "text/plain" },
    });
    expect(sent.status).toBe(200);
    expect(api.calls.at(-1)).toMatchObject({ method: "POST", body: "körper" });
    const streamed = await fetch(`${base}/api/stream`);
    expect(await streamed.text()).toBe("one two");
    expect(streamed.headers.get("x-kept")).toBe("2");
    expect(streamed.headers.get("x-secret")).toBeNull();
    const head = await fetch(`${base}/api/word.do`, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(api.calls.at(-1)?.method).toBe("HEAD");
  });

  test.each([
    ["/api/word.do", "1", "服务暂时不可用"],
    ["/api/word.do", "2", "The service is unavailable"],
    ["/api/word.do", "3", "サービス"],
    ["/api/en/word.do", "", "The service is unavailable"],
  ])("%s with Lang %j is a clear envelope while the API is down", async (path, lang, message) => {
    const { ask, api } = await setUp();
    await api.stop();
    const response = await ask(path, { headers: lang ? { lang } : {} });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      code: 502,
      data: null,
      message: expect.stringContaining(message),
    });
  });

  test("an API that does not answer is a 504", async () => {
    const { ask, api } = await setUp({ options: { apiTimeoutMs: 50 } });
    api.mode = "silent";
    const response = await ask("/api/word.do");
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: 504, data: null });
  });

  test("a body beyond the limit is refused, announced or not", async () => {
    const { base, port } = await setUpServer();
    const large = "x".repeat(1_100_000);
    expect((await fetch(`${base}/api/lead.do`, { method: "POST", body: large })).status).toBe(413);
    const chunked = request({
      port,
      path: "/api/lead.do",
      method: "POST",
      headers: { "transfer-encoding": "chunked" },
    });
    const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
      chunked.on("error", reject);
      chunked.on("response", (response) => {
        void text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }));
      });
    });
    chunked.end(large);
    expect(JSON.parse((await answered).body)).toMatchObject({ code: 413 });
  });
});

describe("what the API answers", () => {
  const headersOf = ({ headers }: Response, ...names: string[]) => names.map((name) => headers.get(name));

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("goes out as %s where the visitor takes it", async (encoding, open) => {
    const { ask } = await setUp();
    const asked = { headers: { "accept-encoding": encoding } };
    for (const path of ["/api/media/a.svg", "/api/media/a.svg?again"]) {
      const picture = await ask(path, asked);
      const bytes = Buffer.from(await picture.arrayBuffer());
      expect(open(bytes).toString()).toBe(PICTURE);
      expect(headersOf(picture, "content-encoding", "content-length", "etag", "vary")).toEqual([
        encoding,
        String(bytes.byteLength),
        `"${PICTURE_TAG}-${encoding}"`,
        "Accept-Encoding",
      ]);
    }
    const list = await ask("/api/list", asked);
    expect(headersOf(list, "content-encoding", "etag", "vary")).toEqual([
      encoding,
      null,
      "Lang, Accept-Encoding",
    ]);
    expect(JSON.parse(open(Buffer.from(await list.arrayBuffer())).toString())).toMatchObject({ code: 200 });
  });

  test("goes out as it is where the visitor takes nothing else, is of one visitor, small or compressed", async () => {
    const { ask } = await setUp();
    const plain = await ask("/api/media/a.svg", { headers: { "accept-encoding": "identity" } });
    expect(headersOf(plain, "content-encoding", "etag", "vary")).toEqual([
      null,
      `"${PICTURE_TAG}"`,
      "Accept-Encoding",
    ]);
    expect(await plain.text()).toBe(PICTURE);
    for (const path of ["/api/list/mine", "/api/word.do", "/api/large"]) {
      const answer = await ask(path, { headers: { "accept-encoding": "br" } });
      expect(headersOf(answer, "content-encoding")).toEqual([null]);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });

  test.each([
    [`"${PICTURE_TAG}-br"`, "br", 304],
    [`W/"${PICTURE_TAG}-br"`, "br", 304],
    [`"${PICTURE_TAG}"`, "br", 304],
    [`"${PICTURE_TAG}-br"`, "gzip", 200],
    [`"${PICTURE_TAG}-br"`, "identity", 200],
    ['"another-br"', "br", 200],
  ])("with the tag %s, asked for as %s, is a %i", async (known, encoding, status) => {
    const { ask } = await setUp();
    const headers = { "accept-encoding": encoding, "if-none-match": known };
    const answer = await ask("/api/media/a.svg", { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("etag") === known.replace("W/", "")).toBe(status === 304);
    expect((await answer.arrayBuffer()).byteLength > 0).toBe(status === 200);
  });
});

describe("the framing of a call", () => {
  test("is made anew: a visitor's own never reaches the API", async () => {
    const { ask, api, clock } = await setUp({
      env: { API_SECRET: `${SECRET}, ${"the one before ".repeat(3)}` },
    });
    await ask("/api/lead.do", {
      method: "POST",
      body: "abc",
      headers: {
        "content-length": "900",
        "transfer-encoding": "chunked",
        expect: "100-continue",
        trailer: "x-a",
        te: "trailers",
        upgrade: "websocket",
        "x-host-token": "guess",
      },
    });
    const call = api.calls.at(-1);
    expect(call).toMatchObject({ body: "abc", headers: { "content-length": "3" } });
    const shown = call?.headers[HOST_TOKEN_HEADER];
    expect(isHostToken(shown?.toString(), [SECRET], clock.ms)).toBe(true);
    expect(JSON.stringify(call?.headers)).not.toContain(SECRET);
    for (const name of ["transfer-encoding", "expect", "trailer", "te", "upgrade"])
      expect(call?.headers).not.toHaveProperty(name);
  });

  test.each(["GET", "HEAD", "OPTIONS", "DELETE", "PUT"])("a body of a %s goes nowhere", async (method) => {
    const { ask, api } = await setUp();
    const before = api.calls.length;
    for (const headers of [{ "content-length": "900" }, { "transfer-encoding": "chunked" }]) {
      const response = await ask("/api/word.do", { method, headers });
      expect([response.status, response.headers.get("connection")]).toEqual([400, "close"]);
    }
    expect(api.calls.length).toBe(before);
  });

  test.each(["OPTIONS", "DELETE", "PUT", "PATCH", "BREW"])("%s is no method of a call", async (method) => {
    const { ask, api } = await setUp();
    const before = api.calls.length;
    const response = await ask("/api/word.do", { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect(api.calls.length).toBe(before);
  });

  test.each(["/ap%69/word.do", "/%61%70%69/w%6Frd.do"])("%s is the call it spells", async (path) => {
    const { ask, api } = await setUp();
    await ask(path);
    expect(api.calls.at(-1)?.url).toBe("/word.do");
  });
});

describe("a connection that the API closes on a call", () => {
  test.each([
    { method: "GET", headers: {}, calls: 2, status: 200 },
    { method: "POST", headers: { "idempotency-key": "k1" }, calls: 2, status: 200 },
    { method: "POST", headers: {}, calls: 1, status: 502 },
  ])("$method with $headers: $calls calls, $status", async ({ method, headers, calls, status }) => {
    const { ask, api } = await setUp();
    const before = api.calls.length;
    api.hangUps = 1;
    const response = await ask("/api/lead.do", { method, headers, ...(method === "POST" && { body: "{}" }) });
    expect([response.status, api.calls.length - before]).toEqual([status, calls]);
  });

  test("is given up after the second time", async () => {
    const { ask, api } = await setUp();
    api.hangUps = 2;
    expect((await ask("/api/word.do")).status).toBe(502);
  });
});

describe("the outbox", () => {
  test.each([
    "/api/dev/outbox",
    "/api//dev/outbox",
    "/api/DEV/outbox",
    "/api/%64ev/outbox",
    "/api/./dev/outbox",
    "/api/dev",
  ])("%s answers visitors of this machine alone", async (path) => {
    const { ask, api } = await setUp();
    const before = api.calls.length;
    expect((await ask(path)).status).toBe(404);
    expect((await ask(path, { address: LOOPBACK, headers: { "x-forwarded-for": "1.2.3.4" } })).status).toBe(
      404,
    );
    expect(api.calls.length).toBe(before);
    expect((await ask(path, { address: LOOPBACK })).status).toBe(200);
    expect((await ask(path, { address: "::1" })).status).toBe(200);
    expect((await ask(path, { address: "::ffff:127.0.0.1" })).status).toBe(200);
  });
});

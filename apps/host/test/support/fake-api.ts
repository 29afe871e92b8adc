import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** How the API behaves. */
export type ApiMode = "well" | "silent" | "nonsense" | "error";

/** Size of what it answers under `/large`: that of the largest document of the content. */
export const LARGE_BYTES = 146_000;

/** Its picture, and the tag of it. */
export const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg">${"<path d='M0 0h9'/>".repeat(3000)}</svg>`;
export const PICTURE_TAG = "p1";

/** A call as it arrived. */
export interface ReceivedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** An API that counts, and misbehaves on request. */
export interface FakeApi {
  readonly origin: string;
  readonly calls: ReceivedCall[];
  mode: ApiMode;
  /** Word that pages made from it contain. */
  word: string;
  /** Content it says it holds. */
  content: { version: string; importedAt: string };
  /** Articles it lists, by the value of `Lang`. */
  articles: Record<string, { code: string; publishedAt: string; updatedAt: string }[]>;
  /** Day on which what pages show was changed. */
  updatedAt: string;
  /** Codes of the Chinese articles that its index names; `null`: it has no index. */
  named: string[] | null;
  /** How often it was asked for its index. */
  indexReads: number;
  /** How often it was asked for its health. */
  healthChecks: number;
  /** Calls whose connection it closes instead of answering. */
  hangUps: number;
  /** Answers held back until released. */
  hold: Promise<void> | null;
  stop(): Promise<void>;
}

/** Starts an API on a free port. */
export async function startFakeApi(): Promise<FakeApi> {
  const server = createServer((request, response) => void answer(request, response));
  const api: FakeApi = {
    origin: "",
    calls: [],
    mode: "well",
    word: "hello",
    named: null,
    indexReads: 0,
    healthChecks: 0,
    articles: {},
    updatedAt: "2026-01-02",
    hangUps: 0,
    hold: null,
    stop,
    content: { version: "1", importedAt: "2026-03-01T00:00:00.000Z" },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "", headers } = request;
    const body = await text(request).catch(() => "");
    if (url === "/healthz") {
      api.healthChecks += 1;
      if (api.mode === "silent") return;
      const data = { status: "ok", content: api.mode === "nonsense" ? "lots" : api.content };
      response.writeHead(api.mode === "error" ? 500 : 200).end(JSON.stringify({ code: 200, data }));
      return;
    }
    if (url === "/content/index") {
      api.indexReads += 1;
      if (api.mode === "silent") return;
      answerIndex(response, headers["if-none-match"]);
      return;
    }
    api.calls.push({ method, url, headers, body });
    if (api.hangUps > 0) {
      api.hangUps -= 1;
      request.socket.destroy();
      return;
    }
    const { word } = api;
    if (api.hold) await api.hold;
    if (api.mode === "silent") return;
    if (url.startsWith("/large")) {
      response.writeHead(200, { "content-type": "application/pdf" }).end(Buffer.alloc(LARGE_BYTES));
      return;
    }
    if (url.startsWith("/media/")) {
      const known = headers["if-none-match"] === `"${PICTURE_TAG}"`;
      response.writeHead(known ? 304 : 200, {
        "content-type": "image/svg+xml; charset=utf-8",
        "cache-control": "public, no-cache",
        etag: `"${PICTURE_TAG}"`,
      });
      response.end(known ? undefined : PICTURE);
      return;
    }
    if (url.startsWith("/list")) {
      const cache = url.includes("mine") ? "no-store" : "no-cache";
      response.writeHead(200, { "content-type": "application/json", "cache-control": cache, vary: "Lang" });
      response.end(JSON.stringify({ code: 200, data: Array.from({ length: 500 }, (_, id) => ({ id })) }));
      return;
    }
    if (url.startsWith("/stream")) {
      response.writeHead(200, {
        "content-type": "text/plain",
        connection: "x-secret",
        "x-secret": "1",
        "x-kept": "2",
      });
      response.write("one ");
      response.end("two");
      return;
    }
    if (api.mode === "nonsense") {
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>It works!</h1>");
      return;
    }
    const ok = api.mode === "well";
    const list = url.includes("/article/page.do") ? (api.articles[String(headers["lang"])] ?? []) : undefined;
    if (ok && list) {
      const query = new URL(url, "http://api").searchParams;
      const [number, size] = [Number(query.get("pageNum")), Number(query.get("pageSize"))];
      const data = { list: list.slice((number - 1) * size, number * size), total: list.length };
      response.writeHead(200).end(JSON.stringify({ code: 200, data, message: "" }));
      return;
    }
    const data = {
      word,
      updatedAt: api.updatedAt,
    };
    const headersOut = { "content-type": "application/json", "set-cookie": ["a=1", "b=2"] };
    response.writeHead(ok ? 200 : 500, headersOut);
    response.end(
      JSON.stringify({ code: ok ? 200 : 500, data: ok ? data : null, message: ok ? "" : "broken" }),
    );
  }

  function answerIndex(response: ServerResponse, known: string | undefined): void {
    const tag = `"${api.named?.join()}"`;
    const nothing = { articles: [], stories: [] };
    const articles = api.named?.map((code) => ({ code, title: code, category: null }));
    const data = { zh: { articles, stories: [] }, en: nothing, ja: nothing };
    const missing = api.mode === "error" ? 500 : 404;
    const status = api.named === null || api.mode === "error" ? missing : known === tag ? 304 : 200;
    response.writeHead(status, { etag: tag });
    response.end(status === 304 ? undefined : JSON.stringify({ code: status, data, message: "" }));
  }

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }

  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(stop);
  return Object.assign(api, { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

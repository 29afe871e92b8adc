import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

const LOGOUT = "/yxy/custom/logout.do";

/** How the API behaves. */
export type ApiMode = "well" | "nonsense" | "error";

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
  /** What stands in its documents. */
  word: string;
  /** Tickets to the customer centre that open, with who comes by them; each opens once. */
  readonly tickets: Map<string, unknown>;
  /** What it knows of the sessions of whoever asks; `null`: nobody is signed in, `"stale"`: not lately. */
  sessions: object | "stale" | null;
  stop(): Promise<void>;
}

/** Starts an API on a free port. */
export async function startFakeApi(): Promise<FakeApi> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const api: FakeApi = {
    origin: `http://127.0.0.1:${port}`,
    calls: [],
    mode: "well",
    word: "{company} keeps little.",
    tickets: new Map(),
    sessions: null,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  onTestFinished(() => api.stop());
  return api;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "", headers } = request;
    const body = await text(request);
    api.calls.push({ method, url, headers, body });
    if (api.mode === "nonsense") response.end("<h1>It works!</h1>");
    else if (api.mode === "error") response.writeHead(500).end(JSON.stringify({ code: 500, message: "" }));
    else if (url.startsWith("/media/documents/"))
      response.writeHead(200, { "content-type": "application/pdf" }).end(`%PDF-1.7 ${api.word} ${url}`);
    else {
      const [code, data, message = ""] = resultOf(url, body);
      if (url === LOGOUT && code === 200) response.setHeader("set-cookie", ["a=1", "b=2"]);
      response.writeHead(code).end(JSON.stringify({ code, data, message }));
    }
  }

  function resultOf(url: string, body: string): [code: number, data: unknown, message?: string] {
    if (url === "/index/appeal.do")
      return /"phone":"1\d{10}"/.test(body)
        ? [200, { reference: "C1-TEST" }]
        : [422, { fields: { phone: "请填写正确的电话" } }, "请检查标出的内容"];
    if (url.endsWith("/ticket/redeem.do")) {
      const { ticket } = JSON.parse(body) as { ticket: string };
      const data = api.tickets.get(ticket);
      return api.tickets.delete(ticket) ? [200, data] : [422, { reason: "ticket" }];
    }
    if (url === LOGOUT) return [api.sessions === "stale" ? 401 : 200, null];
    if (url.includes("/session/")) {
      const isKnown = typeof api.sessions === "object" && api.sessions !== null;
      return [isKnown ? 200 : 401, url.endsWith("/list.do") && isKnown ? api.sessions : null];
    }
    return [200, { title: "Policy", updatedAt: "2026-01-02", html: `<p>${api.word}</p>` }];
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the server saw it. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** A server on a free port that keeps what it saw. */
export interface TestServer extends AsyncDisposable {
  readonly baseUrl: string;
  readonly seen: Seen[];
}

/** Answers of a server, one for each call; the last one for all that follow. */
export type Reply = (response: ServerResponse, seen: Seen) => void;

export async function testServer(...replies: Reply[]): Promise<TestServer> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const one = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body };
      seen.push(one);
      replies[Math.min(seen.length, replies.length) - 1]?.(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const json =
  (body: unknown, status = 200): Reply =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };

export const text =
  (body: string, status = 200): Reply =>
  (response) => {
    response.writeHead(status, { "content-type": "text/plain" }).end(body);
  };

/** Takes the request and never answers. */
export const silence: Reply = () => undefined;

/** Closes the connection without an answer. */
export const hangUp: Reply = (response) => {
  response.destroy();
};

export const ok = (data: unknown): Reply => json({ code: 200, data, message: "" });

import { createReadStream } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { askApi } from "./ask-api.ts";
import { privateTrackingKey } from "./dev-settings.ts";
import { readDevEnv } from "../env.ts";
import { createSiteDevServer, type SiteDevServer } from "./site-dev-server.ts";

const env = readDevEnv();
const repository = join(import.meta.dirname, "../../../..");
const apiBase = `http://127.0.0.1:${env.apiPort}`;
const http = createServer((request, response) => void answer(request, response));
const [cn, intl] = await Promise.all([
  createSiteDevServer(join(repository, "apps/cn"), "cn", http),
  createSiteDevServer(join(repository, "apps/intl"), "intl", http),
]);
const sites = [cn, intl];

function siteOf(pathname: string): SiteDevServer {
  return /^\/m\/(?:_intl|en-us|jp)(?:\/|$)/i.test(pathname) ? intl : cn;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", `http://${request.headers.host ?? "localhost"}`);
  try {
    if (url.pathname.startsWith("/api/")) {
      return await send(
        response,
        await askApi(apiBase + url.pathname.slice(4) + url.search, toInit(request)),
      );
    }
    if (url.pathname === "/m/_dev/tracking.private.pem") {
      response.writeHead(200, { "content-type": "text/plain" }).end(privateTrackingKey());
      return undefined;
    }
    // Reports of speed and errors: nobody reads them here.
    if (url.pathname === "/m/_beacon") {
      response.writeHead(204).end();
      return undefined;
    }
    const site = siteOf(url.pathname);
    if (/^\/m\/_(?:cn|intl)\//.test(url.pathname)) {
      const file = await site.buildFile(url.pathname);
      if (file) return await send(response, Response.json(file));
      return site.vite.middlewares(request, response, () => response.writeHead(404).end());
    }
    if (/^\/m\/brand\/[\w.-]+$/.test(url.pathname)) {
      createReadStream(join(repository, "apps/host/public", url.pathname))
        .on("error", () => response.writeHead(404).end())
        .pipe(response);
      return undefined;
    }
    if (!/^\/m(?:\/|$)/.test(url.pathname)) {
      response.writeHead(302, { location: "/m" }).end();
      return undefined;
    }
    await send(response, await site.respond(new Request(url, toInit(request)), apiBase));
  } catch (error) {
    if (error instanceof Error) for (const { vite } of sites) vite.ssrFixStacktrace(error);
    console.error(error);
    if (response.headersSent) {
      response.destroy();
      return undefined;
    }
    response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
    response.end(error instanceof Error ? error.stack : String(error));
  }
  return undefined;
}

function toInit(request: IncomingMessage): RequestInit {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string" && name !== "host" && name !== "connection") headers.set(name, value);
  }
  const init: RequestInit = { method: request.method ?? "GET", headers, redirect: "manual" };
  if (init.method === "GET" || init.method === "HEAD") return init;
  return { ...init, body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: "half" };
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const headers = Object.fromEntries(answer.headers);
  delete headers["content-encoding"];
  delete headers["content-length"];
  response.writeHead(answer.status, headers);
  if (answer.body) await pipeline(Readable.fromWeb(answer.body), response);
  else response.end();
}

http.once("error", ({ code, message }: NodeJS.ErrnoException) => {
  const inUse = `Port ${env.port} (PORT) is in use. Stop what uses it, or choose another: PORT=${env.port + 1}, or PORT=0 for any that is free.`;
  console.error(code === "EADDRINUSE" ? inUse : message);
  process.exit(1);
});
http.listen(env.port, env.host, () => {
  const address = http.address();
  const port = typeof address === "object" && address ? address.port : env.port;
  console.info(`Chinese   http://localhost:${port}/m/zh-cn`);
  console.info(`English   http://localhost:${port}/m/en-us`);
  console.info(`Japanese  http://localhost:${port}/m/jp`);
});

async function stop(): Promise<void> {
  await Promise.all(sites.map(({ vite }) => vite.close()));
  http.close();
  http.closeAllConnections();
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());

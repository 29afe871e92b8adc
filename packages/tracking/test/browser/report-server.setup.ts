import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { TestProject } from "vitest/node";
import { openEnvelope } from "../../src/server/index.ts";
import { PRIVATE_KEY } from "../support/keys.ts";
import type { RecordedReport, ServerMood } from "./recorded-report.ts";

interface Run {
  mood: ServerMood;
  readonly reports: RecordedReport[];
}

const runs = new Map<string, Run>();
let server: Server | undefined;

function runOf(name: string): Run {
  const run = runs.get(name) ?? { mood: { status: 200 }, reports: [] };
  runs.set(name, run);
  return run;
}

async function record(request: IncomingMessage, url: URL, run: Run): Promise<void> {
  const opened = openEnvelope(Object.fromEntries(url.searchParams), PRIVATE_KEY);
  run.reports.push({
    method: request.method ?? "",
    contentType: request.headers["content-type"] ?? "",
    lang: String(request.headers["lang"] ?? ""),
    bodyLength: (await text(request)).length,
    urlLength: (request.url ?? "").length,
    status: run.mood.status,
    sign: url.searchParams.get("sign") ?? "",
    event: opened.ok ? opened.event : opened.reason,
  });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "*");
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT");
  response.setHeader("Access-Control-Allow-Headers", "Lang");
  response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  if (request.method === "OPTIONS") return void response.writeHead(204).end();
  const url = new URL(request.url ?? "/", "http://reports.test");
  const [, name = "", action] = url.pathname.split("/");
  const run = runOf(name);
  if (action === "reports") {
    response.end(JSON.stringify(run.reports));
  } else if (action === "mood" && request.method === "PUT") {
    run.mood = JSON.parse(await text(request)) as ServerMood;
    response.end();
  } else if (action === "mood") {
    response.end();
  } else {
    await record(request, url, run);
    if (run.mood.retryAfter) response.setHeader("Retry-After", run.mood.retryAfter);
    if (run.mood.contentType) response.setHeader("Content-Type", run.mood.contentType);
    response.writeHead(run.mood.status).end();
  }
}

/** Starts the server that the pages under test report to; it opens what it gets as the API does. */
export async function setup(project: TestProject): Promise<void> {
  server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  project.provide("reportOrigin", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

export function teardown(): void {
  server?.closeAllConnections();
  server?.close();
}

declare module "vitest" {
  interface ProvidedContext {
    reportOrigin: string;
  }
}

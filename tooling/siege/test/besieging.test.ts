import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { besiegeByChance, besiegeByLeaving, besiegeSlowly, besiegeWithFlood, FLOODS } from "../src/index.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server on a free port. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("requests by chance name the request that a server fails on, and take 'later' for no failure", async () => {
  const origin = await serve((request, response) => {
    const fails = request.url?.includes("__proto__") ?? false;
    if (!fails) response.setHeader("retry-after", "1");
    response.writeHead(fails ? 500 : 503).end();
  });
  const { answers, offences } = await besiegeByChance({ origin, requests: 500, seed: 1 });
  expect(offences.length).toBeGreaterThan(0);
  for (const { request } of offences) expect(request.split("\r\n")[0]).toContain("__proto__");
  expect(answers["500"]).toBe(offences.length);
  expect(answers["503"]).toBeGreaterThan(100);
});

test("a failure in the body of an answered call counts", async () => {
  const origin = await serve((_, response) => void response.end('{"code":500,"message":"","data":null}'));
  const { offences } = await besiegeByChance({ origin, requests: 20, seed: 1 });
  expect(offences.length).toBeGreaterThan(0);
});

test("a flood counts answers and refusals, and how a bystander and his lead fared", async () => {
  const origin = await serve((request, response) => {
    if (request.method === "POST") response.end('{"code":200,"data":{"reference":"W1"}}');
    else response.writeHead(request.url?.includes("method=") ? 503 : 200).end("page");
  });
  const flood = FLOODS.find(({ name }) => name === "method");
  if (!flood) throw new Error("no such flood");
  const pids = { server: process.pid };
  const figures = await besiegeWithFlood({ origin, flood, connections: 5, seconds: 1, clients: 2, pids });
  expect(Object.keys(figures.answers)).toEqual(["503"]);
  expect(figures.refusedMs.count).toBe(figures.answers["503"]);
  expect(Object.keys(figures.bystander.answers)).toEqual(["200"]);
  expect(figures.bystander.ms.count).toBe(figures.bystander.answers["200"]);
  expect(figures.bystander.leads).toEqual({ sent: 2, taken: 2 });
  expect(figures.memoryMiB["server"]).toBeGreaterThan(0);
});

test("a bystander who gets nothing is seen", async () => {
  const origin = await serve((request, response) => {
    if (request.url === "/m/zh-cn" || request.method === "POST") request.destroy();
    else response.end("x".repeat(100_000));
  });
  const { bystander } = await besiegeByLeaving({ origin, visitors: 40 });
  expect(Object.keys(bystander.answers)).toEqual(["none"]);
  expect(bystander.leads).toEqual({ sent: 2, taken: 0 });
});

test("slow connections that the server closed are not held", async () => {
  const open = await serve((_, response) => void response.end());
  const slow = { connections: 10, seconds: 1, part: "head" } as const;
  expect((await besiegeSlowly({ ...slow, origin: open })).held).toBe(10);
  const server = createServer({ headersTimeout: 100, connectionsCheckingInterval: 50 }, (_, response) => {
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close());
  const strict = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await besiegeSlowly({ ...slow, origin: strict })).held).toBe(0);
});

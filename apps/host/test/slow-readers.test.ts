import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createBodyReader } from "../src/http/read-body.ts";
import type { Visitor } from "../src/http/visitor.ts";
import { createApiConnection } from "../src/proxy/api-connection.ts";
import { createApiProxy } from "../src/proxy/api-proxy.ts";
import { LARGE_BYTES, startFakeApi } from "./support/fake-api.ts";

/** More than there are connections to the API, and more than one network may have unread. */
const READERS = 80;

const VISITOR: Visitor = {
  address: "203.0.113.7",
  network: "203.0.113.7",
  named: 0,
  country: "",
  origin: null,
  local: false,
  misdirected: false,
};

/** Asks an API as visitors do; nobody reads the answers. */
function asking(apiOrigin: string): (path: string) => Promise<Response> {
  const api = createApiConnection({
    apiOrigin,
    apiSecret: "a secret of this test",
    timeoutMs: 15_000,
    now: Date.now,
  });
  onTestFinished(() => api.close());
  const forward = createApiProxy(api, createBodyReader(), () => undefined);
  return (path) => forward(new Request(`http://site.test/api${path}`), path, VISITOR);
}

test("visitors who do not read what they asked for, or leave before, keep nobody from the API", async () => {
  const ask = asking((await startFakeApi()).origin);
  const unread = await Promise.all(Array.from({ length: READERS }, () => ask("/large")));
  expect(await (await ask("/word.do")).json()).toMatchObject({ code: 200 });
  expect(new Set(unread.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const [first, ...others] = unread.filter(({ status }) => status === 200);
  expect((await first?.arrayBuffer())?.byteLength).toBe(LARGE_BYTES);
  for (const answer of others) await answer.body?.cancel();
  expect((await ask("/large")).status).toBe(200);
});

test("an answer that breaks off is none: the visitor is told so", async () => {
  const api = createServer((_request, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("half");
    response.socket?.end();
  });
  api.listen(0, "127.0.0.1");
  await once(api, "listening");
  onTestFinished(() => void api.close());
  const ask = asking(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  expect((await ask("/word.do")).status).toBe(502);
});

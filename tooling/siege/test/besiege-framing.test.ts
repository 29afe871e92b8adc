import { Agent, createServer, request as send, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { besiegeFraming } from "../src/index.ts";

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** An API that repeats the page size it is asked for. */
const api: RequestListener = (request, response) => {
  const pageSize = Number(new URL(request.url ?? "/", "http://api").searchParams.get("pageSize"));
  response.end(JSON.stringify({ code: 200, data: { pageSize }, message: "" }));
};

/** A front door that passes every header field on, and no body. */
function careless(apiPort: number): RequestListener {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  return (request, response) => {
    const { method, headers, url = "/" } = request;
    const call = send(
      { port: apiPort, method, headers, agent, path: url.replace(/^\/api/, "") },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    call.on("error", () => response.writeHead(502).end("{}"));
    if (method === "POST") request.pipe(call);
    else call.end();
  };
}

const SIEGE = { victims: 40, attackersAtOnce: 32, victimsAtOnce: 4, patienceMs: 300 };

test("a careless front door does not stand", async () => {
  const port = await serve(careless(await serve(api)));
  const { through, wrong, failed } = await besiegeFraming({ origin: `http://127.0.0.1:${port}`, ...SIEGE });
  expect(through.length + wrong + failed).toBeGreaterThan(0);
});

test("addresses of other machines are not attacked", async () => {
  for (const origin of ["http://10.0.0.1:3000", "https://www.example.com", "http://127.0.0.1.example.com"])
    await expect(besiegeFraming({ origin, ...SIEGE })).rejects.toThrow("no address of this machine");
});

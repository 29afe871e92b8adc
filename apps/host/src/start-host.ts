import { getRequestListener } from "@hono/node-server";
import { networkOf } from "@wesdom/api-client/server";
import { createServer, type RequestListener, type Server } from "node:http";
import { Server as TcpServer, type AddressInfo, type Socket } from "node:net";
import { HEALTH_PATH } from "./app/guard.ts";
import { createNotices } from "./app/notices.ts";
import { createHost, type Host, type HostOptions } from "./create-host.ts";
import { createRefusal } from "./http/refusal.ts";
import { createTurns } from "./http/turns.ts";
import { addressOf } from "./http/visitor.ts";
import { addSecurityHeaders } from "./security/security-headers.ts";

/** Largest headers of a request; a larger one is answered 431. */
const LARGEST_HEADERS_BYTES = 16_384;

/** How long a client may take to send its headers, its whole request, and to do nothing at all. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
const IDLE_TIMEOUT_MS = 120_000;

/** How long a connection is kept for the next request; longer than a load balancer's minute. */
const KEEP_ALIVE_MS = 65_000;

/** Share of all connections that one network may have, where visitors connect by themselves. */
const LARGEST_SHARE = 1 / 4;

/**
 * How long a request may wait for its turn before it is told to come again, how many of one network may wait without that,
 * and how many at all: one connection can send thousands of requests at once.
 */
const TURNS = { longestWaitMs: 60, crowd: 256, mostWaiting: 1024 };

/** How often connections that finished are looked for while draining. */
const DRAIN_CHECK_MS = 50;

/** What a parse error of a connection is answered with. */
const PARSE_ANSWERS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** The front door, open. */
export interface RunningHost {
  readonly host: Host;
  readonly port: number;
  /** Lets requests under way finish, then closes everything. */
  stop(): Promise<void>;
}

/** Limits of connections, for tests. */
export interface ServerLimits {
  readonly headersTimeoutMs?: number;
  readonly requestTimeoutMs?: number;
  readonly idleTimeoutMs?: number;
}

/**
 * Opens the front door on its port.
 *
 * @throws When the port is in use: before anything is rendered, mostly.
 */
export async function startHost(options: HostOptions, limits: ServerLimits = {}): Promise<RunningHost> {
  const { settings } = options;
  const trial = new TcpServer((socket) => socket.destroy());
  await listen(trial, settings);
  await new Promise((resolve) => trial.close(resolve));
  const host = await createHost(options);
  const notice = createNotices(settings.site);
  const listener = getRequestListener(host.app.fetch, {
    async errorHandler() {
      // What makes no request at all: a host header or a target that is no address.
      const response = await notice(new Request("http://localhost/"), "badRequest");
      addSecurityHeaders(response.headers, settings.site.publicOrigin);
      return response;
    },
  });
  const takeTurn = createTurns(TURNS);
  const refuse = await createRefusal(notice, settings.site.publicOrigin);
  const headersTimeout = limits.headersTimeoutMs ?? HEADERS_TIMEOUT_MS;
  const requestTimeout = limits.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const take: RequestListener = (request, response) => {
    const { socket, headers } = request;
    if (request.url === HEALTH_PATH) headers.host ??= "localhost";
    const forwardedFor = headers["x-forwarded-for"]?.toString();
    const address = addressOf(forwardedFor, socket.remoteAddress ?? "", settings.trustProxyHops);
    takeTurn(
      networkOf(address),
      () => void listener(request, response),
      () => refuse(request, response),
    );
  };
  const server = createServer(
    {
      // A request without it is refused by the listener, with the headers of every answer.
      requireHostHeader: false,
      maxHeaderSize: LARGEST_HEADERS_BYTES,
      headersTimeout,
      requestTimeout,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(headersTimeout, requestTimeout, HEADERS_TIMEOUT_MS) / 2,
    },
    take,
  );
  // An expectation that nobody knows is none; Node would answer it by itself.
  server.on("checkExpectation", take);
  server.setTimeout(limits.idleTimeoutMs ?? IDLE_TIMEOUT_MS);
  server.maxConnections = settings.maxConnections;
  if (settings.trustProxyHops === 0) boundShares(server, settings.maxConnections * LARGEST_SHARE);
  server.on("clientError", createParseErrorAnswer(settings.site.publicOrigin));
  await listen(server, settings);
  const { port } = server.address() as AddressInfo;
  return { host, port, stop: () => stop(server, host, settings) };
}

async function listen(
  server: TcpServer,
  { port, hostname }: Pick<HostOptions["settings"], "port" | "hostname">,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} (PORT) is in use. Stop what uses it, or choose another: PORT=${port + 1}.`;
      reject(error.code === "EADDRINUSE" ? new Error(inUse, { cause: error }) : error);
    });
    server.listen(port, hostname, resolve);
  });
}

/**
 * Accepts no more connections, and says on those there are that each answer is the last. While it drains, none is closed
 * that a proxy might be about to use; then those that rest are, and at last all.
 */
async function stop(
  server: Server,
  host: Host,
  { drainMs, shutdownMs }: Pick<HostOptions["settings"], "drainMs" | "shutdownMs">,
): Promise<void> {
  host.lifecycle.draining = true;
  // The one of HTTP would close resting connections at once.
  const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  let idle: NodeJS.Timeout | undefined;
  const drained = setTimeout(() => {
    idle = setInterval(() => server.closeIdleConnections(), DRAIN_CHECK_MS);
    server.closeIdleConnections();
  }, drainMs);
  const impatient = setTimeout(() => server.closeAllConnections(), drainMs + shutdownMs);
  await closed;
  for (const timer of [drained, idle, impatient]) clearTimeout(timer);
  await host.close();
}

/** Closes connections of a network that has its share of them already. */
function boundShares(server: Server, mostOfOne: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const count = (open.get(network) ?? 0) + 1;
    if (count > mostOfOne) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** Makes the answer to what the parser refuses, with the headers of every other answer. */
function createParseErrorAnswer(
  publicOrigin: string,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  const headers = new Headers({
    "cache-control": "no-store",
    connection: "close",
    "content-type": "text/plain",
  });
  addSecurityHeaders(headers, publicOrigin);
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return (error, socket) => {
    if (!socket.writable || error.code === "ECONNRESET") {
      socket.destroy();
      return;
    }
    const status = PARSE_ANSWERS[error.code ?? ""] ?? "400 Bad Request";
    socket.end(`HTTP/1.1 ${status}\r\n${lines}\r\n${status}\n`);
  };
}

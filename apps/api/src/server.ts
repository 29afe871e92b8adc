import { createLog } from "@wesdom/api-client/server";
import { createAdaptorServer } from "@hono/node-server";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { runCommand } from "./control/commands.ts";
import { listenForCommands } from "./control/control-socket.ts";
import { createApi, type ApiOptions } from "./createApi.ts";
import { readSettings } from "./env.ts";
import type { Log } from "./http/log.ts";
import { refuseDevelopmentKeys } from "./keys/refuseDevelopmentKeys.ts";

/** Largest headers of a request; a larger one is answered 431. */
const LARGEST_HEADERS_BYTES = 16_384;

/** How long a client may take to send its headers, and its whole request. A pause between requests does not count. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** How long a connection is kept for the next request: longer than a front door or balancer keeps it, a minute mostly. */
const KEEP_ALIVE_MS = 75_000;

/** Connections at once, of all front doors and balancers; more are refused. */
const MOST_CONNECTIONS = 2_000;

/** At a stop, how long kept connections may still bring a request, and how often it is seen whether any is left. */
const DRAIN_MS = 2_000;
const DRAIN_CHECK_MS = 50;

/** After the last request, for background work and the database. */
const CLOSE_MS = 5_000;

/** A listening API. */
export interface RunningServer {
  readonly port: number;
  /**
   * Answers what comes over open connections and ends each with its answer, then ends open requests, delivers nothing
   * more, closes the database.
   */
  readonly stop: () => Promise<void>;
  /** A stop that takes longer than this hangs, milliseconds. */
  readonly longestStopMs: number;
}

/**
 * Starts the API on its port and its command socket.
 *
 * @throws In production on development keys.
 */
export async function startServer(options: ApiOptions = {}): Promise<RunningServer> {
  const log: Log = options.log ?? createLog();
  refuseDevelopmentKeys({ ...readSettings(), ...options.settings });
  const api = await createApi({ ...options, log });
  let server: Server;
  let stopCommands: () => Promise<void>;
  try {
    server = await listening(api.fetch, api.settings);
    const target = { db: api.longDb, importContent: api.importContent };
    stopCommands = await listenForCommands(api.settings.dataDirectory, (command) =>
      runCommand(target, command),
    );
  } catch (error) {
    await api.close();
    throw error;
  }
  api.outbox.start();
  api.upkeep.start();
  const { port } = server.address() as AddressInfo;
  log("info", "listening", { port, database: api.settings.databaseUrl === "" ? "embedded" : "postgres" });
  const { shutdownMs } = api.settings;
  return {
    port,
    longestStopMs: DRAIN_MS + shutdownMs + CLOSE_MS,
    stop: async () => {
      api.lifecycle.draining = true;
      await stopCommands();
      await drained(server);
      await closed(server, shutdownMs);
      await api.close();
      log("info", "stopped");
    },
  };
}

async function listening(
  fetch: (request: Request, env?: object) => Promise<Response>,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Server> {
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      maxHeaderSize: LARGEST_HEADERS_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: HEADERS_TIMEOUT_MS / 2,
    },
  }) as Server;
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} (API_PORT) is in use. Stop what uses it, or choose another: API_PORT=${port + 1}.`;
      reject(error.code === "EADDRINUSE" ? new Error(inUse, { cause: error }) : error);
    });
    server.listen(port, host, resolve);
  });
  return server;
}

/** Waits until no connection is open; those that nobody uses are waited for no longer than they could be used. */
async function drained(server: Server): Promise<void> {
  const open = (): Promise<number> =>
    new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  let waited = 0;
  do {
    // Once in any case: there may be connections that the system has taken and this process has not yet seen.
    await wait(DRAIN_CHECK_MS);
    waited += DRAIN_CHECK_MS;
  } while (waited < DRAIN_MS && (await open()) > 0);
}

async function closed(server: Server, patienceMs: number): Promise<void> {
  const ended = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), DRAIN_CHECK_MS);
  const force = setTimeout(() => server.closeAllConnections(), patienceMs);
  await ended;
  clearInterval(idle);
  clearTimeout(force);
}

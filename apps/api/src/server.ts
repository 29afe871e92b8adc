import { createAdaptorServer } from "@hono/node-server";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { jsonLog, type Log } from "./app/log.ts";
import { listenForCommands } from "./control/controlSocket.ts";
import { createApi, type ApiOptions } from "./createApi.ts";
import { readSettings } from "./env.ts";
import { refuseDevelopmentKeys } from "./keys/refuseDevelopmentKeys.ts";

/** How long open requests may take to end when the server stops. */
const SHUTDOWN_MS = 10_000;

/** A listening API. */
export interface RunningServer {
  readonly port: number;
  /** Ends open requests, delivers nothing more, closes the database. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the API on its port and its command socket.
 *
 * @throws In production on development keys.
 */
export async function startServer(options: ApiOptions = {}): Promise<RunningServer> {
  const log: Log = options.log ?? jsonLog;
  refuseDevelopmentKeys({ ...readSettings(), ...options.settings });
  const api = await createApi({ ...options, log });
  let server: Server;
  let stopCommands: () => Promise<void>;
  try {
    server = createAdaptorServer({ fetch: api.fetch }) as Server;
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(api.settings.port, api.settings.host, resolve);
    });
    stopCommands = await listenForCommands(api.settings.dataDirectory, {
      db: api.longDb,
      importContent: api.importContent,
    });
  } catch (error) {
    await api.close();
    throw error;
  }
  api.outbox.start();
  api.events.start();
  api.accounts.start();
  const { port } = server.address() as AddressInfo;
  log("info", "listening", { port, database: api.settings.databaseUrl === "" ? "embedded" : "postgres" });
  return {
    port,
    stop: async () => {
      await stopCommands();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
      await closed;
      clearTimeout(force);
      await api.close();
      log("info", "stopped");
    },
  };
}

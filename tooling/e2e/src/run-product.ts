import { publishRelease } from "@wesdom/release";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Product } from "./product.ts";

const REPOSITORY = join(import.meta.dirname, "../../..");

/** How long a server may take to listen, in milliseconds; the first start of the embedded database is slow. */
const START_LIMIT_MS = 60_000;

/** A product of its own: a database, a releases folder and two servers on ports that were free. */
export interface RunningProduct extends Product {
  readonly dataDir: string;
  /** Stops the API; pages are served on without it. */
  stopApi(): Promise<void>;
  /** Starts the API again on the same port. */
  startApi(): Promise<void>;
  /** Stops everything and removes its data. */
  stop(): Promise<void>;
}

/** Publishes the built sites into a temporary folder and starts API and host on it. */
export async function runProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), "wesdom-e2e-"));
  const releasesDir = join(dataDir, "releases");
  for (const app of ["cn", "intl"] as const) {
    await publishRelease({ app, from: join(REPOSITORY, "apps", app, "dist"), to: releasesDir, why: "end-to-end tests" });
  }
  const shared = { NODE_ENV: "production", PUBLIC_DEMO: "1", HOST: "127.0.0.1", DATA_DIR: dataDir, ...settings };
  let apiPort = 0;
  let api: Server;
  const startApi = async (): Promise<void> => {
    api = await startServer("api", { ...shared, API_PORT: String(apiPort) });
    apiPort = api.port;
  };
  await startApi();
  const host = await startServer("host", {
    ...shared,
    PORT: "0",
    API_PORT: String(apiPort),
    RELEASES_DIR: releasesDir,
  });
  return {
    origin: `http://127.0.0.1:${host.port}`,
    apiOrigin: `http://127.0.0.1:${apiPort}`,
    releasesDir,
    dataDir,
    startApi,
    stopApi: () => stopServer(api.process),
    async stop() {
      await Promise.all([stopServer(host.process), stopServer(api.process)]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Server {
  readonly process: ChildProcess;
  readonly port: number;
}

async function startServer(app: "api" | "host", env: Readonly<Record<string, string>>): Promise<Server> {
  const child = spawn(process.execPath, ["src/main.ts"], {
    cwd: join(REPOSITORY, "apps", app),
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const tail: string[] = [];
  const keep = (line: string): void => {
    tail.push(line);
    if (tail.length > 40) tail.shift();
  };
  createInterface({ input: child.stderr }).on("line", keep);
  const port = await new Promise<number>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`${app} did not listen in time:\n${tail.join("\n")}`)), START_LIMIT_MS);
    child.once("exit", (code) => reject(new Error(`${app} ended with ${code}:\n${tail.join("\n")}`)));
    createInterface({ input: child.stdout }).on("line", (line) => {
      keep(line);
      const listening = /"event":"listening".*?"port":(\d+)/.exec(line);
      if (!listening) return;
      clearTimeout(limit);
      resolve(Number(listening[1]));
    });
  });
  return { process: child, port };
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

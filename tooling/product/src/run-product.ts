import { fillDataFolder } from "@wesdom/api";
import { clearStrays, publish, readManifest, type AppName } from "@wesdom/release";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readProductSites } from "./env.ts";
import { ROOT } from "./root.ts";
import { launch, type Launched } from "./start/launch.ts";

/** How long a product may take to come up, in milliseconds; a hook that starts one waits as long. */
export const START_LIMIT_MS = 180_000;

/** What hosts and APIs of the tests know each other by, and what reads the messages of a demonstration. */
export const API_SECRET = "a secret of the end-to-end tests alone";

/** Where a product is. */
export interface Product {
  /** Origin of the host, e.g. `http://127.0.0.1:41234`. */
  readonly origin: string;
  /** Origin of the API. */
  readonly apiOrigin: string;
  readonly releasesDir: string;
  /** Folder of the API's data, by which its commands find it. */
  readonly dataDir: string;
}

/** Products that this process has started, by the origin of their pages. */
export const ownProducts = new Map<string, Product>();

/** A product of its own: a database, a releases folder and two servers on ports that were free. */
export interface RunningProduct extends Product {
  /** Processes of the host, and of the API that was started first. */
  readonly hostPid: number;
  readonly apiPid: number;
  /** What API and host have written so far, standard error included. */
  readonly written: () => string;
  /** Stops the API; pages are served on without it. */
  stopApi(): Promise<void>;
  /** Starts the API again on the same port. */
  startApi(): Promise<void>;
  /** Stops everything and removes its data. */
  stop(): Promise<void>;
}

/** A host of its own, in front of an API that runs already. */
export interface RunningHost {
  readonly origin: string;
  /** Its latest lines, oldest first. */
  readonly tail: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts a host on a releases folder.
 *
 * @param apiOrigin - Where the API answers, or would.
 */
export async function runHost(
  releasesDir: string,
  apiOrigin: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningHost> {
  const host = await launch("host", {
    NODE_ENV: "production",
    PUBLIC_DEMO: "1",
    HOST: "127.0.0.1",
    PORT: "0",
    API_ORIGIN: apiOrigin,
    API_SECRET,
    RELEASES_DIR: releasesDir,
    LOG_REQUESTS: "0",
    ...settings,
  });
  return { origin: `http://127.0.0.1:${host.port}`, tail: host.tail, stop: () => host.stop() };
}

/** Folders of built sites. */
export type SiteFolders = Readonly<Partial<Record<AppName, string>>>;

/** The sites of `PRODUCT_SITES` as they are built in this tree. */
function builtSites(): SiteFolders {
  return Object.fromEntries(readProductSites().map((app) => [app, join(ROOT, "apps", app, "dist")]));
}

/** Publishes built sites into a temporary folder and starts API and host on it. */
export async function runProduct(
  settings: Readonly<Record<string, string>> = {},
  sites: SiteFolders = builtSites(),
): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), "wesdom-e2e-"));
  const releasesDir = join(dataDir, "releases");
  for (const [app, from] of Object.entries(sites) as [AppName, string][]) {
    await clearStrays(from, await readManifest(from));
    await publish({ app, from, to: releasesDir, by: "e2e", why: "end-to-end tests" });
  }
  await fillDataFolder(dataDir);
  const shared = {
    NODE_ENV: "production",
    PUBLIC_DEMO: "1",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    API_SECRET,
    ...settings,
  };
  let written = "";
  const listen = ({ process: { stdout, stderr }, tail }: Launched): void => {
    written += `${tail.join("\n")}\n`;
    for (const stream of [stdout, stderr]) stream?.on("data", (text: Buffer) => (written += text.toString()));
  };
  let apiPort = 0;
  const launchApi = async (): Promise<Launched> => {
    const launched = await launch("api", { ...shared, API_PORT: String(apiPort) });
    apiPort = launched.port;
    listen(launched);
    return launched;
  };
  let api = await launchApi();
  const host = await launch("host", {
    ...shared,
    PORT: "0",
    API_PORT: String(apiPort),
    RELEASES_DIR: releasesDir,
  });
  listen(host);
  const origin = `http://127.0.0.1:${host.port}`;
  const product: Product = { origin, apiOrigin: `http://127.0.0.1:${apiPort}`, releasesDir, dataDir };
  ownProducts.set(origin, product);
  return {
    ...product,
    written: () => written,
    hostPid: host.process.pid ?? 0,
    apiPid: api.process.pid ?? 0,
    startApi: async () => void (api = await launchApi()),
    stopApi: () => api.stop(),
    async stop() {
      await Promise.all([host.stop(), api.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

import { launch, type Launched } from "@wesdom/checks/launch";
import { clearStrays, publish, readManifest, type AppName } from "@wesdom/release";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chosenSites, ownProducts, type Product } from "./env.ts";
import { REPOSITORY } from "./repository.ts";

/** How long a product may take to come up, in milliseconds; a hook that starts one waits as long. */
export const START_LIMIT_MS = 180_000;

/** What hosts and APIs of the tests know each other by, and what reads the messages of a demonstration. */
export const API_SECRET = "a secret of the end-to-end tests alone";

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

/** The subject's sites as they are built in the tree that the suite was started from. */
function builtSites(): SiteFolders {
  return Object.fromEntries(chosenSites().map((app) => [app, join(REPOSITORY, "apps", app, "dist")]));
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
  ownProducts.set(origin, dataDir);
  return {
    written: () => written,
    origin,
    apiOrigin: `http://127.0.0.1:${apiPort}`,
    releasesDir,
    dataDir,
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

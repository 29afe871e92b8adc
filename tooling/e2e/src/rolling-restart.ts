import { launch, type Launched } from "@wesdom/product/launch";
import { publish } from "@wesdom/release";
import { askSteadily, type SteadyFigures } from "@wesdom/siege";
import { startPostgres } from "@wesdom/vitest-config/postgres";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNginx } from "./nginx-in-front.ts";
import { freePorts } from "@wesdom/product/programs";
import { ROOT } from "@wesdom/product/root";
import { API_SECRET } from "@wesdom/product/run-product";

/** What a load showed while every server was restarted, one after the other. */
export interface RestartReport {
  readonly gets: SteadyFigures;
  readonly posts: SteadyFigures;
  /** Restarts that fell into the load. */
  readonly restarts: number;
}

/**
 * Two hosts and two APIs on one PostgreSQL, behind the handbook's nginx: restarts one after the other, round and round,
 * until all requests have been answered.
 */
export async function loadAcrossRestarts(load: {
  readonly gets: number;
  readonly posts: number;
  readonly atOnce: number;
}): Promise<RestartReport> {
  const folder = await mkdtemp(join(tmpdir(), "wesdom-restarts-"));
  const postgres = await startPostgres();
  const [http = 0, https = 0, balancer = 0, ...own] = await freePorts(7);
  // In turn a host and an API, so that one is known to be back before its twin goes.
  const [hostPorts, apiPorts] = [0, 1].map((kind) => own.filter((_, turn) => turn % 2 === kind)) as [
    number[],
    number[],
  ];
  const origin = `https://localhost:${https}`;
  const releasesDir = join(folder, "releases");
  for (const app of ["cn", "intl"] as const)
    await publish({
      app,
      from: join(ROOT, "apps", app, "dist"),
      to: releasesDir,
      by: "restarts",
      why: "",
    });
  const shared = {
    NODE_ENV: "production",
    PUBLIC_DEMO: "1",
    HOST: "127.0.0.1",
    API_SECRET,
    LOG_REQUESTS: "0",
  };
  const startApi = (port: number): Promise<Launched> =>
    launch("api", {
      ...shared,
      DATA_DIR: join(folder, `api-${port}`),
      DATABASE_URL: postgres.url,
      API_PORT: String(port),
    });
  const startHost = (port: number): Promise<Launched> =>
    launch("host", {
      ...shared,
      PORT: String(port),
      API_ORIGIN: `http://127.0.0.1:${balancer}`,
      RELEASES_DIR: releasesDir,
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY_HOPS: "1",
      DRAIN_SECONDS: "6",
    });
  const running = new Map<number, readonly [start: (port: number) => Promise<Launched>, server: Launched]>();
  try {
    for (const port of apiPorts) running.set(port, [startApi, await startApi(port)]);
    for (const port of hostPorts) running.set(port, [startHost, await startHost(port)]);
    const nginx = await startNginx(folder, hostPorts, [http, https], { port: balancer, servers: apiPorts });
    try {
      const over = new AbortController();
      let restarts = 0;
      const asked = askSteadily({ ...load, origin }).finally(() => over.abort());
      const restarting = (async () => {
        for (let turn = 0; !over.signal.aborted; turn += 1) {
          const port = own[turn % own.length] ?? 0;
          const [start, server] = running.get(port) ?? [];
          if (!start || !server) continue;
          await server.stop();
          running.set(port, [start, await start(port)]);
          if (!over.signal.aborted) restarts += 1;
        }
      })();
      const [figures] = await Promise.all([asked, restarting]);
      return { ...figures, restarts };
    } finally {
      await nginx.stop();
    }
  } finally {
    await Promise.all([...running.values()].map(([, server]) => server.stop()));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

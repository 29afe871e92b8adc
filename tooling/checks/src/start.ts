import { publish } from "@wesdom/release";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { renderUnicodeCompact } from "uqr";
import { run } from "./process/run.ts";
import { ROOT } from "./root.ts";
import { addressTable, formatTable, lanAddress } from "./start/addresses.ts";
import { baseEnv, readStartEnv } from "./start/env.ts";
import { launch, LaunchError, type Launched } from "./start/launch.ts";

const env = readStartEnv();
const running: Launched[] = [];
let stopping = false;

async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  console.info(`→ ${title} …`);
  const result = await work();
  console.info(`  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const server of running.toReversed()) await server.stop();
  process.exit(code);
}

function watch(server: Launched): void {
  running.push(server);
  server.process.once("exit", (code, signal) => {
    if (stopping) return;
    console.error(
      `\n${server.name} ended with ${signal ?? code}. Its last lines:\n${server.tail.join("\n")}`,
    );
    void stop(1);
  });
}

async function main(): Promise<void> {
  await step("Building packages and sites", async () => {
    const { code, output } = await run(
      "turbo",
      ["run", "build", "--ui=stream", "--output-logs=errors-only"],
      {
        cwd: ROOT,
        env: { ...baseEnv(), TURBO_TELEMETRY_DISABLED: "1" },
      },
    );
    if (code !== 0) throw new LaunchError(`The build failed:\n${output}`);
  });
  for (const app of ["cn", "intl"] as const) {
    await step(`Publishing ${app}`, () =>
      publish({
        app,
        from: join(ROOT, "apps", app, "dist"),
        to: env.releasesDir,
        by: env.user,
        why: "pnpm start",
      }),
    );
  }
  const shared = {
    NODE_ENV: "production",
    PUBLIC_DEMO: "1",
    DATA_DIR: env.dataDir,
    RELEASES_DIR: env.releasesDir,
  };
  const api = await step("Starting the API", () => launch("api", { ...shared, API_PORT: env.apiPort }));
  watch(api);
  const host = await step("Starting the host", () =>
    launch("host", { ...shared, PORT: env.port, API_PORT: String(api.port) }),
  );
  watch(host);

  const phoneOrigin = `http://${lanAddress() ?? "localhost"}:${host.port}`;
  console.info(`\n${formatTable(addressTable(host.port, api.port, phoneOrigin))}\n`);
  console.info(renderUnicodeCompact(`${phoneOrigin}/m`));
  console.info("Ctrl-C stops everything.");
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop(0));
try {
  await main();
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  await stop(1);
}

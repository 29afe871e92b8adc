import { clearStrays, publish, readManifest, sourcesIn } from "@wesdom/release";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { run } from "./run.ts";
import { ROOT } from "./root.ts";
import { addressTable, formatTable, lanAddress, phoneCode, phoneOriginOf } from "./start/addresses.ts";
import { checkFolder, checkPorts } from "./start/check-port.ts";
import { ENV, readStartEnv } from "./env.ts";
import { launch, LaunchError, type Launched, type ServerName } from "./start/launch.ts";
import { isStorybookBuilt, serveStorybook } from "./start/serve-storybook.ts";
import { readableLine } from "./start/readable-line.ts";

const USAGE = `Usage: pnpm start [--quiet] [--storybook]

Builds both sites, publishes them, starts API and host, and prints the addresses; then a line for each request.

  --quiet      no lines of the servers' logs; messages with codes are shown all the same
  --storybook  builds the Storybook too; without it, one that was built before is served as it is`;

/** What to try, once everything runs. */
const TRY = `Try:
  Ask for a consultation at the foot of the Chinese home page; \`npx -y pnpm@12.21.0 leads\` lists it.
  Register under /m/zh-cn/common/custom: no message is sent here, its code appears below.
  Change a text in apps/api/content; after \`npx -y pnpm@12.21.0 content import\` the pages show it.
  Work on it with hot reload: \`npx -y pnpm@12.21.0 dev\`.`;

const options = readOptions();
if (options.help) {
  console.info(USAGE);
  process.exit(0);
}
const env = readStartEnv();
const running: Launched[] = [];
const stopping = new AbortController();
/** The servers' way up; ended before they are stopped, so that none comes up behind the back of the stop. */
let starting: Promise<void> = Promise.resolve();
let isUp = false;

async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  console.info(`→ ${title} …`);
  stopping.signal.throwIfAborted();
  const result = await work();
  console.info(`  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

async function stop(code: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  await starting.catch(() => undefined);
  for (const server of running.toReversed()) await server.stop();
  process.exit(code);
}

function readOptions(): { readonly quiet?: boolean; readonly storybook?: boolean; readonly help?: boolean } {
  try {
    return parseArgs({
      options: {
        quiet: { type: "boolean" },
        storybook: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return process.exit(2);
  }
}

/** Shows what a server writes, from when both are up. */
function show(name: ServerName): (line: string) => void {
  return (line) => {
    const text = isUp ? readableLine(name, line, options) : null;
    if (text !== null) console.info(text);
  };
}

function watch(server: Launched): void {
  running.push(server);
  server.process.once("exit", (code, signal) => {
    if (stopping.signal.aborted) return;
    console.error(
      `\n${server.name} ended with ${signal ?? code}. Its last lines:\n${server.tail.join("\n")}`,
    );
    void stop(1);
  });
}

async function start(): Promise<void> {
  const withStorybook = options.storybook === true || isStorybookBuilt();
  await checkPorts(
    [
      ["PORT", env.port],
      ["API_PORT", env.apiPort],
      ...(withStorybook ? [["STORYBOOK_PORT", env.storybookPort] as const] : []),
    ],
    env.host,
  );
  await checkFolder(["DATA_DIR", env.dataDir]);
  await checkFolder(["RELEASES_DIR", env.releasesDir]);
  await step("Building packages and sites", async () => {
    const { code, output } = await run(
      "turbo",
      [
        "run",
        "build",
        ...(options.storybook === true ? ["build:storybook"] : []),
        "--ui=stream",
        "--output-logs=errors-only",
      ],
      {
        cwd: ROOT,
        env: { ...ENV, TURBO_TELEMETRY_DISABLED: "1" },
        signal: stopping.signal,
      },
    );
    if (code !== 0) throw new LaunchError(`The build failed:\n${output}`);
  });
  for (const app of ["cn", "intl"] as const) {
    await step(`Publishing ${app}`, async () => {
      const from = join(ROOT, "apps", app, "dist");
      await clearStrays(from, await readManifest(from));
      const revision = await sourcesIn(ROOT).revision();
      await publish({ app, from, to: env.releasesDir, by: env.user, why: "pnpm start", revision });
    });
  }
  const shared = {
    NODE_ENV: "production",
    PUBLIC_DEMO: "1",
    DATA_DIR: env.dataDir,
    RELEASES_DIR: env.releasesDir,
  };
  const api = await step("Starting the API", () =>
    launch("api", { ...shared, API_PORT: env.apiPort }, stopping.signal, show("api")),
  );
  watch(api);
  const host = await step("Starting the host", () =>
    launch("host", { ...shared, PORT: env.port, API_PORT: String(api.port) }, stopping.signal, show("host")),
  );
  watch(host);

  const lan = lanAddress(env.host) ?? "localhost";
  const phoneOrigin = phoneOriginOf(env.host, host.port);
  const storybook = await serveStorybook({ port: Number(env.storybookPort), host: env.host, lan });
  const addresses = addressTable(host.port, api.port, phoneOrigin, storybook?.port ?? null);
  console.info(`\n${formatTable(addresses)}\n`);
  console.info(phoneCode(phoneOrigin));
  console.info(`${TRY}\n\nCtrl-C stops everything.\n`);
  isUp = true;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
starting = start();
try {
  await starting;
} catch (error) {
  // Said already, or asked for.
  if (!stopping.signal.aborted) console.error(error instanceof LaunchError ? error.message : error);
  await stop(1);
}

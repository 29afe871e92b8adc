import { createSiteDevServer, errorText, privateTrackingKey, shownError } from "@wesdom/vite-config/dev";
import { readFileSync, realpathSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { styleText } from "node:util";
import { writeDevRelease } from "./dev/dev-release.ts";
import { passOn } from "./dev/pass-on.ts";
import { watchFolder } from "./dev/watch-folder.ts";
import { readStartEnv } from "./env.ts";
import { ROOT } from "./root.ts";
import { runStep } from "./run-step.ts";
import { formatTable, pageAddresses, phoneCode, phoneOriginOf } from "./start/addresses.ts";
import { checkPorts } from "./start/check-port.ts";
import { entryOf, launchProgram, LaunchError, type Launched, type ServerName } from "./start/launch.ts";
import { readableLine } from "./start/readable-line.ts";

/** Packages are read from their sources. */
const FROM_SOURCES = "--conditions=@wesdom/source";

/** What servers are made of; they render no components. */
const OF_SERVERS = /(?<!\.test)\.ts$/;

/** Pages and the modules of pages; the host answers all else, as it does for visitors. */
const OF_A_SITE = /^\/m(?:\/(?!(?:brand|qr|_beacon|_policy)\b)|$)/;

const env = readStartEnv();

const USAGE = `Usage: pnpm dev

The product from its sources: what is edited is shown in the open page.

${formatTable(pageAddresses(Number(env.port), null))}

Moved elsewhere by:
  PORT      of the pages, 3000; 0: a free one
  API_PORT  of the API alone, 3001; 0: a free one
  HOST      from where they are reached, 0.0.0.0: from phones of the network too
  DATA_DIR  folder of everything that is written, .data`;

if (process.argv.slice(2).some((word) => word === "--help" || word === "-h")) {
  console.info(USAGE);
  process.exit(0);
}
const stopping = new AbortController();
const http = createServer((request, response) => void answer(request, response));
const [cn, intl] = await Promise.all([
  createSiteDevServer(join(ROOT, "apps/cn"), "cn", http),
  createSiteDevServer(join(ROOT, "apps/intl"), "intl", http),
]);
const sites = [cn, intl];
/** Each server as it was last started. */
const servers = new Map<ServerName, Promise<Launched>>();
const unwatch: (() => void)[] = [];

/** Where a server listens, once it does: with an edit it ends and starts. One that does not start is nowhere. */
async function portOf(name: ServerName): Promise<number> {
  const server = await servers.get(name)?.catch(() => undefined);
  return server?.port ?? 0;
}

const apiBase = async (): Promise<string> => `http://127.0.0.1:${await portOf("api")}`;

function showError(error: ReturnType<typeof shownError>): void {
  for (const site of sites) site.show(error);
}

function hear(name: ServerName, line: string): void {
  const entry = entryOf(line);
  const text = readableLine(name, line, { quiet: name === "host" && entry?.["level"] === "info" });
  if (text !== null) console.info(text);
  if (entry?.["level"] !== "error") return;
  const { error, reason, at = "" } = entry;
  showError({ message: `${name}: ${String(error ?? reason ?? entry["event"])}`, stack: String(at) });
}

async function launchServer(name: ServerName, settings: Readonly<Record<string, string>>): Promise<Launched> {
  const program = join(ROOT, "apps", name, "src/main.ts");
  const server = await launchProgram(name, program, settings, stopping.signal, (line) => hear(name, line), [
    FROM_SOURCES,
  ]);
  server.process.once("exit", (code, signal) => {
    if (stopping.signal.aborted || code === 0) return;
    const message = `${name} ended with ${signal ?? code}. The next edit of it starts it again.`;
    console.error(styleText("red", message));
    showError({ message, stack: "" });
  });
  return server;
}

/** Starts a server, and anew with each edit of the sources that it is made of. */
async function serve(name: ServerName, settings: Readonly<Record<string, string>>): Promise<void> {
  let server = launchServer(name, settings);
  servers.set(name, server);
  const restart = async (): Promise<void> => {
    server = server
      .then((running) => running.stop())
      .catch(() => undefined)
      .then(() => launchServer(name, settings));
    servers.set(name, server);
    try {
      await server;
      for (const site of sites) site.reload();
    } catch (error) {
      showError({ message: error instanceof Error ? error.message : String(error), stack: "" });
    }
  };
  for (const folder of sourcesOf(join(ROOT, "apps", name)))
    unwatch.push(watchFolder(folder, (file) => OF_SERVERS.test(file), restart));
  await server;
}

/** Folders of the sources of a package and of the packages of this repository that it needs. */
function sourcesOf(folder: string): ReadonlySet<string> {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    dependencies?: Readonly<Record<string, string>>;
  };
  const needed = Object.entries(dependencies).filter(([, version]) => version.startsWith("workspace:"));
  const folders = needed.flatMap(([name]) => [
    ...sourcesOf(realpathSync(join(folder, "node_modules", name))),
  ]);
  return new Set([join(folder, "src"), ...folders]);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", `http://${request.headers.host ?? "localhost"}`);
  const { pathname } = url;
  try {
    if (pathname.startsWith("/api/"))
      return await send(
        response,
        await fetch((await apiBase()) + pathname.slice(4) + url.search, toInit(request)),
      );
    if (pathname === "/m/_dev/tracking.private.pem")
      return void response.writeHead(200, { "content-type": "text/plain" }).end(privateTrackingKey());
    if (!OF_A_SITE.test(pathname)) return passOn(request, response, await portOf("host"));
    const site = /^\/m\/(?:_intl|en-us|jp)(?:\/|$)/i.test(pathname) ? intl : cn;
    if (/^\/m\/_(?:cn|intl)\//.test(pathname)) {
      const file = await site.buildFile(pathname);
      if (file) return await send(response, Response.json(file));
      return site.vite.middlewares(request, response, () => response.writeHead(404).end());
    }
    return await send(response, await site.respond(new Request(url, toInit(request)), await apiBase()));
  } catch (error) {
    if (response.closed) return undefined;
    console.error(errorText(shownError(error)));
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end(String(error));
  }
  return undefined;
}

function toInit(request: IncomingMessage): RequestInit {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string" && name !== "host" && name !== "connection") headers.set(name, value);
  }
  const init: RequestInit = { method: request.method ?? "GET", headers, redirect: "manual" };
  if (init.method === "GET" || init.method === "HEAD") return init;
  return { ...init, body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: "half" };
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const headers = Object.fromEntries(answer.headers);
  delete headers["content-encoding"];
  delete headers["content-length"];
  response.writeHead(answer.status, headers);
  if (answer.body) await pipeline(Readable.fromWeb(answer.body), response);
  else response.end();
}

/** Runs a program of the workspace over what was edited. */
async function follow(what: string, folder: string, ...args: readonly string[]): Promise<boolean> {
  try {
    const said = await runStep(process.execPath, [FROM_SOURCES, ...args], { cwd: join(ROOT, folder) });
    if (said.trim() !== "") console.info(`${what}: ${said.trim()}`);
    return true;
  } catch (error) {
    const message = `${what}: ${error instanceof Error ? error.message : String(error)}`;
    console.error(styleText("red", message));
    showError({ message, stack: "" });
    return false;
  }
}

unwatch.push(
  watchFolder(
    join(ROOT, "packages/ui-kit/src/tokens"),
    (file) => file.endsWith(".ts") && !file.includes(".test."),
    async () => {
      await follow("tokens", "packages/ui-kit", "scripts/write-tokens.ts");
    },
  ),
  watchFolder(
    join(ROOT, "apps/api/content"),
    () => true,
    async () => {
      if (await follow("content", "apps/api", "src/cli/content.ts", "import"))
        for (const site of sites) site.reload();
    },
  ),
);

async function stop(code: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  for (const end of unwatch) end();
  const ends = [...servers.values()].map((started) =>
    started.then(
      (server) => server.stop(),
      () => undefined,
    ),
  );
  await Promise.all([...ends, ...sites.map(({ vite }) => vite.close())]);
  http.close();
  http.closeAllConnections();
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
try {
  await checkPorts(
    [
      ["PORT", env.port],
      ["API_PORT", env.apiPort],
    ],
    env.host,
  );
  await serve("api", { API_PORT: env.apiPort });
  const releases = join(env.dataDir, "dev-releases");
  for (const one of sites) await writeDevRelease(releases, one.site, (await one.load()).fixedPages);
  await serve("host", { PORT: "0", API_PORT: String(await portOf("api")), RELEASES_DIR: releases });
  await new Promise<void>((resolve) => {
    http.listen(Number(env.port), env.host, resolve);
  });
  const { port } = http.address() as AddressInfo;
  const phoneOrigin = phoneOriginOf(env.host, port);
  console.info(`\n${formatTable(pageAddresses(port, phoneOrigin))}\n\n${phoneCode(phoneOrigin)}`);
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : errorText(shownError(error)));
  await stop(1);
}

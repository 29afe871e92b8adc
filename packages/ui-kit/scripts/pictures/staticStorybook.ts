import { spawn } from "node:child_process";
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, sep } from "node:path";
import { childEnv } from "../env.ts";

const PACKAGE = new URL("../../", import.meta.url).pathname;
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * Builds the static Storybook.
 *
 * @param folder - Where to.
 * @throws Error with the builder's output when it fails.
 */
export async function buildStorybook(folder: string): Promise<void> {
  const command = join(PACKAGE, "node_modules", ".bin", "storybook");
  const builder = spawn(command, ["build", "--quiet", "--output-dir", folder], {
    cwd: PACKAGE,
    env: childEnv({ STORYBOOK_DISABLE_TELEMETRY: "1", NODE_ENV: "production" }),
  });
  const output: string[] = [];
  for (const stream of [builder.stdout, builder.stderr])
    stream.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    builder.once("error", reject);
    builder.once("close", resolve);
  });
  if (code !== 0) throw new Error(`Storybook cannot be built:\n${output.join("")}`);
}

/** A folder served on a free port of this machine. */
export interface StaticServer {
  /** e.g. `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly close: () => void;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Serves a folder; what is not in it is 404. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const root = join(folder, sep);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    const file = join(root, path.endsWith("/") ? `${path}index.html` : path);
    if (!file.startsWith(root) || !isFile(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

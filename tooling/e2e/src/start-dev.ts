import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pinnedPnpm } from "@wesdom/product/copy-repository";
import { freePorts } from "@wesdom/product/programs";
import { commandEnv } from "./env.ts";
import { ROOT } from "@wesdom/product/root";

/** How long building the packages and starting the servers may take, in milliseconds. */
const READY_LIMIT_MS = 180_000;
const KEPT_LINES = 80;

/** `pnpm dev` in a copy of the repository. */
export interface DevProduct {
  /** Origin of the site server. */
  readonly origin: string;
  readonly apiOrigin: string;
  /** Its latest lines, oldest first. */
  readonly tail: readonly string[];
  /** Ends it as Ctrl-C does, with everything it started. */
  stop(): Promise<void>;
}

/** Runs `pnpm dev` in `folder` until the sites and the API answer. @throws with its last lines when it ends before. */
export async function startDev(folder: string): Promise<DevProduct> {
  const [port, apiPort] = await freePorts(2);
  const child = spawn("npx", ["--prefer-offline", "-y", await pinnedPnpm(), "dev"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    env: commandEnv({
      HOST: "127.0.0.1",
      PORT: String(port),
      API_PORT: String(apiPort),
      TURBO_CACHE_DIR: join(ROOT, ".turbo/cache"),
      TURBO_TELEMETRY_DISABLED: "1",
    }),
  });
  const tail: string[] = [];
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const limit = setTimeout(() => reject(new Error("pnpm dev was not ready in time.")), READY_LIMIT_MS);
  const onClose = (code: number | null): void => reject(new Error(`pnpm dev ended with ${code}.`));
  child.once("close", onClose);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      tail.push(line);
      if (tail.length > KEPT_LINES) tail.shift();
      if (line.includes("/m/jp")) resolve();
    });
  }
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.pid === undefined) return;
    child.off("close", onClose);
    const closed = once(child, "close");
    process.kill(-child.pid, "SIGINT");
    await closed;
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw new Error([error instanceof Error ? error.message : String(error), ...tail].join("\n"), {
      cause: error,
    });
  } finally {
    clearTimeout(limit);
  }
  return { origin: `http://127.0.0.1:${port}`, apiOrigin: `http://127.0.0.1:${apiPort}`, tail, stop };
}

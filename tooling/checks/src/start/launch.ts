import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "../root.ts";
import { baseEnv } from "./env.ts";

/** How long a server may take to listen, in milliseconds: the first start creates the embedded database. */
export const LISTEN_LIMIT_MS = 120_000;

/** How long a server may take to stop before it is killed, in milliseconds. */
export const STOP_LIMIT_MS = 15_000;

/** Lines of a server that are kept to explain its end. */
const KEPT_LINES = 40;

/** The programs of the product. */
export type ServerName = "api" | "host";

/** A running server of the product. */
export interface Launched {
  readonly name: ServerName;
  readonly port: number;
  readonly process: ChildProcess;
  /** Its latest lines, oldest first. */
  readonly tail: readonly string[];
  /** Asks it to stop and waits until it has; kills it after {@link STOP_LIMIT_MS}. */
  stop(): Promise<void>;
}

/** A server that ended instead of listening. */
export class LaunchError extends Error {
  override readonly name = "LaunchError";
}

/**
 * Starts a server and waits for its line `{"event":"listening","port":…}`.
 *
 * @param name - Folder below `apps`.
 * @param env - Settings on top of this process's environment.
 * @throws {@link LaunchError} with the server's latest lines when it ends or stays silent.
 */
export async function launch(name: ServerName, env: Readonly<Record<string, string>>): Promise<Launched> {
  const child = spawn(process.execPath, ["src/main.ts"], {
    cwd: join(ROOT, "apps", name),
    env: { ...baseEnv(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own: Ctrl-C reaches this process alone, which then stops its servers in order.
    detached: true,
  });
  const tail: string[] = [];
  const keep = (line: string): void => {
    tail.push(line);
    if (tail.length > KEPT_LINES) tail.shift();
  };
  const port = await new Promise<number>((resolve, reject) => {
    const fail = (what: string): void => {
      clearTimeout(limit);
      child.kill("SIGKILL");
      reject(new LaunchError(`${name} ${what}\n${tail.join("\n")}`));
    };
    const limit = setTimeout(() => fail("did not listen in time."), LISTEN_LIMIT_MS);
    child.once("error", (error) => fail(`could not be started: ${error.message}`));
    child.once("exit", (code, signal) => fail(`ended with ${signal ?? code} instead of listening.`));
    createInterface({ input: child.stderr }).on("line", keep);
    createInterface({ input: child.stdout }).on("line", (line) => {
      keep(line);
      const listening = portOf(line);
      if (listening === null) return;
      clearTimeout(limit);
      child.removeAllListeners("exit");
      resolve(listening);
    });
  });
  return { name, port, process: child, tail, stop: () => stopChild(child) };
}

function portOf(line: string): number | null {
  if (!line.startsWith("{")) return null;
  try {
    const entry = JSON.parse(line) as { event?: string; port?: number };
    return entry.event === "listening" && typeof entry.port === "number" ? entry.port : null;
  } catch {
    return null;
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  const limit = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
  await exit;
  clearTimeout(limit);
}

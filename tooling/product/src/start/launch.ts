import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "../root.ts";
import { ENV } from "../env.ts";

/** How long a server may take to listen, in milliseconds: the first start creates the embedded database. */
export const LISTEN_LIMIT_MS = 120_000;

/** How long a server may take to stop before it is killed, in milliseconds. */
export const STOP_LIMIT_MS = 15_000;

/** Where Node keeps what it has compiled: the next start of the same sources needs a second less of a core. */
const COMPILE_CACHE_DIR = join(ROOT, "node_modules/.cache/node");

/** Lines of a server that are kept to explain its end. */
const KEPT_LINES = 40;

/** The programs of the product. */
export type ServerName = "api" | "host";

/** A running server of the product. */
export interface Launched {
  readonly name: string;
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
 * @param signal - Gives up: the server is stopped before the promise is rejected.
 * @param hear - Called with each line that the server writes.
 * @throws {@link LaunchError} with the server's latest lines when it ends or stays silent.
 */
export function launch(
  name: ServerName,
  env: Readonly<Record<string, string>>,
  signal?: AbortSignal,
  hear?: (line: string) => void,
): Promise<Launched> {
  return launchProgram(name, join(ROOT, "apps", name, "src/main.ts"), env, signal, hear);
}

/**
 * {@link launch} of any Node program; its folder's parent is its working directory.
 *
 * @param nodeOptions - Options of Node itself.
 */
export async function launchProgram(
  name: string,
  program: string,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal = new AbortController().signal,
  hear: (line: string) => void = () => undefined,
  nodeOptions: readonly string[] = [],
): Promise<Launched> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, [...nodeOptions, program], {
    cwd: join(program, "../.."),
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE_DIR, ...ENV, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own: Ctrl-C reaches this process alone, which then stops its servers in order.
    detached: true,
  });
  const tail: string[] = [];
  try {
    const port = await listeningPort(child, tail, signal, hear);
    return { name, port, process: child, tail, stop: () => stopChild(child) };
  } catch (error) {
    await stopChild(child);
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchError([`${name} ${reason}`, ...tail].join("\n"), { cause: error });
  }
}

function listeningPort(
  child: ChildProcess,
  tail: string[],
  signal: AbortSignal,
  hear: (line: string) => void,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const fail = (what: string): void => reject(new Error(what));
  const limit = setTimeout(() => fail("did not listen in time."), LISTEN_LIMIT_MS);
  const giveUp = (): void => fail("was stopped before it listened.");
  const onExit = (code: number | null, by: NodeJS.Signals | null): void =>
    fail(`ended with ${by ?? code} instead of listening.`);
  signal.addEventListener("abort", giveUp);
  child.once("error", (error) => fail(`could not be started: ${error.message}`));
  // Not "exit": by "close" its last lines have been read.
  child.once("close", onExit);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      tail.push(line);
      if (tail.length > KEPT_LINES) tail.shift();
      const { event, port } = entryOf(line) ?? {};
      if (event === "listening" && typeof port === "number") resolve(port);
      hear(line);
    });
  }
  return promise.finally(() => {
    clearTimeout(limit);
    signal.removeEventListener("abort", giveUp);
    child.off("close", onExit);
  });
}

/** A line of a server's log, read. */
export type Entry = Readonly<Record<string, unknown>>;

/** Reads a line, `null` where it is none of a log. */
export function entryOf(line: string): Entry | null {
  if (!line.startsWith("{")) return null;
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return null;
  }
}

/** Asks a program to stop and waits until it has; kills it after {@link STOP_LIMIT_MS}. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  const limit = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
  await exit;
  clearTimeout(limit);
}

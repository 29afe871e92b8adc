import { createHash, hash } from "node:crypto";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { json, text } from "node:stream/consumers";
import { addSources } from "../content/content-code.ts";
import { tellError } from "../http/log.ts";
import type { Command, CommandAnswers } from "./commands.ts";

/** Longest path of a Unix socket on every system we run on. */
const MAX_SOCKET_PATH = 100;

/** What each answer tells of the API that gives it. */
const VERSION_HEADER = "version";

const OTHER_VERSION =
  "The API that runs is of another version than this command. Restart it first, or give the command where it runs from.";

/** A running API told what went wrong with a command. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** An older API, which asks for no version, finds nothing in it that changes anything. */
interface SentCommand {
  readonly version: string;
  readonly command: Command;
}

/** Where the API of a data folder listens for commands. */
export function socketPath(dataDirectory: string): string {
  const path = join(dataDirectory, "api.sock");
  if (path.length <= MAX_SOCKET_PATH) return path;
  return join(tmpdir(), `wesdom-${hash("sha256", dataDirectory).slice(0, 16)}.sock`);
}

/** Hash of all sources: a command of other ones may mean something else to an API, and its answer to the command. */
function versionOfSources(): string {
  const sources = createHash("sha256");
  addSources(sources, dirname(import.meta.dirname));
  return sources.digest("hex");
}

/**
 * Listens for commands of this machine's user, since the embedded database lets no second process in.
 *
 * @param execute - Runs one on the open database.
 * @returns Stops listening.
 */
export async function listenForCommands(
  dataDirectory: string,
  execute: (command: Command) => Promise<unknown>,
): Promise<() => Promise<void>> {
  mkdirSync(dataDirectory, { recursive: true });
  const path = socketPath(dataDirectory);
  rmSync(path, { force: true });
  // What runs, though there may be other sources by the time that a command comes.
  const own = versionOfSources();
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeader(VERSION_HEADER, own);
    json(incoming)
      .then(async (sent) => {
        const { version, command } = sent as SentCommand;
        if (version !== own) throw new CommandError(OTHER_VERSION);
        return JSON.stringify(await execute(command));
      })
      .then(
        (answer) => outgoing.writeHead(200).end(answer),
        (error: unknown) => outgoing.writeHead(500).end(tellError(error)),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(path, { force: true });
  };
}

/**
 * Sends a command to the running API of a data folder.
 *
 * @returns `undefined` when none runs.
 * @throws {@link CommandError} when the command failed there, or the API is of another version: then nothing was done.
 */
export function sendCommand<C extends Command>(
  dataDirectory: string,
  command: C,
): Promise<CommandAnswers[C["name"]] | undefined> {
  const version = versionOfSources();
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath: socketPath(dataDirectory), method: "POST" }, (incoming) => {
      text(incoming)
        .then((answer) => {
          if (incoming.headers[VERSION_HEADER] !== version) throw new CommandError(OTHER_VERSION);
          if (incoming.statusCode !== 200) throw new CommandError(answer);
          return JSON.parse(answer) as CommandAnswers[C["name"]];
        })
        .then(resolve, reject);
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") resolve(undefined);
      else reject(error);
    });
    outgoing.end(JSON.stringify({ version, command } satisfies SentCommand));
  });
}

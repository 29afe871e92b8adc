import { hash } from "node:crypto";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json, text } from "node:stream/consumers";
import { tellError } from "../http/log.ts";
import type { Command, CommandAnswers } from "./commands.ts";

/** Longest path of a Unix socket on every system we run on. */
const MAX_SOCKET_PATH = 100;

/** A running API told what went wrong with a command. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** Where the API of a data folder listens for commands. */
export function socketPath(dataDirectory: string): string {
  const path = join(dataDirectory, "api.sock");
  if (path.length <= MAX_SOCKET_PATH) return path;
  return join(tmpdir(), `wesdom-${hash("sha256", dataDirectory).slice(0, 16)}.sock`);
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
  const server = createServer((incoming, outgoing) => {
    json(incoming)
      .then(async (command) => JSON.stringify(await execute(command as Command)))
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
 * @throws {@link CommandError} when the command failed there.
 */
export function sendCommand<C extends Command>(
  dataDirectory: string,
  command: C,
): Promise<CommandAnswers[C["name"]] | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath: socketPath(dataDirectory), method: "POST" }, (incoming) => {
      text(incoming)
        .then((answer) =>
          incoming.statusCode === 200
            ? resolve(JSON.parse(answer) as CommandAnswers[C["name"]])
            : reject(new CommandError(answer)),
        )
        .catch(reject);
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") resolve(undefined);
      else reject(error);
    });
    outgoing.end(JSON.stringify(command));
  });
}

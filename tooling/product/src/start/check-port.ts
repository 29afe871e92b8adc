import { once } from "node:events";
import { access, constants, mkdir } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { LaunchError } from "./launch.ts";

const HIGHEST_PORT = 65_535;

/** A setting's name and its value. */
type Setting = readonly [name: string, value: string];

/**
 * Makes sure that each server will get its port, before minutes go into building what they serve.
 *
 * @throws {@link LaunchError} that names the setting
 */
export async function checkPorts(settings: readonly Setting[], host: string): Promise<void> {
  const probes: Server[] = [];
  const names = new Map<number, string>();
  try {
    for (const [name, value] of settings) {
      const port = portOf(name, value);
      // Held until all are asked for: of two servers that want the same one, the second is told.
      probes.push(await probe(name, port, host, names.get(port)));
      names.set(port, name);
    }
  } finally {
    await Promise.all(probes.map((server) => new Promise((resolve) => void server.close(resolve))));
  }
}

function portOf(name: string, value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT) return port;
  throw new LaunchError(`${name} is “${value}”, which is no port: choose one from 0 to ${HIGHEST_PORT}.`);
}

async function probe(name: string, port: number, host: string, other?: string): Promise<Server> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
    return server;
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
    const inUse = other === undefined ? "is in use. Stop what uses it, or choose" : `is ${other} too. Choose`;
    const why = taken ? inUse : `${(error as Error).message}. Choose`;
    throw new LaunchError(
      `Port ${port} (${name}) ${why} another: ${name}=${port + 1}, or ${name}=0 for any that is free.`,
      { cause: error },
    );
  }
}

/**
 * Makes a folder, and makes sure that it can be written to.
 *
 * @throws {@link LaunchError} that names the setting
 */
export async function checkFolder([name, folder]: Setting): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new LaunchError(`${folder} (${name}) is no folder to write to: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A network between a program and its database that can fail. */
export interface TcpProxy {
  /** The address of a database, led through the proxy. */
  readonly through: (url: string) => string;
  /** Connections that are open stay so, and nothing goes through them any more. */
  readonly silence: () => void;
  /** New connections are silent from the start, or go through. */
  readonly silenceNew: (on: boolean) => void;
  /** As soon as this goes to the database in a connection, its answers are swallowed, once. */
  readonly silenceAfter: (text: string) => void;
  /** Breaks all connections. */
  readonly cut: () => void;
  /** How long each answer takes, milliseconds. */
  readonly delay: (ms: number) => void;
  readonly open: () => number;
  readonly close: () => Promise<unknown>;
}

interface Line {
  readonly client: Socket;
  readonly server: Socket;
  isSilent: boolean;
}

/** Starts a proxy on a free port. */
export async function tcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  const lines = new Set<Line>();
  let isNewSilent = false;
  let trigger: string | undefined;
  let delayMs = 0;
  const proxy = createServer((client) => {
    const line: Line = { client, server: connect(target.port, target.host), isSilent: isNewSilent };
    const { server } = line;
    lines.add(line);
    client.on("data", (chunk) => {
      if (line.isSilent) return;
      if (trigger !== undefined && chunk.includes(trigger)) {
        trigger = undefined;
        line.isSilent = true;
      }
      server.write(chunk);
    });
    server.on("data", (chunk) => {
      if (delayMs === 0) pass(line, chunk);
      else setTimeout(() => pass(line, chunk), delayMs);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => {
        lines.delete(line);
        if (!line.isSilent) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  const cut = (): void => {
    for (const { client, server } of lines) {
      client.resetAndDestroy();
      server.destroy();
    }
  };
  return {
    through: (url) => url.replace(`${target.host}:${target.port}`, `127.0.0.1:${port}`),
    silence: () => {
      for (const line of lines) line.isSilent = true;
    },
    silenceNew: (on) => (isNewSilent = on),
    silenceAfter: (text) => (trigger = text),
    cut,
    delay: (ms) => (delayMs = ms),
    open: () => lines.size,
    close: () => {
      cut();
      return new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function pass({ client, isSilent }: Line, chunk: Buffer): void {
  if (!isSilent && client.writable) client.write(chunk);
}

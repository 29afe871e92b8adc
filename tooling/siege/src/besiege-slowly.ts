import { once } from "node:events";
import { setTimeout as after } from "node:timers/promises";
import { sendBystander, type BystanderFigures } from "./bystander.ts";
import { loopbackUrl, openConnection, type Target } from "./target.ts";

/** How often a slow visitor says its next byte, milliseconds. */
const BYTE_MS = 500;

/** What is done to a target. */
export interface SlowSiege extends Target {
  readonly connections: number;
  readonly seconds: number;
  /** What is said slowly. */
  readonly part: "head" | "body";
  /** Addresses from which it comes. @default 1 */
  readonly clients?: number;
}

/** Connections that say their head or their body a byte at a time. */
export async function besiegeSlowly(
  siege: SlowSiege,
): Promise<{ readonly held: number; readonly bystander: BystanderFigures }> {
  const url = loopbackUrl(siege.origin);
  const host = siege.host ?? url.host;
  const head = `POST /m/zh-cn/about HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url.protocol}//${host}\r\n`;
  const body = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nname=`;
  const bystander = sendBystander(siege);
  const sockets = await Promise.all(
    Array.from({ length: siege.connections }, async (_, index) => {
      const socket = openConnection(url, `127.0.2.${(index % (siege.clients ?? 1)) + 1}`);
      socket.on("error", () => undefined);
      socket.resume();
      socket.write(siege.part === "head" ? head : head + body);
      await Promise.race([once(socket, "connect"), once(socket, "close")]).catch(() => undefined);
      return socket;
    }),
  );
  const until = performance.now() + siege.seconds * 1000;
  while (performance.now() < until) {
    for (const socket of sockets) if (socket.writable) socket.write("a");
    await after(BYTE_MS);
  }
  const held = sockets.filter((socket) => socket.writable).length;
  for (const socket of sockets) socket.destroy();
  return { held, bystander: await bystander.leave() };
}

import { readFile } from "node:fs/promises";
import { setTimeout as after } from "node:timers/promises";
import { sendBystander, type BystanderFigures } from "./bystander.ts";
import type { Flood } from "./floods.ts";
import { quantilesOf, type Quantiles } from "./quantiles.ts";
import { loopbackUrl, openConnection, PHONE, type Target } from "./target.ts";

/** How long a flooder whose connection was closed waits for the next, and how often memory is read, milliseconds. */
const AGAIN_MS = 10;
const LOOK_MS = 250;

/** Answer to a request that came at a bad time. */
const LATER = "503";

/** What is done to a target. */
export interface FloodSiege extends Target {
  readonly flood: Flood;
  readonly connections: number;
  readonly seconds: number;
  /** Addresses from which it comes: one of them is one client. @default 1 */
  readonly clients?: number;
  /** Processes whose memory is watched, by name. @default none */
  readonly pids?: Readonly<Record<string, number>>;
}

/** What came of it. */
export interface FloodFigures {
  /** Answers by status; `none` where a connection ended without. */
  readonly answers: Readonly<Record<string, number>>;
  /** How long refusals took, milliseconds. */
  readonly refusedMs: Quantiles;
  readonly bystander: BystanderFigures;
  /** Largest memory of each watched process, MiB; 0 when it was gone at the end. */
  readonly memoryMiB: Readonly<Record<string, number>>;
}

/** Asks on many connections at once, without a rest, beside a visitor who wants one page and sends a lead. */
export async function besiegeWithFlood(siege: FloodSiege): Promise<FloodFigures> {
  const url = loopbackUrl(siege.origin);
  const host = siege.host ?? url.host;
  const { flood, clients = 1 } = siege;
  const answers: Record<string, number> = {};
  const refused: number[] = [];
  // One thing alone says when it is over: a timer may be early by the clock, and what it ends counted as unanswered.
  const over = AbortSignal.timeout(siege.seconds * 1000);
  const isOver = (): boolean => over.aborted;
  let serial = 0;

  /** One connection: asks, reads to the end of the answer, asks again, until either side ends it. */
  const connection = (from: string): Promise<void> =>
    new Promise((resolve) => {
      const socket = openConnection(url, from);
      let [heard, askedAt] = ["", 0];
      const ask = (): void => {
        if (isOver()) return leave();
        serial += 1;
        const nonce = `${serial.toString(36)}z${Math.random().toString(36).slice(2, 10)}`;
        [heard, askedAt] = ["", performance.now()];
        const name = flood.host?.(nonce) ?? host;
        const lines = [`GET ${flood.target(nonce)} HTTP/1.1`, `Host: ${name}`, `User-Agent: ${PHONE}`];
        socket.write(`${lines.join("\r\n")}\r\nAccept-Encoding: br, gzip\r\n\r\n`);
      };
      const leave = (): void => void socket.destroy();
      over.addEventListener("abort", leave);
      socket.on(url.protocol === "https:" ? "secureConnect" : "connect", ask);
      socket.on("data", (bytes: Buffer) => {
        heard += bytes.toString("latin1");
        if (!isWhole(heard)) return;
        const status = heard.slice("HTTP/1.1 ".length).slice(0, 3);
        answers[status] = (answers[status] ?? 0) + 1;
        if (status === LATER) refused.push(performance.now() - askedAt);
        ask();
      });
      socket.on("error", () => undefined);
      socket.on("close", () => {
        over.removeEventListener("abort", leave);
        if (!isOver() && heard === "") answers["none"] = (answers["none"] ?? 0) + 1;
        resolve();
      });
    });
  const flooder = async (_: unknown, index: number): Promise<void> => {
    while (!isOver()) {
      await connection(`127.0.1.${(index % clients) + 1}`);
      await after(AGAIN_MS);
    }
  };
  const memory = watchMemory(siege.pids ?? {}, isOver);
  const bystander = sendBystander(siege);
  await Promise.all(Array.from({ length: siege.connections }, flooder));
  return {
    answers,
    refusedMs: quantilesOf(refused),
    bystander: await bystander.leave(),
    memoryMiB: await memory,
  };
}

/** Whether an answer has come to its end. */
function isWhole(heard: string): boolean {
  const end = heard.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(heard.slice(0, end))?.[1];
  if (length !== undefined) return heard.length >= end + 4 + Number(length);
  return heard.endsWith("0\r\n\r\n");
}

async function watchMemory(
  pids: Readonly<Record<string, number>>,
  isOver: () => boolean,
): Promise<Record<string, number>> {
  const largest: Record<string, number> = {};
  for (;;) {
    const isLast = isOver();
    for (const [name, pid] of Object.entries(pids)) {
      const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => null);
      const kib = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status ?? "")?.[1] ?? 0);
      largest[name] = kib === 0 ? 0 : Math.max(largest[name] ?? 0, Math.round(kib / 1024));
    }
    if (isLast) return largest;
    await after(LOOK_MS);
  }
}

import * as fc from "fast-check";
import { anyRequest } from "./any-request.ts";
import { loopbackUrl, speak, type Target } from "./target.ts";

/** Requests that are under way at the same time, and how long each waits for its answer, milliseconds. */
const AT_ONCE = 12;
const PATIENCE_MS = 10_000;

/** How long a request that says more bytes will follow than do is listened to, milliseconds. */
const UNFINISHED_MS = 150;

/** Requests that are made at a time. */
const BATCH = 500;

/** Clients that they come from, so that no limit of one is all that is seen. */
const CLIENTS = 200;

/** What is done to a target. */
export interface ChanceSiege extends Target {
  readonly requests: number;
  /** Makes the same requests again. */
  readonly seed: number;
  /** Is told how many have been answered. */
  readonly onProgress?: (done: number) => void;
}

/** A request that was answered as none may be. */
export interface Offence {
  readonly answer: string;
  readonly request: string;
}

/** What came of it. */
export interface ChanceFigures {
  /** Answers by status; `none` where the connection ended without. */
  readonly answers: Readonly<Record<string, number>>;
  /** Faults of the server's own: 5xx other than "later", whether as status or in the body of a call. */
  readonly offences: readonly Offence[];
}

/** Requests by chance, from well-formed to none at all. */
export async function besiegeByChance(siege: ChanceSiege): Promise<ChanceFigures> {
  const url = loopbackUrl(siege.origin);
  const answers: Record<string, number> = {};
  const offences: Offence[] = [];
  let done = 0;

  async function send(request: string): Promise<void> {
    const from = `127.0.3.${(done % CLIENTS) + 1}`;
    const said = await speak(url, [Buffer.from(request, "utf8")], patienceFor(request), from);
    const heard = said.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "");
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(heard)?.[1] ?? "none";
    answers[status] = (answers[status] ?? 0) + 1;
    done += 1;
    if (isFault(status, heard)) offences.push({ answer: heard.slice(0, 400), request });
  }
  for (let batch = 0; batch * BATCH < siege.requests; batch += 1) {
    const numRuns = Math.min(BATCH, siege.requests - batch * BATCH);
    const waiting = fc.sample(anyRequest(siege.host ?? url.host), { seed: siege.seed + batch, numRuns });
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await send(next);
      }),
    );
    siege.onProgress?.(done);
  }
  return { answers, offences };
}

/** A request whose head promises more than follows is waited for in vain. */
function patienceFor(request: string): number {
  const end = request.indexOf("\r\n\r\n") + 4;
  const body = Buffer.byteLength(request.slice(end));
  const lengths = [...request.slice(0, end).matchAll(/\r\ncontent-length: (\d+)/gi)];
  const isUnfinished =
    /\r\n(?:transfer-encoding|upgrade|expect):/i.test(request) ||
    lengths.some(([, length]) => Number(length) > body);
  return isUnfinished ? UNFINISHED_MS : PATIENCE_MS;
}

function isFault(status: string, heard: string): boolean {
  if (status === "503") return !/\r\nretry-after: \d+\r\n/i.test(heard);
  if (status.startsWith("5")) return !["501", "505"].includes(status);
  return /^\{"code":5(?!03)\d\d,/m.test(heard.slice(heard.indexOf("\r\n\r\n") + 4));
}

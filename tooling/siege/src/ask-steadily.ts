import { randomInt, randomUUID } from "node:crypto";
import { Agent, request, type ClientRequestArgs } from "node:http";
import { Agent as SecureAgent, request as requestSecurely } from "node:https";
import { text } from "node:stream/consumers";
import { quantilesOf, type Quantiles } from "./quantiles.ts";
import { loopbackUrl, PHONE, type Target } from "./target.ts";

/** What visitors read. */
const PATHS = ["/m/zh-cn", "/m/en-us", "/m/jp", "/m/zh-cn/case", "/api/index/banner/page.do", "/robots.txt"];

/** Visitors, each with an address and connections of his own, and what one of them may take, milliseconds. */
const VISITORS = 200;
const PATIENCE_MS = 30_000;

/** What is asked of a target. */
export interface SteadyLoad extends Target {
  readonly gets: number;
  /** Leads, each with a key of its own. */
  readonly posts: number;
  /** Requests under way at a time, of both kinds. */
  readonly atOnce: number;
  /** Is told how many have been answered. */
  readonly onProgress?: (done: number) => void;
}

/** What came of one kind of request. */
export interface SteadyFigures {
  readonly sent: number;
  /** What was answered instead, by status or error. */
  readonly failed: Readonly<Record<string, number>>;
  readonly ms: Quantiles;
}

/** Visitors who read and send leads as real ones do: each request once, none again. */
export async function askSteadily(
  load: SteadyLoad,
): Promise<{ readonly gets: SteadyFigures; readonly posts: SteadyFigures }> {
  const url = loopbackUrl(load.origin);
  const host = load.host ?? url.host;
  const isSecure = url.protocol === "https:";
  const agents = Array.from({ length: VISITORS }, (_, index) => {
    const options = { keepAlive: true, localAddress: `127.7.0.${index + 1}` };
    return isSecure ? new SecureAgent({ ...options, rejectUnauthorized: false }) : new Agent(options);
  });

  function call(agent: Agent, options: ClientRequestArgs, body?: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const send = isSecure ? requestSecurely : request;
      const to = { host: "127.0.0.1", port: url.port, agent, timeout: PATIENCE_MS, ...options };
      const sent = send(to, (response) => {
        text(response).then(
          (answer) =>
            response.statusCode === 200 ? resolve(answer) : reject(new Error(`${response.statusCode}`)),
          reject,
        );
      });
      sent.on("timeout", () => sent.destroy(new Error("late")));
      sent.on("error", reject);
      sent.end(body);
    });
  }

  function get(agent: Agent): Promise<string> {
    const headers = { host, "user-agent": PHONE, lang: "1", "accept-encoding": "gzip" };
    return call(agent, { path: PATHS[randomInt(PATHS.length)] ?? "/", headers });
  }

  async function post(agent: Agent): Promise<void> {
    const phone = `13${String(randomInt(1e9)).padStart(9, "0")}`;
    const body = JSON.stringify({ kind: "appeal", consent: true, name: "王敏", phone });
    const headers = {
      host,
      "user-agent": PHONE,
      "content-type": "application/json",
      lang: "1",
      origin: `${url.protocol}//${host}`,
      "idempotency-key": randomUUID(),
      "content-length": String(Buffer.byteLength(body)),
    };
    const answer = await call(agent, { path: "/api/index/appeal.do", method: "POST", headers }, body);
    if (!/"reference":"[^"]+"/.test(answer)) throw new Error(answer.slice(0, 80));
  }

  let done = 0;
  async function many(count: number, atOnce: number, once: (agent: Agent) => Promise<unknown>) {
    const failed: Record<string, number> = {};
    const times: number[] = [];
    let sent = 0;
    async function visitor(): Promise<void> {
      while (sent < count) {
        const agent = agents[sent % VISITORS] as Agent;
        sent += 1;
        const startedAt = performance.now();
        await once(agent).catch((error: Error & { code?: string }) => {
          const reason = error.code ?? error.message;
          failed[reason] = (failed[reason] ?? 0) + 1;
        });
        times.push(performance.now() - startedAt);
        load.onProgress?.((done += 1));
      }
    }
    await Promise.all(Array.from({ length: atOnce }, visitor));
    return { sent, failed, ms: quantilesOf(times) };
  }

  // The leads are to last as long as the rest does.
  const forPosts = Math.max(1, Math.round((load.atOnce * load.posts) / (load.posts + load.gets)));
  const [gets, posts] = await Promise.all([
    many(load.gets, Math.max(1, load.atOnce - forPosts), get),
    many(load.posts, forPosts, post),
  ]);
  for (const agent of agents) agent.destroy();
  return { gets, posts };
}

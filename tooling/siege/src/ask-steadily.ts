import { randomInt } from "node:crypto";
import type { Agent } from "node:http";
import { quantilesOf, type Quantiles } from "./quantiles.ts";
import { agentTo, ask, loopbackUrl, PHONE, sendLead, TAKEN, type Target } from "./target.ts";

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
  const agents = Array.from({ length: VISITORS }, (_, index) => agentTo(url, `127.7.0.${index + 1}`));

  async function get(agent: Agent): Promise<void> {
    const headers = { host, "user-agent": PHONE, lang: "1", "accept-encoding": "gzip" };
    const path = PATHS[randomInt(PATHS.length)] ?? "/";
    const { status } = await ask(url, { agent, timeout: PATIENCE_MS, path, headers });
    if (status !== 200) throw new Error(String(status));
  }

  async function post(agent: Agent): Promise<void> {
    const { status, body } = await sendLead(url, host, { agent, timeout: PATIENCE_MS });
    if (status !== 200) throw new Error(String(status));
    if (!TAKEN.test(body)) throw new Error(body.slice(0, 80));
  }

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

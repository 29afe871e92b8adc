import { randomInt, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { Agent as SecureAgent, request as requestSecurely } from "node:https";
import { text } from "node:stream/consumers";
import { setTimeout as after } from "node:timers/promises";
import { quantilesOf, type Quantiles } from "./quantiles.ts";
import { loopbackUrl, PHONE, type Target } from "./target.ts";

/** A page that is kept, and how long its reader rests between two looks, milliseconds. */
const PAGE = "/m/zh-cn";
const REST_MS = 20;

/** Time between two leads, milliseconds. */
const LEAD_MS = 2000;

/** How long a bystander waits for an answer, milliseconds. */
const PATIENCE_MS = 20_000;

/** How a visitor fared beside an attack. */
export interface BystanderFigures {
  /** How often a kept page was answered by each status; `none` where no answer came. */
  readonly answers: Readonly<Record<string, number>>;
  /** How long it took, milliseconds. */
  readonly ms: Quantiles;
  /** Leads that he sent, each once, and those that were acknowledged. */
  readonly leads: { readonly sent: number; readonly taken: number };
}

/** A visitor who reads one page again and again, and sends leads meanwhile: the last of them after the attack. */
export function sendBystander(target: Target): { leave(): Promise<BystanderFigures> } {
  const url = loopbackUrl(target.origin);
  const host = target.host ?? url.host;
  const isSecure = url.protocol === "https:";
  // One who was never here: what an earlier one sent counts for no limit.
  const localAddress = `127.9.${randomInt(256)}.${randomInt(1, 255)}`;
  const options = { keepAlive: true, localAddress };
  const agent = isSecure ? new SecureAgent({ ...options, rejectUnauthorized: false }) : new Agent(options);
  const answers: Record<string, number> = {};
  const times: number[] = [];
  const leads = { sent: 0, taken: 0 };
  const leaving = new AbortController();

  const call = (path: string, headers: Record<string, string>, body?: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const send = isSecure ? requestSecurely : request;
      const method = body === undefined ? "GET" : "POST";
      const to = { host: "127.0.0.1", port: url.port, path, method, agent, timeout: PATIENCE_MS };
      const sent = send({ ...to, headers: { host, "user-agent": PHONE, ...headers } }, (response) => {
        const status = response.statusCode ?? 0;
        text(response).then((answer) => resolve({ status, body: answer }), reject);
      });
      sent.on("timeout", () => sent.destroy(new Error("late")));
      sent.on("error", reject);
      sent.end(body);
    });

  async function read(): Promise<void> {
    while (!leaving.signal.aborted) {
      const startedAt = performance.now();
      const status = await call(PAGE, { "accept-encoding": "br" }).then(
        (answer) => String(answer.status),
        () => "none",
      );
      answers[status] = (answers[status] ?? 0) + 1;
      times.push(performance.now() - startedAt);
      await after(REST_MS);
    }
  }

  /** What the form of the home page sends. */
  async function isLeadTaken(): Promise<boolean> {
    const phone = `139${String(randomInt(1e8)).padStart(8, "0")}`;
    const lead = { kind: "appeal", consent: true, name: "王敏", phone };
    const headers = {
      "content-type": "application/json",
      lang: "1",
      origin: isSecure ? `https://${host}` : `http://${host}`,
      "idempotency-key": randomUUID(),
    };
    const answer = await call("/api/index/appeal.do", headers, JSON.stringify(lead)).catch(() => null);
    return answer !== null && /"reference":"[^"]+"/.test(answer.body);
  }

  async function sendLeads(): Promise<void> {
    do {
      leads.sent += 1;
      if (await isLeadTaken()) leads.taken += 1;
      await after(LEAD_MS, null, { signal: leaving.signal }).catch(() => undefined);
    } while (!leaving.signal.aborted);
    leads.sent += 1;
    if (await isLeadTaken()) leads.taken += 1;
  }

  const doing = [read(), sendLeads()];
  return {
    async leave() {
      leaving.abort();
      await Promise.all(doing);
      agent.destroy();
      return { answers, ms: quantilesOf(times), leads };
    },
  };
}

import { randomInt } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { quantilesOf, type Quantiles } from "./quantiles.ts";
import { agentTo, ask, loopbackUrl, PHONE, sendLead, TAKEN, type Target } from "./target.ts";

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
  // One who was never here: what an earlier one sent counts for no limit.
  const agent = agentTo(url, `127.9.${randomInt(256)}.${randomInt(1, 255)}`);
  const options = { agent, timeout: PATIENCE_MS };
  const answers: Record<string, number> = {};
  const times: number[] = [];
  const leads = { sent: 0, taken: 0 };
  const leaving = new AbortController();

  async function read(): Promise<void> {
    while (!leaving.signal.aborted) {
      const startedAt = performance.now();
      const headers = { host, "user-agent": PHONE, "accept-encoding": "br" };
      const status = await ask(url, { ...options, path: PAGE, headers }).then(
        (answer) => String(answer.status),
        () => "none",
      );
      answers[status] = (answers[status] ?? 0) + 1;
      times.push(performance.now() - startedAt);
      await after(REST_MS);
    }
  }

  async function isLeadTaken(): Promise<boolean> {
    const answer = await sendLead(url, host, options).catch(() => null);
    return answer !== null && TAKEN.test(answer.body);
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

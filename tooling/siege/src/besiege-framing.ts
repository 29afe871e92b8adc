import type { Agent } from "node:http";
import { framingAttacks, SMUGGLED, type FramingAttack } from "./framing-attacks.ts";
import { agentTo, ask, loopbackUrl, speak, type Target } from "./target.ts";

/** How long an attacker waits for what comes back, milliseconds. */
const ATTACK_MS = 250;

/** How long a victim waits before its call counts as failed, where nothing else is said, milliseconds. */
const PATIENCE_MS = 20_000;

/** Page sizes that victims ask for; the answer repeats the one it belongs to. */
const MOST_PAGE_SIZE = 20;

/** What is done to a target. */
export interface FramingSiege extends Target {
  /** Calls of victims beside the attacks. */
  readonly victims: number;
  readonly attackersAtOnce: number;
  readonly victimsAtOnce: number;
  /** How long a victim waits before its call counts as failed. @default 20000 */
  readonly patienceMs?: number;
}

/** What came of it. */
export interface FramingFigures {
  readonly attacks: number;
  readonly victims: number;
  /** Victims who got another's answer. */
  readonly wrong: number;
  /** Victims who got none, or a failure. */
  readonly failed: number;
  /** Attacks after which a smuggled request was answered, by name. */
  readonly through: readonly string[];
}

/** Runs every framing attack in turn, over and over, until all victims have called. */
export async function besiegeFraming(siege: FramingSiege): Promise<FramingFigures> {
  const url = loopbackUrl(siege.origin);
  const host = siege.host ?? url.host;
  const attacks = framingAttacks(host);
  const through = new Set<string>();
  let [sent, called, wrong, failed] = [0, 0, 0, 0];

  async function attacker(): Promise<void> {
    while (sent < attacks.length || called < siege.victims) {
      const attack = attacks[sent % attacks.length] as FramingAttack;
      sent += 1;
      if (SMUGGLED.test(await speak(url, attack.parts, ATTACK_MS))) through.add(attack.name);
    }
  }
  const agent = agentTo(url);
  async function victim(): Promise<void> {
    while (called < siege.victims || sent < attacks.length) {
      called += 1;
      const pageSize = (called % MOST_PAGE_SIZE) + 1;
      const outcome = await callAsVictim(url, host, agent, pageSize, siege.patienceMs);
      if (outcome === "wrong") wrong += 1;
      if (outcome === "failed") failed += 1;
    }
  }
  await Promise.all([
    ...Array.from({ length: siege.attackersAtOnce }, attacker),
    ...Array.from({ length: siege.victimsAtOnce }, victim),
  ]);
  agent.destroy();
  return { attacks: sent, victims: called, wrong, failed, through: [...through] };
}

async function callAsVictim(
  url: URL,
  host: string,
  agent: Agent,
  pageSize: number,
  patienceMs: number = PATIENCE_MS,
): Promise<"right" | "wrong" | "failed"> {
  const path = `/api/information/article/page.do?pageNum=1&pageSize=${pageSize}`;
  try {
    const headers = { host, lang: "1" };
    const { body } = await ask(url, { agent, timeout: patienceMs, path, headers });
    const answer = JSON.parse(body) as { code: number; data: { pageSize?: number } | null };
    if (answer.code >= 500) return "failed";
    return answer.data?.pageSize === pageSize ? "right" : "wrong";
  } catch {
    return "failed";
  }
}

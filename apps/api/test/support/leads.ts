import { HOST_TOKEN_HEADER, hostToken } from "@wesdom/api-client/server";
import { API_SECRET } from "./processes.ts";
import type { Answer } from "./testApi.ts";

/** An answer to a lead, and how long it took. */
export interface LeadAnswer extends Answer {
  readonly ms: number;
}

/** Leads sent by many hands, one after another each, until told to stop. */
export interface Sending {
  /** References by key: the leads that were acknowledged. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Answers other than 200. */
  readonly refused: readonly LeadAnswer[];
  /** Waits until so many more are acknowledged. */
  readonly more: (count: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Sends a request; rejects where none is answered. */
export type Ask = (path: string, init: RequestInit) => Promise<Answer>;

/** The key of a lead. */
export const keyOf = (number: number): string => `lead-${number}`;

/** Sends one lead; again with the same number it is the same lead. */
export async function sendLead(ask: Ask, number: number): Promise<LeadAnswer> {
  const start = performance.now();
  const answer = await ask("/index/appeal.do", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": keyOf(number),
      // Each from an address of its own, so that no limit ends the sending.
      [HOST_TOKEN_HEADER]: hostToken(API_SECRET, Date.now()),
      "X-Forwarded-For": `198.18.${number >> 8}.${number & 255}`,
    },
    body: JSON.stringify({
      kind: "appeal",
      consent: true,
      name: "王敏",
      phone: `139${String(number).padStart(8, "0")}`,
      needs: keyOf(number),
    }),
  });
  return { ...answer, ms: performance.now() - start };
}

const sendings: AbortController[] = [];

/** Ends the sendings that a failed test left behind. */
export function stopLeads(): void {
  for (const sending of sendings.splice(0)) sending.abort();
}

/** Sends leads from number `first` on. */
export function sendLeads(ask: Ask, first: number, hands = 12): Sending {
  const acknowledged = new Map<string, string>();
  const refused: LeadAnswer[] = [];
  const over = new AbortController();
  sendings.push(over);
  let next = first;
  let told: (() => void) | undefined;
  const hand = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const number = next;
      next += 1;
      const answer = await sendLead(ask, number);
      if (answer.status === 200) acknowledged.set(keyOf(number), answer.data.reference);
      else refused.push(answer);
      told?.();
    }
  };
  const working = Promise.all(Array.from({ length: hands }, hand));
  return {
    acknowledged,
    refused,
    more: async (count) => {
      const wanted = acknowledged.size + count;
      // A hand that failed ends the waiting, with what it met.
      await Promise.race([working, reached(wanted)]);
    },
    stop: async () => {
      over.abort();
      await working;
    },
  };

  async function reached(wanted: number): Promise<void> {
    while (acknowledged.size < wanted) await new Promise<void>((resolve) => (told = resolve));
  }
}

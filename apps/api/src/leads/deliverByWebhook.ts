import { createHmac } from "node:crypto";
import type { Deliver } from "./deliver.ts";

/** Longest wait for the receiver. */
const TIMEOUT_MS = 10_000;

/**
 * Codes of a 2xx that count as received, as one without does. Bots of WeCom, DingTalk and Feishu answer what they cannot read with 200
 * and a code.
 */
const RECEIPT_CODES: readonly number[] = [0, 200];

/** Header with `sha256=` and the HMAC of the body, where a secret is set. */
const SIGNATURE_HEADER = "X-Wesdom-Signature";

/** Posts a lead as JSON. A message may come twice: its `Idempotency-Key` tells. */
export const deliverByWebhook: Deliver = async (lead, messageId, { webhookUrl, webhookSecret }) => {
  const body = JSON.stringify({ event: "lead", lead });
  const signature = createHmac("sha256", webhookSecret).update(body).digest("hex");
  const response = await fetch(webhookUrl, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": messageId,
      ...(webhookSecret === "" ? {} : { [SIGNATURE_HEADER]: `sha256=${signature}` }),
    },
    body,
  });
  const code = codeOf(await response.json().catch(() => null));
  if (!response.ok || !RECEIPT_CODES.includes(code))
    throw new Error(`The webhook answered ${response.status}, code ${code}`);
};

/** The number of a refusal; 0 for bodies without one. */
function codeOf(answer: unknown): number {
  const { errcode, code } = Object(answer) as { errcode?: unknown; code?: unknown };
  return Number(errcode ?? code) || 0;
}

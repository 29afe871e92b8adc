import { createHmac } from "node:crypto";
import type { Deliver } from "./deliver.ts";

/** Longest wait for the receiver. */
const TIMEOUT_MS = 10_000;

/** Header with `sha256=` and the HMAC of the body, where a secret is set. */
const SIGNATURE_HEADER = "X-Wesdom-Signature";

/**
 * Posts a lead as JSON. Any 2xx counts as received, but not with an `errcode`, as bots of WeCom and DingTalk answer what
 * they cannot read; other codes mean success to some. A message may come twice: its `Idempotency-Key` tells.
 */
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
  const { errcode = 0 } = Object(await response.json().catch(() => null)) as { errcode?: unknown };
  if (!response.ok || Number(errcode) !== 0)
    throw new Error(`The webhook answered ${response.status}, errcode ${String(errcode)}`);
};

import * as v from "valibot";
import type { ApiConnection } from "../proxy/api-connection.ts";

/** Call with which the customer centre asks who came with a ticket. */
const REDEEM_PATH = "/yxy/custom/center/ticket/redeem.do";

/** How long the API may take. */
const REDEEM_TIMEOUT_MS = 5000;

/** Statuses with which the API says that a ticket opens nothing: malformed, used or too old. */
const REFUSALS: ReadonlySet<number> = new Set([400, 422]);

const AnswerSchema = v.object({
  code: v.literal(200),
  data: v.object({
    account: v.object({ phone: v.string() }),
    information: v.nullable(v.object({ company: v.string(), position: v.string() })),
    redirect: v.nullable(v.string()),
  }),
});

/** Who came with a ticket. */
export type Arrival = v.InferOutput<typeof AnswerSchema>["data"];

/**
 * Redeems a ticket; it opens once.
 *
 * @param secret - What this customer centre shows itself with; empty: the secret of this host does.
 * @returns Who came, `"refused"` for a ticket that opens nothing, `"failed"` where the API cannot say.
 */
export async function redeemTicket(
  ticket: string,
  api: ApiConnection,
  secret: string,
): Promise<Arrival | "refused" | "failed"> {
  try {
    const response = await api.fetch(api.origin + REDEEM_PATH, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        lang: "1",
        ...(secret === "" ? {} : { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify({ ticket }),
      redirect: "error",
      signal: AbortSignal.timeout(REDEEM_TIMEOUT_MS),
    });
    if (REFUSALS.has(response.status)) return "refused";
    return v.parse(AnswerSchema, await response.json()).data;
  } catch {
    return "failed";
  }
}

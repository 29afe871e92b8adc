import { ApiError, redeemTicket as redeem, type RedeemedTicket } from "@wesdom/api-client";
import type { ApiConnection } from "../proxy/api-connection.ts";

/** Statuses with which the API says that a ticket opens nothing: malformed, used or too old. */
const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 422]);

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
): Promise<RedeemedTicket | "refused" | "failed"> {
  try {
    const headers = secret === "" ? {} : { authorization: `Bearer ${secret}` };
    return await api.client("zh").call(redeem, { body: { ticket }, headers });
  } catch (error) {
    return error instanceof ApiError && REFUSALS.has(error.status) ? "refused" : "failed";
  }
}

import type { Database } from "../database/database.ts";
import { countUse, type Limit } from "../database/limits.ts";
import { ApiFailure } from "./api-failure.ts";

/**
 * Counts one use of a limit.
 *
 * @param who - Phone, e-mail or address.
 * @param now - Milliseconds since the epoch.
 * @throws {@link ApiFailure} 429 with the time to wait, beyond the limit.
 */
export async function refuseBeyond(limit: Limit, who: string, db: Database, now: number): Promise<void> {
  const { within, retryAfterSeconds } = await countUse(db, limit, who, now);
  if (!within) throw new ApiFailure(429, "tooMany", { retryAfterSeconds });
}

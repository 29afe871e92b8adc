import { countUse, undoAttempt, type Limit } from "../database/limits.ts";
import type { CodeSettings } from "../env.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { CallInput } from "../http/call-input.ts";

const MINUTE_MS = 60_000;

/** Part of a ceiling from which whoever watches the log is warned. */
const WARN_PART = 0.8;

const WINDOWS = [
  { window: "minute", windowMs: MINUTE_MS, setting: "perMinute" },
  { window: "hour", windowMs: 60 * MINUTE_MS, setting: "perHour" },
  { window: "day", windowMs: 24 * 60 * MINUTE_MS, setting: "perDay" },
] as const satisfies readonly { setting: keyof CodeSettings; window: string; windowMs: number }[];

/**
 * Counts a code among those of all visitors. Each number comes once a window, at one of all instances, unless it is
 * taken back: so does the alarm.
 *
 * @returns Takes it back, which was not sent.
 * @throws `ApiFailure` 503 with the time to wait, above a ceiling
 */
export async function refuseAboveCeiling({
  db,
  now,
  settings,
  log,
}: Pick<CallInput<unknown, unknown>, "db" | "now" | "settings" | "log">): Promise<() => Promise<void>> {
  const counted: Limit[] = [];
  for (const { window, windowMs, setting } of WINDOWS) {
    const most = settings.codes[setting];
    const limit = { name: `code-${window}-all`, most, windowMs };
    const { within, count, retryAfterSeconds } = await countUse(db, limit, "", now());
    if (count === most) log("error", "codes-ceiling", { window, most });
    else if (count === Math.ceil(most * WARN_PART)) log("warn", "codes-many", { window, most });
    if (!within) throw new ApiFailure(503, "codesBusy", { retryAfterSeconds });
    counted.push(limit);
  }
  return async () => {
    for (const limit of counted) await undoAttempt(db, limit, "");
  };
}

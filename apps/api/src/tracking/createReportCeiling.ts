import type { ReportSettings } from "../env.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { KernelServices } from "../http/call-input.ts";

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** Part of a ceiling from which whoever watches the log is warned. */
const WARN_PART = 0.8;

const WINDOWS = [
  { window: "minute", windowMs: MINUTE_MS, setting: "perMinute" },
  { window: "hour", windowMs: 60 * MINUTE_MS, setting: "perHour" },
] as const satisfies readonly { setting: keyof ReportSettings; window: string; windowMs: number }[];

/**
 * Makes the counter of all visitors' reports. It counts in memory, each instance for itself: one row that every report
 * changes would have them wait for one another.
 *
 * @returns counts a report; throws `ApiFailure` 503 with the time to wait above a ceiling: then the sender keeps it and
 * comes again.
 */
export function createReportCeiling({
  settings,
  now,
  log,
}: Pick<KernelServices, "settings" | "now" | "log">): () => void {
  const counted = WINDOWS.map(({ window, windowMs, setting }) => ({
    window,
    windowMs,
    most: settings.reports[setting],
    endsAt: 0,
    count: 0,
  }));
  return () => {
    const at = now();
    for (const current of counted) {
      const { window, windowMs, most } = current;
      // Over, too, is what a clock began that ran ahead.
      if (at >= current.endsAt || current.endsAt > at + windowMs) {
        current.endsAt = at + windowMs;
        current.count = 0;
      }
      current.count += 1;
      if (current.count === most) log("error", "reports-ceiling", { window, most });
      else if (current.count === Math.ceil(most * WARN_PART)) log("warn", "reports-many", { window, most });
      if (current.count > most) {
        const retryAfterSeconds = Math.ceil((current.endsAt - at) / SECOND_MS);
        throw new ApiFailure(503, "away", { retryAfterSeconds });
      }
    }
  };
}

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { commandEnv } from "./env.ts";
import { ROOT } from "@wesdom/product/root";

const run = promisify(execFile);

/** What the API has stored, as far as these tests look at it. */
export interface StoredEvents {
  readonly pageViews: number;
  readonly clicks: number;
  readonly visibleMs: number;
  /** Reports that could not be taken. */
  readonly refused: number;
}

interface EventReport {
  readonly total: { readonly pageViews: number; readonly clicks: number; readonly visibleMs: number };
  readonly refused: Readonly<Record<string, number>>;
}

/** A page whose clock runs ahead reports for tomorrow, shortly before midnight in Shanghai. */
const AHEAD_MS = (8 + 24) * 3_600_000;

/** Asks the running API by the command of its operators. */
export async function storedEvents(dataDir: string): Promise<StoredEvents> {
  const tomorrow = new Date(Date.now() + AHEAD_MS).toISOString().slice(0, 10);
  const { stdout } = await run(process.execPath, ["src/cli/events.ts", "--json", "--to", tomorrow], {
    cwd: join(ROOT, "apps/api"),
    env: commandEnv({ DATA_DIR: dataDir }),
  });
  const { total, refused } = JSON.parse(stdout) as EventReport;
  const { pageViews, clicks, visibleMs } = total;
  return {
    pageViews,
    clicks,
    visibleMs,
    refused: Object.values(refused).reduce((sum, count) => sum + count, 0),
  };
}

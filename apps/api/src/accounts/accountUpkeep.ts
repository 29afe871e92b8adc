import { describeError, type Log } from "../app/log.ts";
import { forgetShownMessages } from "../codes/messenger.ts";
import type { Database } from "../database/database.ts";
import { forgetGrants } from "../once/grants.ts";
import type { AccountServices } from "./account-services.ts";
import { forgetSessions } from "./sessions.ts";

/** How often what is over is removed. */
const ROUND_MS = 60 * 60_000;

/** Removes puzzles, codes, tokens, sessions, keys and shown messages whose time is over. */
export interface AccountUpkeep {
  /** Removes now; a failure is logged. */
  readonly run: () => Promise<void>;
  /** Removes now and each hour; every instance may. */
  readonly start: () => void;
  /** Waits for the round that is under way. */
  readonly stop: () => Promise<void>;
}

/** Makes the upkeep of a database. */
export function accountUpkeep(
  db: Database,
  { codes, keys }: Pick<AccountServices, "codes" | "keys">,
  now: () => number,
  log: Log,
): AccountUpkeep {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await forgetGrants(db, now());
      await codes.forgetOld();
      await forgetSessions(db, now());
      await keys.forgetOld();
      await forgetShownMessages(db, now());
    } catch (error) {
      log("error", "accounts-upkeep", { error: describeError(error) });
    }
  };
  return {
    run,
    start: () => {
      clearInterval(timer);
      running = run();
      timer = setInterval(() => {
        running = running.then(run);
      }, ROUND_MS);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

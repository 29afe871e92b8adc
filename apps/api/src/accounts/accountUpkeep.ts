import type { Log } from "../app/log.ts";
import { hourlyUpkeep, type Upkeep } from "../app/upkeep.ts";
import { forgetShownMessages } from "../codes/messenger.ts";
import type { Database } from "../database/database.ts";
import { forgetGrants } from "../once/grants.ts";
import type { AccountServices } from "./account-services.ts";
import { forgetBrowsers } from "./knownBrowsers.ts";
import { forgetSessions } from "./sessions.ts";

/** Removes puzzles, codes, tokens, sessions, known browsers, keys and shown messages whose time is over. */
export function accountUpkeep(
  db: Database,
  { codes, keys }: Pick<AccountServices, "codes" | "keys">,
  now: () => number,
  log: Log,
): Upkeep {
  return hourlyUpkeep("accounts-upkeep", log, async () => {
    await forgetGrants(db, now());
    await codes.forgetOld();
    await forgetSessions(db, now());
    await forgetBrowsers(db, now());
    await keys.forgetOld();
    await forgetShownMessages(db, now());
  });
}

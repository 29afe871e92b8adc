import type { Log } from "../app/log.ts";
import { hourlyUpkeep, type Upkeep } from "../app/upkeep.ts";
import type { EventStore } from "./eventStore.ts";

/** Makes the partitions of the next days and removes what was kept long enough. */
export function eventUpkeep(store: EventStore, log: Log): Upkeep {
  return hourlyUpkeep("events-upkeep", log, async () => {
    await store.prepare();
    const removed = await store.removeOld();
    if (removed > 0) log("info", "events-removed", { days: removed });
  });
}

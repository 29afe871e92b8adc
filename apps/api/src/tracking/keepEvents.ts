import type { Log } from "../http/log.ts";
import type { EventStore } from "./createEventStore.ts";

/** Makes the partitions of the next days and removes what was kept long enough. */
export async function keepEvents(store: EventStore, time: number, log: Log): Promise<void> {
  await store.prepare();
  const removed = await store.removeOld(time);
  if (removed > 0) log("info", "events-removed", { days: removed });
}

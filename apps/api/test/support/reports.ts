import { count } from "drizzle-orm";
import type { Envelope } from "@wesdom/tracking/server";
import type { StoredEvent } from "../../src/tracking/createEventStore.ts";
import { events, reportFaults } from "../../src/tracking/tables.ts";
import { reportUrl } from "./seal.ts";
import { read, type Answer, type TestApi } from "./testApi.ts";

let serial = 0;
/** A report that was sealed at an instant. */
export const event = (sealedAt: number): StoredEvent => ({
  sign: String(++serial).padStart(64, "0"),
  site: "cn",
  eventId: "page view",
  objectId: 600_001,
  bizId: "",
  countType: "num",
  countValue: 1,
  deviceId: "0".repeat(32),
  deviceType: 1,
  userAgent: "",
  happenedAt: sealedAt,
  sealedAt,
});

/** Posts an envelope as a beacon does: in the query, without a body and without headers. */
export async function report(
  api: TestApi,
  envelope: Partial<Envelope> | string,
  path = "/common/data/report.do",
  headers: Record<string, string> = {},
): Promise<Answer> {
  const url = typeof envelope === "string" ? `${path}?${envelope}` : reportUrl(envelope, path);
  return read(await api.fetch(new Request(`http://api.test${url}`, { method: "POST", headers })));
}

/** How many reports are stored. */
export async function storedCount(api: TestApi): Promise<number> {
  return (await api.db.select({ n: count() }).from(events))[0]?.n ?? 0;
}

/** How many reports were refused, by reason. */
export async function faultCounts(api: TestApi): Promise<Record<string, number>> {
  const rows = await api.db.select().from(reportFaults);
  return Object.fromEntries(rows.map((row) => [row.reason, row.count]));
}

/** Forgets all reports. */
export async function forgetReports(api: TestApi): Promise<void> {
  await api.db.delete(events);
  await api.db.delete(reportFaults);
}

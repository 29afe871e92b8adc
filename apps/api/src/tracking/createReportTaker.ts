import { createPrivateKey } from "node:crypto";
import type { Context } from "hono";
import { networkOf } from "@wesdom/api-client/server";
import { openEnvelope, type OpenResult } from "@wesdom/tracking/server";
import type { Limit } from "../database/limits.ts";
import type { KernelServices, Variables } from "../http/call-input.ts";
import { refuseBeyond } from "../http/refuseBeyond.ts";
import { readQuery } from "../http/route.ts";
import type { EventStore, Site } from "./createEventStore.ts";
import { createReportCeiling } from "./createReportCeiling.ts";

/**
 * Reports of one network address: 50 a second. A mobile network puts thousands of visitors behind one address, and each
 * sends some ten a minute; a flood costs a few per cent of a processor, for opening one takes a good half millisecond.
 */
export const REPORT_LIMIT: Limit = { name: "report-address", most: 3_000, windowMs: 60_000 };

/** Signs of the older profile are shorter. */
const LEGACY_SIGN_CHARS = 32;

/** Takes the report of a request; whatever comes of it, the visitor is told the same. */
export type TakeReport = (context: Context<Variables>, site: Site) => Promise<void>;

/**
 * Makes the taker of reports: opens, verifies and stores each once. What cannot be taken is counted by its reason.
 *
 * @throws `ApiFailure` 429 beyond {@link REPORT_LIMIT}, 503 above the ceiling of all: then the sender keeps the report
 * and comes again.
 */
export function createReportTaker(services: KernelServices & { readonly events: EventStore }): TakeReport {
  const { db, settings, now, events } = services;
  const count = createReportCeiling(services);
  const key = createPrivateKey(settings.keys.tracking);
  return async (context, site) => {
    await refuseBeyond(REPORT_LIMIT, networkOf(context.get("peer").address), db, now());
    count();
    const fields = readQuery(context);
    const isLegacy =
      settings.tracking.legacy &&
      typeof fields["sign"] === "string" &&
      fields["sign"].length === LEGACY_SIGN_CHARS;
    const opened = openEnvelope(fields, key, { profile: isLegacy ? "legacy" : "v1" });
    await (opened.ok ? keep(events, site, opened) : events.countFault(opened.reason));
  };
}

async function keep(
  store: EventStore,
  site: Site,
  { event, time, sign }: Extract<OpenResult, { ok: true }>,
): Promise<void> {
  await store.store({
    sign,
    site,
    sealedAt: time,
    happenedAt: event.time,
    eventId: event.eventId,
    objectId: event.objectId,
    bizId: event.bizId,
    countType: event.countType,
    countValue: event.countValue,
    deviceId: event.deviceIdMd5,
    deviceType: event.deviceType,
    userAgent: event.userAgent,
  });
}

import { setTimeout as setTimeoutPromise } from "node:timers/promises";
import { CLOCK_SKEW_MS } from "@wesdom/api-client/server";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { queryRows, type Database } from "../database/database.ts";
import type { LeadSettings } from "../env.ts";
import { describeError, type Log } from "../http/log.ts";
import type { Deliver } from "./deliver.ts";
import { deliverByMail } from "./deliverByMail.ts";
import { deliverByWebhook } from "./deliverByWebhook.ts";
import { leadRecord } from "./readLeads.ts";
import { leads, outbox } from "./tables.ts";

/** How often the outbox is looked through when nothing wakes it. */
const POLL_MS = 5_000;

/** A message that an instance has taken is left alone by the others for so long. */
const LEASE_MS = 2 * 60_000;

/** Waits after failures: doubled from the first to the longest. */
const FIRST_WAIT_MS = 30_000;
export const LONGEST_WAIT_MS = 10 * 60_000;

/** Then, after two weeks, a message is given up; it stays in the outbox with its last error. */
const MAX_ATTEMPTS = 2_020;

/** Messages that are taken at once. */
const BATCH = 10;

/** Pauses of a database that does not take what has happened; shorter together than the time in which a stop is waited for. */
const MARK_PAUSES_MS = [200, 800, 2_000];

const ADAPTERS: Readonly<Record<string, { isOn: (settings: LeadSettings) => boolean; deliver: Deliver }>> = {
  webhook: { isOn: (settings) => settings.webhookUrl !== "", deliver: deliverByWebhook },
  mail: {
    isOn: (settings) => settings.mailCommand !== "" && settings.mailTo !== "",
    deliver: deliverByMail,
  },
};

/** Names of the adapters that are configured. */
export function adapterNames(settings: LeadSettings): string[] {
  return Object.entries(ADAPTERS).flatMap(([name, adapter]) => (adapter.isOn(settings) ? [name] : []));
}

/** Carries leads to the outside, again and again until they arrive. */
export interface Outbox {
  /** Delivers what is due; answers how many messages were tried. */
  readonly deliverDue: () => Promise<number>;
  readonly wake: () => void;
  readonly start: () => void;
  /** Waits for the delivery that is under way. */
  readonly stop: () => Promise<void>;
}

/** Makes the outbox of a database; several instances share the work. */
export function createOutbox(options: {
  db: Database;
  settings: LeadSettings;
  now: () => number;
  log: Log;
}): Outbox {
  const { db, settings, now, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  // Until it is started it only delivers when asked.
  let stopping = new AbortController();
  stopping.abort();

  const deliverDue = async (): Promise<number> => {
    const taken = await take(db, now());
    const ends = await Promise.allSettled(taken.map((message) => deliver(db, message, settings, now, log)));
    const failed = ends.find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
    return taken.length;
  };
  const round = async (stopped: AbortSignal): Promise<void> => {
    try {
      let tried = BATCH;
      while (tried === BATCH && !stopped.aborted) tried = await deliverDue();
    } catch (error) {
      log("error", "outbox-failed", { error: describeError(error) });
    }
  };
  const schedule = (delay: number): void => {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = running.then(() => round(stopping.signal)).then(() => schedule(POLL_MS));
    }, delay);
    timer.unref();
  };
  return {
    deliverDue,
    wake: () => schedule(0),
    start: () => {
      stopping = new AbortController();
      schedule(0);
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

interface Message {
  readonly id: string;
  readonly lead_id: string;
  readonly adapter: string;
  readonly attempts: number;
}

/** Takes due messages for this instance. */
function take(db: Database, time: number): Promise<Message[]> {
  const due = new Date(time).toISOString();
  const lease = new Date(time + LEASE_MS).toISOString();
  // Nothing waits longer: what is due later was put off by a clock that ran ahead of all others.
  const never = new Date(time + LONGEST_WAIT_MS + CLOCK_SKEW_MS).toISOString();
  return queryRows<Message>(
    db,
    // The list is made once, before anything is updated: as a plain subquery it might be made again for each row.
    sql`with due as materialized (
        select id from ${outbox} where due_at <= ${due}::timestamptz or due_at > ${never}::timestamptz
        order by due_at limit ${BATCH}::int for update skip locked
      )
      update ${outbox} as message set due_at = ${lease}::timestamptz, attempts = attempts + 1
      from due where message.id = due.id
      returning message.id, message.lead_id, message.adapter, message.attempts`,
  );
}

async function deliver(
  db: Database,
  message: Message,
  settings: LeadSettings,
  now: () => number,
  log: Log,
): Promise<void> {
  const [row] = await db.select().from(leads).where(eq(leads.id, message.lead_id));
  const adapter = ADAPTERS[message.adapter];
  if (!row || !adapter) return;
  const mine = and(eq(outbox.id, message.id), isNotNull(outbox.dueAt));
  try {
    await adapter.deliver(leadRecord(row), message.id, settings);
  } catch (error) {
    const lastError = describeError(error);
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (message.attempts - 1), LONGEST_WAIT_MS);
    const dueAt = message.attempts >= MAX_ATTEMPTS ? null : new Date(now() + wait);
    await db.update(outbox).set({ dueAt, lastError }).where(mine);
    log(dueAt ? "warn" : "error", dueAt ? "lead-delayed" : "lead-given-up", {
      adapter: message.adapter,
      reference: row.reference,
      attempts: message.attempts,
      error: lastError,
    });
    return;
  }
  const done = { dueAt: null, deliveredAt: new Date(now()), lastError: null };
  await insist(() => db.update(outbox).set(done).where(mine));
  log("info", "lead-sent", { adapter: message.adapter, reference: row.reference });
}

/** Writes what has happened already: a message that is out goes again where that is not written. */
async function insist(write: () => PromiseLike<unknown>): Promise<void> {
  for (const pause of MARK_PAUSES_MS) {
    try {
      await write();
      return;
    } catch {
      await setTimeoutPromise(pause);
    }
  }
  await write();
}

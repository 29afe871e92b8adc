import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { desc, inArray, lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Settings, SmsSettings } from "../env.ts";
import { devMessages } from "./tables.ts";

/** Longest wait for the gateway, each time. */
const TIMEOUT_MS = 4_000;

/** Attempts, and the pause between them: with it a page still gets its answer in time. */
const ATTEMPTS = 3;
const PAUSE_MS = 500;

/** Messages that are shown, and for how long, milliseconds. */
export const MOST_DEV_MESSAGES = 50;
export const DEV_MESSAGE_MS = 60 * 60_000;

export interface PhoneMessage {
  readonly phone: string;
  readonly text: string;
}

/** Nobody knows whether a message goes out: an attempt was neither taken nor refused. */
export class UnconfirmedError extends Error {
  override readonly name = "UnconfirmedError";
}

/** Sends messages; rejects when one was not taken, with {@link UnconfirmedError} where it may arrive all the same. */
export type Messenger = (message: PhoneMessage) => Promise<void>;

/** Shows a line to whoever runs the program; no log. */
export type PrintMessage = (line: string) => void;

/** Whether messages are shown instead of sent: never to real visitors of a site in production. */
export function hasDevInbox({ sms, production, publicDemo }: Settings): boolean {
  return sms.gatewayUrl === "" && (!production || publicDemo);
}

/** The messenger of a configuration; `undefined` where there is none. */
export function createMessenger(options: {
  settings: Settings;
  db: Database;
  now: () => number;
  printMessage: PrintMessage;
  pause?: (ms: number) => Promise<unknown>;
}): Messenger | undefined {
  const { settings, db, now, printMessage, pause = setTimeout } = options;
  if (settings.sms.gatewayUrl !== "") {
    return (message) => sendByGateway(settings.sms, message, pause);
  }
  if (!hasDevInbox(settings)) return undefined;
  return async ({ phone, text }) => {
    await db.insert(devMessages).values({ id: randomUUID(), phone, text, createdAt: new Date(now()) });
    printMessage(`${phone}: ${text}`);
  };
}

/** The latest messages that were shown instead of sent, newest first. */
export async function readDevInbox(
  db: Database,
): Promise<{ phone: string; text: string; createdAt: string }[]> {
  const rows = await db
    .select()
    .from(devMessages)
    .orderBy(desc(devMessages.createdAt))
    .limit(MOST_DEV_MESSAGES);
  return rows.map(({ phone, text, createdAt }) => ({ phone, text, createdAt: createdAt.toISOString() }));
}

/** Removes shown messages that are old or too many. */
export async function deleteOldDevMessages(db: Database, now: number): Promise<void> {
  await db.delete(devMessages).where(lt(devMessages.createdAt, new Date(now - DEV_MESSAGE_MS)));
  const tooMany = db
    .select({ id: devMessages.id })
    .from(devMessages)
    .orderBy(desc(devMessages.createdAt))
    .offset(MOST_DEV_MESSAGES);
  await db.delete(devMessages).where(inArray(devMessages.id, tooMany));
}

/** Posts a message as JSON; any 2xx counts as sent. It may come twice: its `Idempotency-Key` tells. */
async function sendByGateway(
  { gatewayUrl, gatewayToken }: SmsSettings,
  { phone, text }: PhoneMessage,
  pause: (ms: number) => Promise<unknown>,
): Promise<void> {
  const key = randomUUID();
  let failure = "no answer";
  let isRefused = true;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (attempt > 1) await pause(PAUSE_MS);
    const status = await post(gatewayUrl, gatewayToken, key, JSON.stringify({ phone, text }));
    if (status !== undefined && status >= 200 && status < 300) return;
    failure = status === undefined ? "no answer" : `status ${status}`;
    const refuses = status !== undefined && status >= 400 && status < 500;
    isRefused &&= refuses;
    // What the gateway refuses once it refuses again.
    if (refuses && status !== 429) break;
  }
  throw new (isRefused ? Error : UnconfirmedError)(`The gateway for messages: ${failure}`);
}

/** The status, or `undefined` without an answer; no error of `fetch` leaves, for it may hold the address. */
async function post(url: string, token: string, key: string, body: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": key,
        ...(token === "" ? {} : { Authorization: `Bearer ${token}` }),
      },
      body,
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}

import { eq } from "drizzle-orm";
import { setTimeout } from "node:timers/promises";
import * as v from "valibot";
import type { Database } from "../database/database.ts";
import type { WechatSettings } from "../env.ts";
import { createPatience } from "../http/createPatience.ts";
import { tokens } from "./tables.ts";
import { LEASE_MS, takeRenewalLease } from "./takeRenewalLease.ts";

/** A token is renewed this long before it ends. */
const MARGIN_MS = 5 * 60_000;

/** Longest wait for WeChat. */
const TIMEOUT_MS = 8_000;

/** Calls that wait for one renewal; more of them would take places that leads and sign-ins need. */
export const MOST_WAITING = 8;

/** How often an instance looks whether another has renewed. */
const POLL_MS = 100;

/** Longest that WeChat lets a token live; what ends later was stored by a clock that ran ahead. */
const TOKEN_SECONDS = 7_200;

/** Names under which the tokens are stored. */
const ACCESS_TOKEN = "wechat-access-token";
const TICKET = "wechat-jsapi-ticket";

/** WeChat's codes for a token that it no longer takes. */
const STALE_TOKEN_CODES = new Set([40_001, 40_014, 42_001]);

const AnswerSchema = v.object({
  errcode: v.optional(v.number(), 0),
  errmsg: v.optional(v.string(), ""),
  access_token: v.optional(v.string()),
  ticket: v.optional(v.string()),
  expires_in: v.optional(v.number(), TOKEN_SECONDS),
});
type Answer = v.InferOutput<typeof AnswerSchema>;

/** WeChat answered with an error or not at all. */
export class WechatError extends Error {
  override readonly name = "WechatError";
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/**
 * Fetches the ticket with which pages are signed. Token and ticket are kept in the database for all instances, since
 * WeChat counts requests and a new token ends the old one; one instance at a time asks for them, and no connection to
 * the database is held meanwhile.
 *
 * @param db - The database.
 * @param settings - App id, secret and address of WeChat's API.
 * @param now - Clock, milliseconds.
 */
export function createTicketSource(
  db: Database,
  settings: WechatSettings,
  now: () => number,
): () => Promise<string> {
  let renewal: Promise<string> | undefined;
  let waiting = 0;
  const patient = createPatience(now, (error) => error instanceof WechatError);

  async function begin(): Promise<string> {
    try {
      return await patient(() => renewOnce(db, settings, now));
    } finally {
      renewal = undefined;
      waiting = 0;
    }
  }

  return async () => {
    const known = await stored(db, TICKET, now());
    if (known !== undefined) return known;
    if (waiting >= MOST_WAITING) throw new WechatError("enough wait for it", 0);
    waiting += 1;
    renewal ??= begin();
    return renewal;
  };
}

/** Renews, or waits for the instance that does. */
async function renewOnce(db: Database, settings: WechatSettings, now: () => number): Promise<string> {
  for (let waited = 0; waited <= LEASE_MS; waited += POLL_MS) {
    const release = await takeRenewalLease(db, now);
    try {
      const known = await stored(db, TICKET, now());
      if (known !== undefined) return known;
      if (release) return await renew(db, settings, now);
    } finally {
      await release?.();
    }
    await setTimeout(POLL_MS);
  }
  throw new WechatError("another instance does not end its renewal", 0);
}

async function renew(db: Database, settings: WechatSettings, now: () => number): Promise<string> {
  try {
    return await renewTicket(db, settings, now);
  } catch (error) {
    if (!(error instanceof WechatError) || !STALE_TOKEN_CODES.has(error.code)) throw error;
    await db.delete(tokens).where(eq(tokens.name, ACCESS_TOKEN));
    return renewTicket(db, settings, now);
  }
}

async function renewTicket(db: Database, settings: WechatSettings, now: () => number): Promise<string> {
  const accessToken =
    (await stored(db, ACCESS_TOKEN, now())) ??
    (await fetched(db, ACCESS_TOKEN, (answer) => answer.access_token, now, settings, "/cgi-bin/token", {
      grant_type: "client_credential",
      appid: settings.appId,
      secret: settings.appSecret,
    }));
  return fetched(db, TICKET, (answer) => answer.ticket, now, settings, "/cgi-bin/ticket/getticket", {
    access_token: accessToken,
    type: "jsapi",
  });
}

async function fetched(
  db: Database,
  name: string,
  pick: (answer: Answer) => string | undefined,
  now: () => number,
  settings: WechatSettings,
  path: string,
  query: Record<string, string>,
): Promise<string> {
  const answer = await ask(`${settings.apiBase}${path}?${new URLSearchParams(query).toString()}`);
  const value = pick(answer);
  if (answer.errcode !== 0 || value === undefined) {
    throw new WechatError(`${path}: ${answer.errcode} ${answer.errmsg}`, answer.errcode);
  }
  const seconds = Math.min(answer.expires_in, TOKEN_SECONDS);
  const row = { value, expiresAt: now() + seconds * 1000 - MARGIN_MS };
  await db
    .insert(tokens)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: tokens.name, set: row });
  return value;
}

/** The address holds the secret, so no error of `fetch` leaves this function. */
async function ask(url: string): Promise<Answer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
    return v.parse(AnswerSchema, await response.json());
  } catch {
    throw new WechatError(`${new URL(url).pathname}: no usable answer`, 0);
  }
}

async function stored(db: Database, name: string, time: number): Promise<string | undefined> {
  const [row] = await db.select().from(tokens).where(eq(tokens.name, name));
  return row && row.expiresAt > time && row.expiresAt <= time + TOKEN_SECONDS * 1000 ? row.value : undefined;
}

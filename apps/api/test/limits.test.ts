import { createHash } from "node:crypto";
import { CLOCK_SKEW_MS } from "@wesdom/api-client/server";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  countUse,
  deleteExpiredLimits,
  resetLimit,
  undoAttempt,
  isLocked,
  keyLimits,
  type Limit,
  type Lock,
  type Use,
} from "../src/database/limits.ts";
import type { Database } from "../src/database/database.ts";
import { openPostgres } from "../src/database/openPostgres.ts";
import { grants, limits } from "../src/database/tables.ts";
import { deleteExpiredGrants, grant, peekGrant, newToken, takeGrant } from "../src/database/grants.ts";
import { refuseBeyond } from "../src/http/refuseBeyond.ts";
import { newDatabase } from "./support/testApi.ts";

const NOW = Date.parse("2026-11-21T02:00:00Z");
const LIMIT: Limit = { name: "limit", most: 2, windowMs: 10_000 };
const LOCK: Lock = { name: "lock", most: 2, windowMs: 10_000, lockMs: 30_000 };
const HOUR_MS = 3_600_000;

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openPostgres(await newDatabase()));
  keyLimits(Buffer.from("secret"));
});
afterAll(() => close());

/** Uses at times after {@link NOW}: how many they are, whether within the limit, and the seconds until it is over. */
const uses = async <Bound extends Limit>(
  count: (db: Database, bound: Bound, who: string, now: number) => Promise<Use>,
  bound: Bound,
  who: string,
  ...atMs: number[]
) => {
  const outcomes: [count: number, within: boolean, retryAfterSeconds: number][] = [];
  for (const ms of atMs) {
    const use = await count(db, bound, who, NOW + ms);
    outcomes.push([use.count, use.within, use.retryAfterSeconds]);
  }
  return outcomes;
};

test("a limit counts each by himself, and anew after its time", async () => {
  expect(await uses(countUse, LIMIT, "a", 0, 500, 9_999, 10_000)).toEqual([
    [1, true, 10],
    [2, true, 10],
    [3, false, 1],
    [1, true, 10],
  ]);
  expect(await uses(countUse, LIMIT, "b", 0)).toEqual([[1, true, 10]]);
  expect(await uses(countUse, { ...LIMIT, name: "other" }, "a", 0)).toEqual([[1, true, 10]]);
});

test("who is beyond a limit is told how long to wait", async () => {
  for (let times = 0; times < 2; times += 1) await refuseBeyond(LIMIT, "refused", db, NOW);
  await expect(refuseBeyond(LIMIT, "refused", db, NOW + 4_000)).rejects.toMatchObject({
    status: 429,
    key: "tooMany",
    retryAfterSeconds: 6,
  });
});

test("a lock closes with the attempt that reaches it, for its own time", async () => {
  expect(await uses(isLocked, LOCK, "a", 0)).toEqual([[0, true, 1]]);
  expect(await uses(countUse, LOCK, "a", 0)).toEqual([[1, true, 10]]);
  expect(await uses(isLocked, LOCK, "a", 0)).toEqual([[2, true, 10]]);
  expect(await uses(countUse, LOCK, "a", 1_000, 2_000)).toEqual([
    [2, true, 30],
    [3, false, 29],
  ]);
  expect(await uses(isLocked, LOCK, "a", 1_000, 30_999, 31_000)).toEqual([
    [4, false, 30],
    [4, false, 1],
    [0, true, 1],
  ]);
  expect(await uses(countUse, LOCK, "a", 31_000)).toEqual([[1, true, 10]]);
});

test("what ends later than it can was counted by a clock that ran ahead, and is over", async () => {
  const ahead = CLOCK_SKEW_MS + 1;
  expect(await uses(countUse, LIMIT, "ahead", ahead, ahead, 0)).toEqual([
    [1, true, 10],
    [2, true, 10],
    [1, true, 10],
  ]);
  const lasting = { ...LOCK, name: "lasting", windowMs: 30_000, lockMs: 10_000 };
  expect(await uses(countUse, lasting, "ahead", 1, 1, 1)).toEqual([
    [1, true, 30],
    [2, true, 10],
    [3, false, 10],
  ]);
  await uses(countUse, LOCK, "ahead", ahead, ahead);
  expect(await uses(isLocked, LOCK, "ahead", ahead, 0)).toEqual([
    [3, false, 30],
    [0, true, 1],
  ]);
});

test("what an instance counted whose clock is as far ahead as it may be counts for the others", async () => {
  await uses(countUse, LIMIT, "apart", CLOCK_SKEW_MS, CLOCK_SKEW_MS);
  expect(await uses(countUse, LIMIT, "apart", 0)).toEqual([[3, false, 130]]);
  await uses(countUse, LOCK, "apart", CLOCK_SKEW_MS, CLOCK_SKEW_MS);
  expect(await uses(isLocked, LOCK, "apart", 0)).toEqual([[3, false, 150]]);
});

test("attempts that were no failures are given back, and forgiven together", async () => {
  await uses(countUse, LOCK, "given", 0);
  for (let times = 0; times < 2; times += 1) await undoAttempt(db, LOCK, "given");
  expect(await uses(countUse, LOCK, "given", 0, 0)).toEqual([
    [1, true, 10],
    [2, true, 30],
  ]);
  await undoAttempt(db, LOCK, "given");
  expect(await uses(isLocked, LOCK, "given", 9_999, 10_000)).toEqual([
    [2, true, 1],
    [0, true, 1],
  ]);
  await resetLimit(db, LOCK, "given");
  expect(await uses(countUse, LOCK, "given", 0)).toEqual([[1, true, 10]]);
});

test("a counter is found by nobody who lacks the secret, whatever he tries", async () => {
  const phone = "13800138000";
  await uses(countUse, LIMIT, phone, 0);
  const tried = createHash("sha256").update(`${LIMIT.name}\0${phone}`).digest("base64url");
  expect(await db.$count(limits, eq(limits.key, tried))).toBe(0);
  keyLimits(Buffer.from("another"));
  expect(await uses(countUse, LIMIT, phone, 0)).toEqual([[1, true, 10]]);
});

test("counters are kept for their time", async () => {
  const kept = (): Promise<number> => db.$count(limits);
  await deleteExpiredLimits(db, NOW + HOUR_MS);
  await countUse(db, LIMIT, "kept", NOW);
  await deleteExpiredLimits(db, NOW + LIMIT.windowMs);
  expect(await kept()).toBe(1);
  await deleteExpiredLimits(db, NOW + LIMIT.windowMs + 1);
  expect(await kept()).toBe(0);
});

test("a grant is taken once, of its kind and in its time", async () => {
  const token = newToken();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await grant(db, "puzzle", token, { x: 7 }, NOW + HOUR_MS)).toBe(true);
  expect(await grant(db, "puzzle", token, { x: 8 }, NOW + HOUR_MS)).toBe(false);
  expect(await takeGrant(db, "slider", token, NOW)).toBeUndefined();
  expect(await takeGrant(db, "puzzle", newToken(), NOW)).toBeUndefined();
  expect(await peekGrant(db, "slider", token, NOW)).toBeUndefined();
  expect(await peekGrant(db, "puzzle", token, NOW)).toEqual({ data: { x: 7 }, leftMs: HOUR_MS });
  expect(await takeGrant(db, "puzzle", token, NOW)).toEqual({ x: 7 });
  expect(await takeGrant(db, "puzzle", token, NOW)).toBeUndefined();
});

test.each([
  ["at its end", NOW],
  ["more than an hour ahead, as by a clock that ran ahead", NOW + HOUR_MS + 1],
])("a grant %s is over", async (_when, expiresAt) => {
  const token = newToken();
  await grant(db, "nonce", token, {}, expiresAt);
  expect(await peekGrant(db, "nonce", token, NOW)).toBeUndefined();
  expect(await takeGrant(db, "nonce", token, NOW)).toBeUndefined();
});

test("grants are kept for their time", async () => {
  await deleteExpiredGrants(db, NOW + 2 * HOUR_MS);
  await grant(db, "nonce", newToken(), {}, NOW);
  await deleteExpiredGrants(db, NOW);
  expect(await db.$count(grants)).toBe(1);
  await deleteExpiredGrants(db, NOW + 1);
  expect(await db.$count(grants)).toBe(0);
});

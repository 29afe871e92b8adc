import { expect, test } from "vitest";
import { contracts } from "@wesdom/api-client/contract";
import type { SliderWork, WorkOrder } from "@wesdom/api-client/contract";
import { eq, sql } from "drizzle-orm";
import { parse } from "valibot";
import { grants } from "../src/database/tables.ts";
import { PUZZLE_TTL_MS } from "../src/slider/createLocalSlider.ts";
import { MISS_LOCK, PUZZLE_LIMIT, WORK_LOCK } from "../src/slider/limits.ts";
import { WORK_BITS, WORK_PARTS } from "../src/slider/workInstead.ts";
import { apiOfVisitors, type Browser, CODE_PATHS, newAddress, newPhone, nonceOf } from "./support/browser.ts";
import type { Answer } from "./support/testApi.ts";

/** Bits that a test can afford. */
const FEW_BITS = 4;

const { api, wait, visitor } = await apiOfVisitors();

interface Asked {
  readonly action: string;
  readonly phone: string;
}
const askedNow = (): Asked => ({ action: "login", phone: newPhone() });

/** Asks for work, and takes most of it away. */
async function order(browser: Browser, asked: Asked): Promise<WorkOrder> {
  const { data } = await browser.post("/yxy/gee/slider/work.do", asked);
  const given = parse(contracts.accountSliderWork.answer, data);
  const few = sql`jsonb_set(${grants.data}, '{work,bits}', ${String(FEW_BITS)}::jsonb)`;
  await api.db.update(grants).set({ data: few }).where(eq(grants.kind, "work"));
  return { ...given, work: { ...given.work, bits: FEW_BITS } };
}

const partOf = ({ salt, bits }: SliderWork, part: number): SliderWork => ({ salt: `${salt}.${part}`, bits });

function noncesOf({ work, parts }: WorkOrder): number[] {
  return Array.from({ length: parts }, (_, part) => nonceOf(partOf(work, part)));
}

const answer = (
  browser: Browser,
  asked: Asked,
  { challengeId }: WorkOrder,
  nonces: readonly number[],
): Promise<Answer> => browser.post("/yxy/gee/slider/validate.do", { ...asked, challengeId, nonces });

/** The whole way. */
async function pass(browser: Browser): Promise<Answer> {
  const asked = askedNow();
  const given = await order(browser, asked);
  return answer(browser, asked, given, noncesOf(given));
}

test.each(["login", "register", "reset"] as const)(
  "work opens a code to %s, without any picture",
  async (action) => {
    const [browser, asked] = [visitor(), { action, phone: newPhone() }];
    const given = await order(browser, asked);
    expect(given).toMatchObject({ parts: WORK_PARTS, expiresInMs: PUZZLE_TTL_MS });
    const passed = await answer(browser, asked, given, noncesOf(given));
    expect(passed.status).toBe(200);
    const sent = await browser.post(CODE_PATHS[action], { ...asked, token: passed.data.token });
    expect(sent.status).toBe(200);
  },
);

test("it is as much work as ten seconds of a slow phone, and nothing that is stored names who asked", async () => {
  const [browser, asked] = [visitor(), askedNow()];
  const { data } = await browser.post("/yxy/gee/slider/work.do", asked);
  expect([data.parts * 2 ** data.work.bits, data.work.bits]).toEqual([20 * 2 ** 16, WORK_BITS]);
  await browser.post("/yxy/gee/slider/work.do", asked);
  const rows = await api.db.select().from(grants).where(eq(grants.kind, "work"));
  for (const known of [asked.phone, browser.address, data.challengeId as string])
    expect(JSON.stringify(rows)).not.toContain(known);
  // Neither can a guess be tried: the same visitor's look different each time.
  expect(new Set(rows.map(({ data: stored }) => (stored as { purpose: string }).purpose)).size).toBe(
    rows.length,
  );
});

test("it counts once, done or not, and for 50 at the same moment once", async () => {
  const [browser, asked] = [visitor(), askedNow()];
  const undone = await order(browser, asked);
  const nonces = noncesOf(undone);
  expect((await answer(browser, asked, undone, nonces.slice(1))).status).toBe(422);
  expect((await answer(browser, asked, undone, nonces)).status).toBe(422);
  wait(MISS_LOCK.windowMs);
  const done = await order(browser, asked);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => answer(browser, asked, done, noncesOf(done))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each<[string, (nonces: readonly number[], given: WorkOrder) => readonly number[]]>([
  ["none of it", () => []],
  ["one part less", (nonces) => nonces.slice(0, -1)],
  ["one part more", (nonces) => [...nonces, 0]],
  ["the parts in another order", (nonces) => nonces.toReversed()],
  ["the first part for all", (nonces) => nonces.map(() => nonces[0] ?? 0)],
  ["one part undone", (nonces, { work }) => [undoneIn(partOf(work, 0)), ...nonces.slice(1)]],
])("%s is not the work", async (_what, forge) => {
  const [browser, asked] = [visitor(), askedNow()];
  const given = await order(browser, asked);
  expect((await answer(browser, asked, given, forge(noncesOf(given), given))).status).toBe(422);
});

/** A number that shows nothing. */
function undoneIn(work: SliderWork): number {
  let nonce = 0;
  while (nonceOf(work, nonce) === nonce) nonce += 1;
  return nonce;
}

test("it is good for its phone number, purpose, browser and network alone", async () => {
  const forgeries: ((browser: Browser, asked: Asked, given: WorkOrder) => Promise<Answer>)[] = [
    (browser, asked, given) => answer(browser, { ...asked, phone: newPhone() }, given, noncesOf(given)),
    (browser, asked, given) => answer(browser, { ...asked, action: "reset" }, given, noncesOf(given)),
    async (browser, asked, given) => {
      const other = visitor(browser.address);
      await other.post("/yxy/gee/slider/register.do");
      return answer(other, asked, given, noncesOf(given));
    },
    (browser, asked, given) => {
      const moved = visitor();
      for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
      return answer(moved, asked, given, noncesOf(given));
    },
    (browser, asked, given) =>
      answer(browser, asked, { ...given, challengeId: "a".repeat(43) }, noncesOf(given)),
  ];
  for (const forge of forgeries) {
    const [browser, asked] = [visitor(), askedNow()];
    expect((await forge(browser, asked, await order(browser, asked))).status).toBe(422);
  }
});

test("it opens nothing of a reservation, which has a way without", async () => {
  const [browser, asked] = [visitor(), askedNow()];
  const given = await order(browser, asked);
  const body = { ...asked, action: "reservation", challengeId: given.challengeId, nonces: noncesOf(given) };
  for (const path of ["/gee/slider/validate.do", "/yxy/gee/slider/validate.do"])
    expect((await browser.post(path, body)).status).toBe(400);
});

test("it ends as a puzzle does", async () => {
  const [browser, asked] = [visitor(), askedNow()];
  const given = await order(browser, asked);
  wait(PUZZLE_TTL_MS);
  expect((await answer(browser, asked, given, noncesOf(given))).status).toBe(422);
});

test("a network has ten codes an hour by work, and who would be refused is told before the work", async () => {
  const address = newAddress();
  const late = visitor(address);
  for (let count = 0; count < WORK_LOCK.most; count += 1) {
    if (count === WORK_LOCK.most - 1) wait(MISS_LOCK.windowMs);
    expect((await pass(visitor(address))).status).toBe(200);
  }
  const refused = await late.post("/yxy/gee/slider/work.do", askedNow());
  expect(refused).toMatchObject({ status: 429, message: expect.stringContaining("拨打热线") });
  expect((await pass(visitor())).status).toBe(200);
  // Pictures are open to it as before.
  expect((await late.solve("login", newPhone())).status).toBe(200);
  wait(WORK_LOCK.lockMs);
  expect((await pass(late)).status).toBe(200);
});

test("work that was asked for before the last of them was redeemed is refused, too", async () => {
  const address = newAddress();
  const asked = Array.from({ length: WORK_LOCK.most + 3 }, askedNow);
  const browsers = asked.map(() => visitor(address));
  const given: WorkOrder[] = [];
  for (const [index, browser] of browsers.entries()) given.push(await order(browser, asked[index]!));
  const answers: Answer[] = [];
  // No more at one moment than may be wrong: the rest would not be looked at.
  for (let from = 0; from < given.length; from += MISS_LOCK.most) {
    const together = given.slice(from, from + MISS_LOCK.most).map((one, at) => {
      const index = from + at;
      return answer(browsers[index]!, asked[index]!, one, noncesOf(one));
    });
    answers.push(...(await Promise.all(together)));
  }
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(WORK_LOCK.most);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
});

test("it is counted among the puzzles", async () => {
  const browser = visitor();
  const ask = async (): Promise<number> => (await browser.post("/yxy/gee/slider/work.do", askedNow())).status;
  for (let count = 0; count < PUZZLE_LIMIT.most; count += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
});

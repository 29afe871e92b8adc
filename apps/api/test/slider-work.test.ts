import { expect, test } from "vitest";
import type { SliderWork } from "@wesdom/api-client/contract";
import { ADDRESS_HASTE, DEVICE_HASTE } from "../src/slider/limits.ts";
import {
  apiOfVisitors,
  type Browser,
  gapOf,
  newAddress,
  newPhone,
  nonceOf,
  trackTo,
} from "./support/browser.ts";
import type { Answer } from "./support/testApi.ts";

const USUAL_BITS = 14;

const { api, wait, visitor } = await apiOfVisitors();

interface Asked {
  readonly challengeId: string;
  readonly work: SliderWork;
}

const ask = async (browser: Browser): Promise<Asked> =>
  (await browser.post("/yxy/gee/slider/register.do")).data as Asked;
const bits = async (browser: Browser): Promise<number> => (await ask(browser)).work.bits;

/** Answers a puzzle where its gap is. */
const answer = async (
  browser: Browser,
  { challengeId }: Asked,
  nonce: number | undefined,
  trackOf = trackTo,
): Promise<Answer> => {
  const x = await gapOf(api, challengeId);
  wait(1_500);
  const body = { action: "login", phone: newPhone(), challengeId, x, track: trackOf(x), nonce };
  return browser.post("/yxy/gee/slider/validate.do", body);
};

/** A number that shows nothing. */
const wrongNonce = (work: SliderWork): number => {
  let nonce = 0;
  while (nonceOf({ ...work, bits: 1 }, nonce) === nonce) nonce += 1;
  return nonce;
};

test("an answer needs the work of its own puzzle", async () => {
  const browser = visitor();
  const [one, other] = [await ask(browser), await ask(browser)];
  expect(other.work.salt).not.toBe(one.work.salt);
  expect((await answer(browser, one, wrongNonce(one.work))).status).toBe(422);
  await expect(gapOf(api, one.challengeId)).rejects.toThrow("no such puzzle");
  expect((await answer(browser, other, undefined)).status).toBe(400);
  const [third, fourth] = [await ask(browser), await ask(browser)];
  const nonce = nonceOf(third.work);
  expect(nonceOf(fourth.work, nonce)).not.toBe(nonce);
  expect((await answer(browser, fourth, nonce)).status).toBe(422);
  expect((await answer(browser, third, nonce)).status).toBe(200);
});

test("who has a cookie and sends what browsers send has the least to do", async () => {
  const browser = visitor();
  expect(await bits(browser)).toBe(USUAL_BITS + 1);
  expect(await bits(browser)).toBe(USUAL_BITS);
  delete browser.headers["sec-fetch-site"];
  expect(await bits(browser)).toBe(USUAL_BITS + 1);
  delete browser.headers["accept-language"];
  expect(await bits(browser)).toBe(USUAL_BITS + 2);
});

test("many puzzles of one browser within minutes cost more and more, and later no more", async () => {
  const browser = visitor();
  await ask(browser);
  const asked: number[] = [];
  for (let index = 1; index < 4 * DEVICE_HASTE.most; index += 1) asked.push(await bits(browser));
  const at = (count: number): number | undefined => asked[count - 2];
  expect(at(DEVICE_HASTE.most)).toBe(USUAL_BITS);
  expect(at(DEVICE_HASTE.most + 1)).toBe(USUAL_BITS + 1);
  expect(at(4 * DEVICE_HASTE.most)).toBe(USUAL_BITS + 2);
  wait(DEVICE_HASTE.windowMs);
  expect(await bits(browser)).toBe(USUAL_BITS);
});

test("many puzzles of one address cost its other browsers more, too", async () => {
  const address = newAddress();
  for (let index = 0; index < ADDRESS_HASTE.most; index += 1) {
    await ask(visitor(address));
    wait(2_500);
  }
  expect(await bits(visitor(address))).toBe(USUAL_BITS + 2);
  expect(await bits(visitor())).toBe(USUAL_BITS + 1);
});

test("answers that look like a machine's count as haste", async () => {
  const browser = visitor();
  for (let index = 0; index < DEVICE_HASTE.most; index += 1) {
    const puzzle = await ask(browser);
    const leap = (x: number) => [
      { x: 0, y: 0, t: 0 },
      { x, y: 0, t: 1 },
    ];
    expect((await answer(browser, puzzle, nonceOf(puzzle.work), leap)).status).toBe(200);
  }
  expect(await bits(browser)).toBe(USUAL_BITS + 2);
});

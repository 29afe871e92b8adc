import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { BusyError } from "./admission.ts";
import { createSlowAnswers } from "./slow-answer.ts";

const LARGE = new Uint8Array(50_000).map((_, index) => index % 251);
const here = new AbortController().signal;

const read = async (body: Uint8Array | ReadableStream<Uint8Array>): Promise<Buffer> =>
  body instanceof Uint8Array ? Buffer.from(body) : buffer(body);

test("gives all bytes, large or small", async () => {
  const answer = createSlowAnswers();
  for (const bytes of [new Uint8Array(), LARGE.slice(0, 16_384), LARGE.slice(0, 32_768), LARGE])
    expect(await read(answer(bytes, "a", here))).toEqual(Buffer.from(bytes));
});

test("refuses a network whose answers lie unread, until they are read or their readers leave", async () => {
  const answer = createSlowAnswers({ together: 200_000, ofOne: 100_000 });
  const leaving = new AbortController();
  const unread = answer(LARGE, "a", here) as ReadableStream<Uint8Array>;
  answer(LARGE, "a", leaving.signal);
  expect(() => answer(LARGE, "a", here)).toThrow(BusyError);
  expect(() => answer(LARGE, "a", here)).toThrow(BusyError);
  leaving.abort();
  const cancelled = answer(LARGE, "a", here) as ReadableStream<Uint8Array>;
  expect(() => answer(LARGE, "a", here)).toThrow(BusyError);
  await cancelled.cancel();
  answer(LARGE, "a", here);
  expect(() => answer(LARGE, "a", here)).toThrow(BusyError);
  await read(unread);
  answer(LARGE, "a", here);
  answer(LARGE, "b", here);
  answer(LARGE, "b", here);
  expect(() => answer(LARGE, "c", here)).toThrow(BusyError);
});

test("takes off what is left of an answer, and what a connection holds by itself it does not count", async () => {
  const answer = createSlowAnswers({ together: 100_000, ofOne: 200_000 });
  const small = new Uint8Array(16_384);
  const leaving = (answer(LARGE, "a", here) as ReadableStream<Uint8Array>).getReader();
  await leaving.read();
  await leaving.cancel();
  for (let times = 0; times < 2; times += 1) answer(LARGE, "a", here);
  expect(() => answer(LARGE.subarray(0, 20_000), "a", here)).toThrow(BusyError);
  expect(answer(small, "a", here)).toBe(small);
});

test("a network that holds nothing may have an answer that is larger than its share, and no second one", async () => {
  const answer = createSlowAnswers({ together: 120_000, ofOne: 40_000 });
  const unread = answer(LARGE, "a", here);
  expect(() => answer(LARGE.subarray(0, 20_000), "a", here)).toThrow(BusyError);
  answer(LARGE, "b", here);
  expect(() => answer(LARGE, "c", here)).toThrow(BusyError);
  expect(await read(unread)).toEqual(Buffer.from(LARGE));
  expect(() => answer(LARGE, "a", here)).not.toThrow();
});

test("one who has left already holds nothing", () => {
  const answer = createSlowAnswers({ together: 60_000, ofOne: 60_000 });
  answer(LARGE, "a", AbortSignal.abort());
  expect(() => answer(LARGE, "a", here)).not.toThrow();
});

import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

const nextTurn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test("of each network one begins before the next of the same, one a turn of the event loop", async () => {
  const began: string[] = [];
  const take = createTurns({ longestWaitMs: 1000, crowd: 0, mostWaiting: 9, now: () => 0 });
  for (const name of ["a1", "a2", "a3", "b1"])
    take(
      name.charAt(0),
      () => began.push(name),
      () => undefined,
    );
  expect(began).toEqual([]);
  await nextTurn();
  expect(began).toEqual(["a1"]);
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  expect(began).toEqual(["a1", "b1", "a2", "a3"]);
});

test("who waited too long is refused where many of the same network wait behind", async () => {
  let time = 1000;
  const outcomes: string[] = [];
  const take = createTurns({ longestWaitMs: 80, crowd: 2, mostWaiting: 9, now: () => time });
  const ask = (name: string) =>
    take(
      "a",
      () => outcomes.push(`${name} began`),
      () => outcomes.push(`${name} refused`),
    );
  for (const name of ["a1", "a2", "a3", "a4", "a5"]) ask(name);
  await nextTurn();
  time = 1080;
  await nextTurn();
  time = 1081;
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  expect(outcomes).toEqual(["a1 began", "a2 began", "a3 refused", "a4 began", "a5 began"]);
});

test("who finds as many of the same network waiting as may is refused at once", () => {
  const refused: string[] = [];
  const take = createTurns({ longestWaitMs: 1000, crowd: 0, mostWaiting: 2, now: () => 0 });
  for (const name of ["a1", "a2", "a3", "b1"])
    take(
      name.charAt(0),
      () => undefined,
      () => refused.push(name),
    );
  expect(refused).toEqual(["a3"]);
});

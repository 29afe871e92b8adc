import { expect, test } from "vitest";
import { createPatience, PAUSE_MS } from "../src/http/createPatience.ts";

test("after a pause one call tries for all, and once it is answered all may ask again", async () => {
  let time = 0;
  const patient = createPatience(() => time);
  const fail = (): Promise<never> => Promise.reject(new Error("away"));
  await expect(patient(fail)).rejects.toThrow("away");
  time += PAUSE_MS;
  const tried = Promise.withResolvers<string>();
  const first = patient(() => tried.promise);
  await expect(patient(fail)).rejects.toThrow("a moment ago");
  tried.resolve("here");
  expect([await first, await patient(() => Promise.resolve("again"))]).toEqual(["here", "again"]);
});

test("an error that is not the service's is no reason to pause, and neither is a clock that was set back", async () => {
  let time = 0;
  const patient = createPatience(
    () => time,
    (error) => error instanceof RangeError,
  );
  const ask = async (error: Error): Promise<void> => {
    const asked = patient(() => {
      throw error;
    });
    await expect(asked).rejects.toBe(error);
  };
  await ask(new Error("ours"));
  await ask(new RangeError("theirs"));
  time -= PAUSE_MS;
  await ask(new RangeError("theirs again"));
});

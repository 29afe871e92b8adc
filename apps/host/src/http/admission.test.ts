import { describe, expect, test } from "vitest";
import { BusyError, createAdmission } from "./admission.ts";

/** Actions that end when told to, and the order in which they began. */
function actions() {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  return {
    began,
    action: (name: string) => () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    },
    async endNext(): Promise<void> {
      ends.shift()?.();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    },
  };
}

describe("an admission", () => {
  test("lets by turns one of each in, whoever came first with many", async () => {
    const { began, action, endNext } = actions();
    const run = createAdmission({ atOnce: 1, waiting: 10 });
    const all = ["a1", "a2", "a3", "b1", "c1", "b2"].map((name) => run(name.charAt(0), action(name)));
    for (let count = 0; count < all.length; count += 1) await endNext();
    expect(began).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
    expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1", "c1", "b2"]);
  });

  test("where more come than can wait, refuses the latest of whoever has most waiting", async () => {
    const { began, action, endNext } = actions();
    const run = createAdmission({ atOnce: 1, waiting: 3 });
    const outcomes = ["a1", "a2", "a3", "a4", "b1", "b2"].map((name) =>
      run(name.charAt(0), action(name)).catch((error: unknown) =>
        error instanceof BusyError ? "busy" : "?",
      ),
    );
    for (let count = 0; count < 6; count += 1) await endNext();
    expect(await Promise.all(outcomes)).toEqual(["a1", "a2", "a3", "busy", "b1", "busy"]);
    expect(began).toHaveLength(4);
    const later = ["c1", "c2", "d1", "d2"].map((name) => run(name.charAt(0), action(name)));
    for (let count = 0; count < 4; count += 1) await endNext();
    expect(await Promise.all(later)).toEqual(["c1", "c2", "d1", "d2"]);
  });

  test("has room again after failures", async () => {
    const run = createAdmission({ atOnce: 1, waiting: 0 });
    for (let count = 0; count < 3; count += 1)
      await expect(run("a", () => Promise.reject(new Error("broke")))).rejects.toThrow("broke");
    expect(await run("a", () => Promise.resolve("well"))).toBe("well");
  });
});

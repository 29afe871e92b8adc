import * as fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { holdLease, LEASE_MS } from "../../src/browser/holdLease.ts";
import { browserPorts } from "../../src/index.ts";

beforeEach(() => localStorage.clear());

const never = new AbortController().signal;
const later = (task: () => void, delayMs: number): (() => void) => {
  const timer = setTimeout(task, delayMs);
  return () => clearTimeout(timer);
};
const hold = (token: string, task: () => Promise<void>, signal = never): Promise<void> =>
  holdLease({ storage: localStorage, name: "lease", token, signal, now: Date.now, later }, task);

describe("a lease in localStorage", () => {
  it("is held by one at a time, and left to the next", async () => {
    let holders = 0;
    let most = 0;
    const order: string[] = [];
    await Promise.all(
      ["a", "b", "c"].map((token) =>
        hold(token, async () => {
          most = Math.max(most, (holders += 1));
          order.push(token);
          await new Promise((resolve) => later(() => resolve(undefined), 20));
          holders -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
    expect(order.toSorted()).toEqual(["a", "b", "c"]);
    expect(localStorage).toHaveLength(0);
  });

  it("is left when the task fails", async () => {
    await expect(hold("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(localStorage).toHaveLength(0);
  });

  it("is taken from a tab that is gone, and from one whose clock ran ahead", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(-1, -LEASE_MS, LEASE_MS + 60_000, Number.NaN), async (leftMs) => {
        localStorage.setItem("lease", `gone ${Date.now() + leftMs}`);
        let hasRun = false;
        await hold("a", async () => void (hasRun = true));
        expect(hasRun).toBe(true);
      }),
      { numRuns: 8 },
    );
  });

  it("is not waited for by a page that hides", async () => {
    localStorage.setItem("lease", `other ${Date.now() + LEASE_MS}`);
    const controller = new AbortController();
    const waiting = hold("a", () => Promise.reject(new Error("ran")), controller.signal);
    controller.abort(new Error("hidden"));
    await expect(waiting).rejects.toThrow("hidden");
    expect(localStorage.getItem("lease")).toMatch(/^other /);
  });
});

describe("the browser's lock", () => {
  it("is let go at once when the page hides, though its task goes on", async () => {
    const { lock } = browserPorts();
    const controller = new AbortController();
    const started = Promise.withResolvers<void>();
    const held = lock(
      "test",
      () => {
        started.resolve();
        return new Promise(() => undefined);
      },
      controller.signal,
    );
    await started.promise;
    controller.abort();
    await held;
    await lock("test", async () => undefined, never);
    expect((await navigator.locks.query()).held).toEqual([]);
  });

  it("leaves nothing with the signal, which lasts as long as the page is seen", async () => {
    const { signal } = new AbortController();
    const [added, removed] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
    await browserPorts().lock("test", async () => undefined, signal);
    expect(added).toHaveBeenCalledOnce();
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  it("is not taken by a page that hid while it waited", async () => {
    const { lock } = browserPorts();
    const release = Promise.withResolvers<void>();
    const first = lock("test", () => release.promise, never);
    const controller = new AbortController();
    let hasRun = false;
    const second = lock("test", async () => void (hasRun = true), controller.signal);
    controller.abort();
    await expect(second).rejects.toThrow(/abort/i);
    release.resolve();
    await first;
    expect(hasRun).toBe(false);
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settled } from "../../test/fake-clock.ts";
import { createPrefetchQueue } from "./prefetch-queue.ts";

/** A queue whose fetches end when told to. */
function heldQueue() {
  const running = new Map<string, { done: () => void; fail: () => void }>();
  const started: string[] = [];
  const prefetch = createPrefetchQueue((path) => {
    started.push(path);
    return new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => () => {
        running.delete(path);
        settle();
      };
      running.set(path, { done: end(resolve), fail: end(() => reject(new Error(path))) });
    });
  });
  return { prefetch, started, running };
}

describe("prefetch queue", () => {
  it("fetches 4 at once and has the next one wait for its turn @R9.6", async () => {
    const { prefetch, started, running } = heldQueue();
    for (const path of ["a", "b", "c", "d", "e", "f"]) prefetch(path);
    expect(started).toEqual(["a", "b", "c", "d"]);
    running.get("c")?.done();
    await settled();
    expect(started).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("fetches a path once, also after it was fetched", async () => {
    const { prefetch, started, running } = heldQueue();
    prefetch("a");
    prefetch("a");
    running.get("a")?.done();
    await settled();
    prefetch("a");
    expect(started).toEqual(["a"]);
  });

  it("fetches at once what is touched, before those that wait, and no page twice", async () => {
    const { prefetch, started, running } = heldQueue();
    for (const path of ["a", "b", "c", "d", "e", "f"]) prefetch(path);
    prefetch("e", true);
    prefetch("g", true);
    prefetch("a", true);
    expect(started).toEqual(["a", "b", "c", "d", "e", "g"]);
    for (const path of ["a", "b"]) running.get(path)?.done();
    await settled();
    expect(started).toHaveLength(6);
    running.get("c")?.done();
    await settled();
    expect(started).toEqual(["a", "b", "c", "d", "e", "g", "f"]);
    for (const path of ["d", "e", "f", "g"]) running.get(path)?.done();
    await settled();
    expect(started).toHaveLength(7);
  });

  it("stays silent about a failure, which frees its place", async () => {
    const { prefetch, started, running } = heldQueue();
    for (const path of ["a", "b", "c", "d", "e"]) prefetch(path);
    running.get("a")?.fail();
    await settled();
    expect(started).toContain("e");
  });

  it("stays silent about a fetch that throws at once", async () => {
    const asked: string[] = [];
    const prefetch = createPrefetchQueue((path) => {
      asked.push(path);
      throw new Error("broken");
    });
    for (const path of ["a", "b", "c", "d", "e"]) prefetch(path);
    await settled();
    expect(asked).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("never runs more than 4 and in the end every path once, whatever the order of ends", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 30 }),
        fc.infiniteStream(fc.tuple(fc.nat(), fc.boolean())),
        async (paths, choices) => {
          const { prefetch, started, running } = heldQueue();
          for (const path of paths) prefetch(String(path));
          while (running.size > 0) {
            expect(running.size).toBeLessThanOrEqual(4);
            const [[pick, fails] = [0, false]] = choices.take(1);
            const one = [...running.values()][pick % running.size];
            (fails ? one?.fail : one?.done)?.();
            await settled();
          }
          expect(started).toEqual([...new Set(paths)].map(String));
        },
      ),
      { numRuns: 50 },
    );
  });
});

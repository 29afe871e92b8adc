import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createBoundedStore } from "./bounded-store.ts";

test("forgets what was used longest ago, and never what is pinned", () => {
  const store = createBoundedStore<string>({ maxBytes: 100, maxEntries: 2 });
  store.set("pin", "p", 1000, true);
  store.set("a", "A", 1);
  store.set("b", "B", 1);
  expect(store.get("a")).toBe("A");
  store.set("c", "C", 1);
  expect([store.get("a"), store.get("b"), store.get("c"), store.get("pin")]).toEqual([
    "A",
    undefined,
    "C",
    "p",
  ]);
});

test("keeps nothing that is larger than the whole memory", () => {
  const store = createBoundedStore<string>({ maxBytes: 10, maxEntries: 10 });
  store.set("small", "s", 4);
  store.set("other", "o", 6);
  store.set("large", "l", 11);
  expect([store.get("small"), store.get("large"), store.bytes]).toEqual(["s", undefined, 10]);
  store.set("whole", "w", 10);
  expect([store.get("small"), store.get("whole"), store.count]).toEqual([undefined, "w", 1]);
});

test("drops what it is told to, pinned or not, and nothing else", () => {
  const store = createBoundedStore<string>({ maxBytes: 10, maxEntries: 10 });
  for (const key of ["a", "b"]) store.set(key, key, 1);
  for (const key of ["c", "d"]) store.set(key, key, 1, true);
  store.drop((key) => key === "a" || key === "c");
  expect(["a", "b", "c", "d"].map(store.get)).toEqual([undefined, "b", undefined, "d"]);
});

test("holds its bounds and counts rightly, whatever comes", () => {
  const step = fc.record({
    key: fc.constantFrom("a", "b", "c", "d", "e", "f"),
    bytes: fc.nat(40),
    kind: fc.constantFrom("set", "set", "get", "pin", "drop"),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const store = createBoundedStore<number>({ maxBytes: 60, maxEntries: 3 });
      const sizes = new Map<string, number>();
      for (const { key, bytes, kind } of steps) {
        if (kind === "get") store.get(key);
        else if (kind === "drop") store.drop((dropped) => dropped === key);
        else {
          store.set(key, bytes, bytes, kind === "pin");
          sizes.set(key, kind === "pin" ? 0 : bytes);
        }
        expect(store.bytes).toBeLessThanOrEqual(60);
        expect(store.count).toBeLessThanOrEqual(3);
      }
      const held = [...sizes].filter(([key]) => store.get(key) !== undefined);
      expect(store.bytes).toBe(held.reduce((sum, [, bytes]) => sum + bytes, 0));
    }),
  );
});

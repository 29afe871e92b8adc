import { describe, expect, it } from "vitest";
import { fakeStorage, REFUSING_STORAGE } from "../../test/fake-storage.ts";
import { createScrollMemory, SCROLL_MEMORY_ENTRIES } from "./scroll-memory.ts";

describe("scroll memory", () => {
  it("survives the document", () => {
    const storage = fakeStorage();
    const memory = createScrollMemory(storage);
    memory.save("a", { x: 0, y: 100 });
    memory.save("a", { x: 0, y: 200 });
    memory.persist();
    expect(createScrollMemory(storage).get("a")).toEqual({ x: 0, y: 200 });
    expect(createScrollMemory(storage).get("b")).toBeNull();
  });

  it("forgets the entries that were left longest ago", () => {
    const memory = createScrollMemory(null);
    for (let entry = 0; entry < SCROLL_MEMORY_ENTRIES; entry += 1)
      memory.save(`${entry}`, { x: 0, y: entry });
    memory.save("0", { x: 0, y: 100 });
    memory.save("another", { x: 0, y: 1 });
    expect(["0", "1", "2"].map(memory.get)).toEqual([{ x: 0, y: 100 }, null, { x: 0, y: 2 }]);
  });

  it.each(["", "{", "{}", "null", '[1,null,["a"],["b",{"x":1}],["b",{"y":1}],["c",null]]'])(
    "reads %j as nothing",
    (text) => {
      const memory = createScrollMemory(fakeStorage({ "m:scroll": text }));
      expect(["a", "b", "c"].map(memory.get)).toEqual([null, null, null]);
    },
  );

  it("reads what is sound beside what is not", () => {
    const memory = createScrollMemory(fakeStorage({ "m:scroll": '[1,null,["a",null],["b",{"x":1,"y":2}]]' }));
    expect(memory.get("b")).toEqual({ x: 1, y: 2 });
  });

  it("works without storage", () => {
    const memory = createScrollMemory(REFUSING_STORAGE);
    memory.save("a", { x: 0, y: 1 });
    memory.persist();
    expect(memory.get("a")).toEqual({ x: 0, y: 1 });
  });
});

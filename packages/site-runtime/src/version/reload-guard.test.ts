import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fakeStorage, REFUSING_STORAGE } from "../../test/fake-storage.ts";
import { mayReload } from "./reload-guard.ts";

describe("reload guard", () => {
  it("notes path and end under m:reload", () => {
    const storage = fakeStorage();
    expect(mayReload(storage, "/m/zh-cn", 1000)).toBe(true);
    expect(JSON.parse(storage.values["m:reload"] ?? "")).toEqual({ path: "/m/zh-cn", expires: 11_000 });
  });

  it("refuses the same path within 10 s and allows it after @R4.4 @R9.4", () => {
    const storage = fakeStorage();
    mayReload(storage, "/m/zh-cn", 1000);
    expect(mayReload(storage, "/m/zh-cn", 11_000)).toBe(false);
    expect(mayReload(storage, "/m/zh-cn", 11_001)).toBe(true);
  });

  it("never refuses another path", () => {
    const storage = fakeStorage();
    mayReload(storage, "/m/zh-cn", 1000);
    expect(mayReload(storage, "/m/zh-cn/about", 1001)).toBe(true);
  });

  it.each([
    ["missing", null],
    ["blocked", REFUSING_STORAGE],
  ])("refuses every path where storage is %s, since nothing would end a loop", (_case, storage) => {
    expect(mayReload(storage, "/m/zh-cn", 1000)).toBe(false);
  });

  it("refuses where storage can be read but not written", () => {
    const full = { ...fakeStorage(), setItem: REFUSING_STORAGE.setItem };
    expect(mayReload(full, "/m/zh-cn", 1000)).toBe(false);
  });

  it.each(["", "{", "null", "[]", '{"path":1}', '{"path":"/m/zh-cn"}'])("reads %j as no record", (text) => {
    expect(mayReload(fakeStorage({ "m:reload": text }), "/m/zh-cn", 1000)).toBe(true);
  });

  it("does not believe an end that lies beyond 10 s, as after a corrected clock", () => {
    const storage = fakeStorage({ "m:reload": JSON.stringify({ path: "/m/zh-cn", expires: 1e15 }) });
    expect(mayReload(storage, "/m/zh-cn", 1000)).toBe(true);
  });

  it("loads no path twice within 10 s, whatever the order of attempts on one path", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 40 }), (waits) => {
        const storage = fakeStorage();
        let now = 0;
        let last = Number.NEGATIVE_INFINITY;
        for (const wait of waits) {
          now += wait;
          const allowed = mayReload(storage, "/m", now);
          expect(allowed).toBe(now - last > 10_000);
          if (allowed) last = now;
        }
      }),
    );
  });
});

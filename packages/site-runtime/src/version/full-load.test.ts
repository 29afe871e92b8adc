import { describe, expect, it, vi } from "vitest";
import { standingClock } from "../../test/fake-clock.ts";
import { fakeStorage } from "../../test/fake-storage.ts";
import { createFullLoad, type PageLocation } from "./full-load.ts";

standingClock();

/** A location that writes down what is done to it. */
function fakeLocation(href: string): PageLocation & { readonly done: string[] } {
  const done: string[] = [];
  return {
    done,
    href,
    get hash() {
      return new URL(href).hash;
    },
    set hash(hash) {
      done.push(`hash ${hash}`);
    },
    assign: (url) => void done.push(`assign ${url}`),
    reload: () => void done.push("reload"),
  };
}

function load(from: string, to: string): string[] {
  const location = fakeLocation(`https://site.test${from}`);
  expect(createFullLoad({ location, storage: fakeStorage() })(to)).toBe(true);
  return location.done;
}

describe("full load", () => {
  it.each([
    ["another path", "/m", "/m/zh-cn?a=1#b", ["assign https://site.test/m/zh-cn?a=1#b"]],
    ["another query", "/m?a=1", "/m?a=2", ["assign https://site.test/m?a=2"]],
    ["the address itself", "/m?a=1", "/m?a=1", ["reload"]],
    ["the address itself with its hash", "/m#a", "/m#a", ["reload"]],
    ["another hash alone", "/m#a", "/m#b", ["hash #b", "reload"]],
    ["no hash any more", "/m#a", "/m", ["hash ", "reload"]],
    ["a first hash", "/m", "/m#b", ["hash #b", "reload"]],
  ])("loads %s", (_case, from, to, done) => {
    expect(load(from, to)).toEqual(done);
  });

  it("does nothing and says so without a network", () => {
    const location = fakeLocation("https://site.test/m");
    const fullLoad = createFullLoad({ location, storage: fakeStorage(), isOnline: () => false });
    expect(fullLoad("/m/zh-cn")).toBe(false);
    expect(location.done).toEqual([]);
  });

  it("does nothing and says so within 10 s of the last load of a path, whatever the query", async () => {
    const location = fakeLocation("https://site.test/m");
    const fullLoad = createFullLoad({ location, storage: fakeStorage() });
    expect(fullLoad("/m/zh-cn?a=1")).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fullLoad("/m/zh-cn?a=2")).toBe(false);
    expect(location.done).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fullLoad("/m/zh-cn?a=2")).toBe(true);
  });

  it("never loads anything where storage is blocked", () => {
    const location = fakeLocation("https://site.test/m");
    const fullLoad = createFullLoad({ location, storage: null });
    expect(fullLoad("/m/zh-cn")).toBe(false);
    expect(location.done).toEqual([]);
  });
});

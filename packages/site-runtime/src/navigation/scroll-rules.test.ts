import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSamePage, scrollMove, type ScrolledAddress } from "./scroll-rules.ts";

const at = (pathname: string, hash = "", search: Record<string, string> = {}): ScrolledAddress => ({
  pathname,
  hash,
  search,
});
const SAVED = { x: 0, y: 640 };

describe("scroll rules", () => {
  it.each([
    ["a first page stays where the browser put it", null, at("/a", "x"), null, "keep"],
    ["another page starts at its top", at("/a"), at("/b"), null, "top"],
    ["another page with a hash starts there", at("/a"), at("/b", "x"), null, "hash"],
    ["going back leads to where the page was left", at("/a"), at("/b"), SAVED, "saved"],
    ["going back prefers that to the hash", at("/a"), at("/b", "x"), SAVED, "saved"],
    ["a hash of the same page is followed", at("/a"), at("/a", "x"), null, "hash"],
    ["another hash is followed", at("/a", "y"), at("/a", "x"), null, "hash"],
    ["leaving a hash leads to the top", at("/a", "x"), at("/a"), null, "top"],
    ["a filter leaves the window where it is", at("/a"), at("/a", "", { industry: "1" }), null, "keep"],
    ["a filter below a hash does too", at("/a", "x"), at("/a", "x", { industry: "1" }), null, "keep"],
  ] as const)("%s", (_rule, from, to, saved, kind) => {
    expect(scrollMove({ from, to, saved }).kind).toBe(kind);
  });

  it("take a query that selects another page for another page", () => {
    const from = at("/article", "", { code: "a" });
    const to = at("/article", "", { code: "b" });
    expect(scrollMove({ from, to, saved: null, pageKeys: ["code"] })).toEqual({ kind: "top" });
    expect(scrollMove({ from, to, saved: null })).toEqual({ kind: "keep" });
  });

  it("let a route keep the window where it is, save when going back", () => {
    const question = { from: at("/a"), to: at("/b", "x"), scrollToTop: false };
    expect(scrollMove({ ...question, saved: null })).toEqual({ kind: "keep" });
    expect(scrollMove({ ...question, saved: SAVED })).toEqual({ kind: "saved", position: SAVED });
  });

  const address = fc.record({
    pathname: fc.constantFrom("/a", "/b"),
    hash: fc.constantFrom("", "x", "y"),
    search: fc.dictionary(fc.constantFrom("code", "industry"), fc.constantFrom("1", "2")),
  });

  it("put saved before hash before top, for every pair of addresses", () => {
    const questions = fc.record({
      from: fc.option(address),
      to: address,
      saved: fc.option(fc.constant(SAVED)),
      pageKeys: fc.subarray(["code"]),
    });
    fc.assert(
      fc.property(questions, (question) => {
        const { from, to, saved, pageKeys } = question;
        const stays = from === null || (isSamePage(from, to, pageKeys) && from.hash === to.hash);
        const fresh = to.hash === "" ? "top" : "hash";
        const expected = from !== null && saved ? "saved" : stays ? "keep" : fresh;
        expect(scrollMove(question).kind).toBe(expected);
      }),
    );
  });
});

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reachableOrigin } from "../qr/reachable-origin.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { isKnownTo } from "./etag.ts";
import { parseRange } from "./range.ts";

test.each([
  ["br, gzip", "br"],
  ["gzip, br", "br"],
  ["gzip, br;q=0.5", "gzip"],
  ["gzip;q=0, br;q=0", null],
  ["*", "br"],
  ["*;q=0.1, br;q=0", "gzip"],
  ["BR", "br"],
  ["identity", null],
  ["zstd, deflate", null],
  ["gzip;q=nonsense", null],
  ["br;level=1;q=0", null],
  ["", null],
  [null, null],
])("Accept-Encoding %j gives %j", (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));

test.each([
  ['"tag"', true],
  ['"tag-br"', true],
  ['W/"tag-gzip"', true],
  ['"other", "tag"', true],
  ["*", true],
  ['"other"', false],
  ["tag", false],
  ['x"tag"', false],
  ['"tag"x', false],
  ['"tag-zstd"', false],
  [null, false],
])("If-None-Match %j: %j", (header, known) => expect(isKnownTo(header, "tag")).toBe(known));

test.each([
  ["bytes=0-4", { start: 0, end: 4 }],
  ["bytes=5-", { start: 5, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-30", { start: 0, end: 9 }],
  ["bytes=0-30", { start: 0, end: 9 }],
  [" bytes=9-9 ", { start: 9, end: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-4", null],
  ["bytes=-", null],
  ["bytes=0-1,3-4", null],
  ["some bytes=0-1", null],
  [null, null],
])("Range %j of 10 bytes is %j", (header, range) => expect(parseRange(header, 10)).toEqual(range));

test("a range lies within the body, whatever is asked", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `bytes=${a}-${b}`),
      ),
      fc.integer({ min: 1, max: 1000 }),
      (header, size) => {
        const range = parseRange(header, size);
        const { start, end } = range === null || range === "unsatisfiable" ? { start: 0, end: 0 } : range;
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThan(size);
      },
    ),
  );
});

describe("reachableOrigin", () => {
  const lan = () => ({
    lo: [{ address: "127.0.0.1", family: "IPv4" as const, internal: true, netmask: "", mac: "", cidr: null }],
    eth0: [
      { address: "192.168.1.5", family: "IPv4" as const, internal: false, netmask: "", mac: "", cidr: null },
    ],
  });
  test.each([
    ["http://localhost:3000", "http://192.168.1.5:3000"],
    ["http://127.0.0.1:3000", "http://192.168.1.5:3000"],
    ["http://[::1]:3000", "http://192.168.1.5:3000"],
    ["https://www.site.test", "https://www.site.test"],
  ])("%s is %s for a phone", (origin, reachable) => expect(reachableOrigin(origin, lan)).toBe(reachable));

  test("stays what it is on a machine without a network", () => {
    expect(reachableOrigin("http://localhost:3000", () => ({}))).toBe("http://localhost:3000");
  });
});

import { describe, expect, test } from "vitest";
import { reachableOrigin } from "../qr/reachable-origin.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { isKnownTo } from "./etag.ts";

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

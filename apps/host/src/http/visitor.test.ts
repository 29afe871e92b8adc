import { describe, expect, test } from "vitest";
import { addressOf, isLoopback, visitorOf, type VisitorOptions } from "./visitor.ts";

const OPTIONS: VisitorOptions = { publicOrigin: "", trustProxyHops: 0, countryHeader: "" };
const PUBLIC = { publicOrigin: "https://www.site.test" };
const BEHIND_ONE = { trustProxyHops: 1 };
const LOCAL = "127.0.0.1";

const ask = (headers: Record<string, string>, options: Partial<VisitorOptions> = {}, own = "203.0.113.7") =>
  visitorOf(new Request("http://site.test/m", { headers }), own, { ...OPTIONS, ...options });

test.each([
  [null, 0, "own"],
  ["192.0.2.1", 0, "own"],
  ["192.0.2.1, 192.0.2.2, 192.0.2.3", 1, "192.0.2.3"],
  ["192.0.2.1, 192.0.2.2", 2, "192.0.2.1"],
  ["192.0.2.1, 192.0.2.2", 3, "192.0.2.1"],
  [" , ", 1, "own"],
  [null, 1, "own"],
])("X-Forwarded-For %j behind %i proxies comes from %s", (forwarded, hops, address) => {
  expect(addressOf(forwarded, "own", hops)).toBe(address);
});

test.each([
  ["127.0.0.1", true],
  ["127.255.0.9", true],
  ["::1", true],
  ["::FFFF:127.0.10.1", true],
  ["128.0.0.1", false],
  ["1127.0.0.1", false],
  ["127.0.0.1.example", false],
  ["::11", false],
  ["", false],
])("%j is of this machine: %j", (address, local) => expect(isLoopback(address)).toBe(local));

describe("the origin", () => {
  test.each([
    [{}, "http://site.test"],
    [{ host: "WWW.site.test:8080" }, "http://www.site.test:8080"],
    [{ host: "[::1]:3000" }, "http://[::1]:3000"],
    [{ "x-forwarded-host": "evil.test", "x-forwarded-proto": "https" }, "http://site.test"],
    [{ host: "evil.test/path" }, null],
    [{ host: "user@evil.test" }, null],
    [{ host: "-evil.test" }, null],
    [{ host: "a".repeat(254) }, null],
    [{ host: "site.test:123456" }, null],
    [{ host: "site.test:99999" }, null],
  ])("of %j is %j", (headers: Record<string, string>, origin) => {
    expect(ask(headers).origin).toBe(origin);
  });

  test.each([
    [{ "x-forwarded-host": "evil.test, b.test", "x-forwarded-proto": "http, HTTPS" }, "https://b.test"],
    [{ "x-forwarded-proto": "https" }, "https://site.test"],
    [{ "x-forwarded-proto": "ftp" }, null],
    [{ "x-forwarded-proto": "xhttps" }, null],
    [{ "x-forwarded-proto": "httpsx" }, null],
  ])("behind a proxy that says %j is %j", (headers: Record<string, string>, origin) => {
    expect(ask(headers, BEHIND_ONE).origin).toBe(origin);
  });

  test("is the public one where there is one, and a request for another is misdirected", () => {
    expect(ask({ host: "evil.test" }, PUBLIC)).toMatchObject({
      origin: "https://www.site.test",
      misdirected: true,
    });
    expect(ask({ host: "www.site.test:443" }, PUBLIC).misdirected).toBe(false);
    expect(ask({ host: "evil.test" }, PUBLIC, LOCAL).misdirected).toBe(false);
    expect(ask({ host: "evil.test" }).misdirected).toBe(false);
  });
});

test("a country is believed from a proxy that is trusted, and from the header that is named", () => {
  const headers = { "cf-ipcountry": "cn" };
  expect(ask(headers, { ...BEHIND_ONE, countryHeader: "cf-ipcountry" }).country).toBe("CN");
  expect(ask({}, { ...BEHIND_ONE, countryHeader: "cf-ipcountry" }).country).toBe("");
  expect(ask(headers, { countryHeader: "cf-ipcountry" }).country).toBe("");
  expect(ask(headers, BEHIND_ONE).country).toBe("");
});

test.each(["x-forwarded-for", "x-forwarded-host", "forwarded", "via", "x-real-ip"])(
  "a request of this machine with %s came through a proxy",
  (name) => {
    expect(ask({}, {}, LOCAL).local).toBe(true);
    expect(ask({ [name]: "site.test" }, {}, LOCAL).local).toBe(false);
    expect(ask({}).local).toBe(false);
  },
);

test("an unknown address has a network too, and one behind a proxy that of its own", () => {
  expect(visitorOf(new Request("http://site.test/"), undefined, OPTIONS)).toMatchObject({
    address: "",
    network: "",
    local: false,
  });
  expect(ask({ "x-forwarded-for": "2001:db8::9" }, BEHIND_ONE)).toMatchObject({
    address: "2001:db8::9",
    network: "2001:db8:0:0::/64",
  });
});

import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limitedAddress } from "../src/http/limitedAddress.ts";
import { PUZZLE_LIMIT } from "../src/slider/limits.ts";
import { REPORT_LIMIT } from "../src/tracking/createReportTaker.ts";
import { limits } from "../src/database/tables.ts";
import { Browser } from "./support/browser.ts";
import { report } from "./support/reports.ts";
import { testApi, type TestApi } from "./support/testApi.ts";

const group = fc.integer({ min: 0, max: 0xff_ff }).map((value) => value.toString(16));
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });

describe("what an address counts as", () => {
  test("addresses of one /64 are one, those of two are two", () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), groups(4), (net, other, host, another) => {
        fc.pre(net.some((value) => value !== "0") && other.some((value) => value !== "0"));
        const [one, two] = [limitedAddress([...net, ...host].join(":")), [...net, ...another].join(":")];
        expect(limitedAddress(two)).toBe(one);
        const isSame = net.join(":") === other.join(":");
        expect(limitedAddress([...other, ...host].join(":")) === one).toBe(isSame);
      }),
    );
  });
  test("an IPv4 address is itself, in IPv6 clothes too", () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
        const hex = [a * 256 + b, c * 256 + d].map((value) => value.toString(16)).join(":");
        for (const form of [address, `::ffff:${address}`, `::FFFF:${hex}`, `0:0:0:0:0:ffff:${address}`]) {
          expect(limitedAddress(form)).toBe(address);
        }
      }),
    );
  });
  test.each([
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:DB8:0:0:1:2:3:4", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["local", "local"],
    ["unknown:1", "unknown:1"],
  ])("%s counts as %s", (address, counted) => {
    expect(limitedAddress(address)).toBe(counted);
  });
});

describe("one /64 with an address for each request", () => {
  let time = Date.parse("2026-11-21T02:00:00Z");
  let api: TestApi;
  const addressOf = (index: number): string => `2001:db8:1:2:${index.toString(16)}::${index.toString(16)}`;
  beforeAll(async () => void (api = await testApi("postgres", { now: () => time })));
  afterAll(() => api.close());

  test("is one visitor to the puzzles", async () => {
    const statuses: number[] = [];
    for (let index = 1; index <= PUZZLE_LIMIT.most + 10; index += 1) {
      const browser = new Browser(api, (ms) => void (time += ms), addressOf(index));
      statuses.push((await browser.post("/gee/slider/register.do")).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(PUZZLE_LIMIT.most);
  });
  test("is one visitor to the reports", async () => {
    for (let index = 1; index <= 5; index += 1) {
      await report(api, "data=x", undefined, { "x-forwarded-for": addressOf(index) });
    }
    const counts = (await api.db.select().from(limits)).map(({ count }) => count);
    expect(counts).toContain(5);
    expect(REPORT_LIMIT.most).toBeGreaterThan(5);
  });
});

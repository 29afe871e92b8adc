import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUZZLE_LIMIT } from "../src/slider/limits.ts";
import { REPORT_LIMIT } from "../src/tracking/createReportTaker.ts";
import { limits } from "../src/database/tables.ts";
import { Browser } from "./support/browser.ts";
import { report } from "./support/reports.ts";
import { testApi, type TestApi } from "./support/testApi.ts";

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

import { beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "../src/env.ts";
import { createReportCeiling } from "../src/tracking/createReportCeiling.ts";
import { report, storedCount } from "./support/reports.ts";
import { seal, trackingEvent } from "./support/seal.ts";
import { testApi } from "./support/testApi.ts";

const NOW = Date.parse("2026-11-21T02:00:00Z");
const MINUTE_MS = 60_000;

describe("reports of all visitors together", () => {
  let time: number;
  let lines: unknown[];
  let count: () => void;
  /** @returns how many of so many were let through. */
  const countMany = (reports: number): number => {
    let within = 0;
    try {
      for (; within < reports; within += 1) count();
    } catch (error) {
      expect(error).toMatchObject({ status: 503 });
    }
    return within;
  };
  beforeEach(() => {
    time = NOW;
    lines = [];
    const settings = { ...readSettings({}), reports: { perMinute: 5, perHour: 12 } };
    count = createReportCeiling({
      settings,
      now: () => time,
      log: (level, event, fields) => void lines.push([level, event, fields]),
    });
  });

  test("are bounded in a minute, with one warning and one alarm", () => {
    expect([countMany(7), countMany(7)]).toEqual([5, 0]);
    expect(lines).toEqual([
      ["warn", "reports-many", { window: "minute", most: 5 }],
      ["error", "reports-ceiling", { window: "minute", most: 5 }],
    ]);
    time += MINUTE_MS - 1;
    expect(countMany(1)).toBe(0);
    time += 1;
    expect(countMany(7)).toBe(5);
  });

  test("are bounded in an hour, in which what a minute refuses does not count", () => {
    const taken: number[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      taken.push(countMany(7));
      time += MINUTE_MS;
    }
    expect(taken).toEqual([5, 5, 2, 0]);
    expect(lines.filter((line) => JSON.stringify(line).includes("hour"))).toHaveLength(2);
    time += 60 * MINUTE_MS;
    expect(countMany(7)).toBe(5);
  });

  test("are counted anew once a clock that ran ahead is set right", () => {
    time += 24 * 60 * MINUTE_MS;
    countMany(5);
    time = NOW;
    expect(countMany(7)).toBe(5);
  });
});

test("a report above the ceiling is told when to come again, and is stored then; what cannot be opened counts too", async () => {
  let time = NOW;
  const settings = { reports: { perMinute: 2, perHour: 100 } };
  const api = await testApi("postgres", { now: () => time, settings });
  const first = seal(trackingEvent(), time);
  expect([await report(api, first), await report(api, "data=x")]).toMatchObject([
    { status: 200 },
    { status: 200 },
  ]);
  const refused = seal(trackingEvent(), time);
  time += 20_000;
  const { status, headers } = await report(api, refused);
  expect([status, headers.get("retry-after")]).toEqual([503, "40"]);
  expect(await storedCount(api)).toBe(1);
  time += 40_000;
  expect(await report(api, refused)).toMatchObject({ status: 200 });
  expect(await storedCount(api)).toBe(2);
  await api.close();
});

test("the ceilings of reports are settings, none can be nothing", () => {
  expect(readSettings({}).reports).toEqual({ perMinute: 30_000, perHour: 300_000 });
  expect(readSettings({ REPORTS_PER_HOUR: "900000" }).reports.perHour).toBe(900_000);
  expect(() => readSettings({ REPORTS_PER_MINUTE: "0" })).toThrow("REPORTS_PER_MINUTE");
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "../src/env.ts";
import { limits } from "../src/database/tables.ts";
import { Browser, CODE_PATHS, newPhone } from "./support/browser.ts";
import { SAMPLED_BACKENDS, testApi, type Answer, type TestApi } from "./support/testApi.ts";

describe.each(SAMPLED_BACKENDS)("codes of all visitors together on %s", (backend) => {
  let time = Date.parse("2026-11-21T02:00:00Z");
  let api: TestApi;
  const lines: { level: string; event: string; window?: unknown }[] = [];
  const wait = (ms: number): void => void (time += ms);
  const ask = async (): Promise<Answer> => {
    const [browser, phone] = [new Browser(api, wait), newPhone()];
    const token = await browser.token("login", phone);
    return browser.post(CODE_PATHS.login, { phone, action: "login", token });
  };
  const alarms = () => lines.filter(({ event }) => event.startsWith("codes-"));
  beforeAll(async () => {
    api = await testApi(backend, {
      now: () => time,
      settings: { codes: { perMinute: 5, perHour: 12, perDay: 14 } },
      log: (level, event, fields) => void lines.push({ level, event, ...fields }),
    });
  });
  beforeEach(async () => {
    await api.db.delete(limits);
    lines.length = 0;
  });
  afterAll(() => api.close());

  test("are bounded in a minute, warned of at four fifths, and the alarm is one line a window", async () => {
    const answers: Answer[] = [];
    for (let index = 0; index < 9; index += 1) answers.push(await ask());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 503, 503, 503, 503]);
    expect(answers[5]).toMatchObject({ message: expect.stringContaining("短信发送繁忙"), data: null });
    const retryAfter = Number(answers[5]?.headers.get("retry-after"));
    expect(retryAfter).toBeGreaterThan(30);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(alarms()).toEqual([
      { level: "warn", event: "codes-many", window: "minute", most: 5 },
      { level: "error", event: "codes-ceiling", window: "minute", most: 5 },
    ]);
    wait(60_000);
    expect((await ask()).status).toBe(200);
  });

  test("are bounded in an hour and in a day, and what a minute refuses counts in neither", async () => {
    const minute = async (): Promise<number> => {
      let sent = 0;
      for (let index = 0; index < 6; index += 1) if ((await ask()).status === 200) sent += 1;
      wait(60_000);
      return sent;
    };
    expect([await minute(), await minute(), await minute(), await minute()]).toEqual([5, 5, 2, 0]);
    expect(alarms().filter(({ window }) => window === "hour")).toEqual([
      { level: "warn", event: "codes-many", window: "hour", most: 12 },
      { level: "error", event: "codes-ceiling", window: "hour", most: 12 },
    ]);
    wait(60 * 60_000);
    expect([await minute(), await minute()]).toEqual([2, 0]);
    expect(alarms().filter(({ window, level }) => window === "day" && level === "error")).toHaveLength(1);
    wait(24 * 60 * 60_000);
    expect(await minute()).toBe(5);
  });

  test("are counted by what was sent: one phone that asks too often takes nothing from the others", async () => {
    const [browser, phone] = [new Browser(api, wait), newPhone()];
    const again = async () =>
      browser.post(CODE_PATHS.login, { phone, action: "login", token: await browser.token("login", phone) });
    for (let index = 0; index < 8; index += 1) await again();
    for (let index = 0; index < 4; index += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(503);
  });
});

test("the ceilings are settings, none can be nothing", () => {
  expect(readSettings({}).codes).toEqual({ perMinute: 60, perHour: 600, perDay: 3_000 });
  expect(readSettings({ CODES_PER_DAY: "20000" }).codes.perDay).toBe(20_000);
  expect(() => readSettings({ CODES_PER_MINUTE: "0" })).toThrow("CODES_PER_MINUTE");
  expect(() => readSettings({ CODES_PER_HOUR: "many" })).toThrow("CODES_PER_HOUR");
});

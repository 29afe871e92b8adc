import { generateKeyPairSync } from "node:crypto";
import { runs } from "@wesdom/vitest-config/sample";
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { limits } from "../src/database/tables.ts";
import { events } from "../src/tracking/tables.ts";
import type { LogFields } from "../src/http/log.ts";
import { REPORT_LIMIT } from "../src/tracking/createReportTaker.ts";
import { faultCounts, forgetReports, report, storedCount } from "./support/reports.ts";
import { reportUrl, seal, trackingEvent } from "./support/seal.ts";
import { BACKENDS, newDatabase, testApi, type TestApi } from "./support/testApi.ts";

const NOW = Date.parse("2026-11-21T02:00:00Z");
const MINUTE_MS = 60_000;
const ALIKE = { status: 200, code: 200, data: null, message: "" };
const INTL = "/en/common/data/report.do";

/** Envelopes that the fuzz test sends on each database. */
const FUZZED = runs(1_000, 10_000);

/** Requests under way at once, where there are thousands: more would wait for a connection until it gives up. */
const AT_ONCE = 40;

/** Does something with each item, so many at a time. */
async function atOnce<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const entries = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of entries) await work(item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

describe.each(BACKENDS)("%s", (backend) => {
  const lines: { event: string; fields: LogFields | undefined }[] = [];
  let time = NOW;
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(backend, {
      now: () => time,
      log: (_level, event, fields) => void lines.push({ event, fields }),
    });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    // Makes room in the limit, too.
    time += REPORT_LIMIT.windowMs;
    await forgetReports(api);
  });

  test.each([
    ["cn", "/common/data/report.do", "@R7.21"],
    ["intl", INTL, "@R7.22"],
  ])("a report of site %s by %s is opened and stored as it was sealed %s", async (site, path) => {
    const event = trackingEvent({
      eventId: "click",
      objectId: 600_110,
      bizId: "marketing-consultant",
      userAgent: "Mozilla/5.0 (iPhone)",
      userInfo: "5f4dcc3b5aa765d61d8327deb882cf99",
      time: time - 2_000,
      isCnVersion: site === "cn",
    });
    expect(await report(api, seal(event, time - 500), path)).toMatchObject(ALIKE);
    const [row] = await api.db.select().from(events);
    expect(row).toEqual({
      day: "2026-11-21",
      sign: expect.stringMatching(/^[0-9a-f]{64}$/),
      site,
      eventId: "click",
      objectId: 600_110,
      bizId: "marketing-consultant",
      countType: "num",
      countValue: 1,
      deviceId: event.deviceIdMd5,
      deviceType: 1,
      userAgent: "Mozilla/5.0 (iPhone)",
      userInfo: null,
      happenedAt: new Date(time - 2_000),
      receivedAt: new Date(time),
      skewMs: 500,
    });
    expect(await faultCounts(api)).toEqual({});
  });

  test("the answer is not to be kept, and needs no body and no header", async () => {
    const answer = await report(api, seal(trackingEvent(), time));
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("vary")).toBeNull();
    const withBody = new Request(`http://api.test${reportUrl(seal(trackingEvent(), time))}`, {
      method: "POST",
      body: "",
      headers: { "Content-Type": "text/plain;charset=UTF-8" },
    });
    expect((await api.fetch(withBody)).status).toBe(200);
    expect(await storedCount(api)).toBe(2);
  });

  test.each(["1", "0", "zh", ""])("a Lang header of %j says nothing: the path does", async (lang) => {
    expect(await report(api, seal(trackingEvent(), time), INTL, { Lang: lang })).toMatchObject(ALIKE);
    expect((await api.db.select({ site: events.site }).from(events))[0]?.site).toBe("intl");
  });

  test("fifty copies at once, by both paths, are stored once @R7.22", async () => {
    const envelope = seal(trackingEvent(), time);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => report(api, envelope, index % 2 ? INTL : undefined)),
    );
    for (const answer of answers) expect(answer).toMatchObject(ALIKE);
    expect(await storedCount(api)).toBe(1);
  });

  test("the same event sealed twice is two events", async () => {
    await report(api, seal(trackingEvent(), time));
    await report(api, seal(trackingEvent(), time));
    expect(await storedCount(api)).toBe(2);
  });

  test.each([
    ["two days behind", -2 * 24 * 60 * MINUTE_MS],
    ["in 1970", -NOW],
    ["a day ahead", 24 * 60 * MINUTE_MS],
    ["years ahead", 4 * 365 * 24 * 60 * MINUTE_MS],
    ["as far ahead as can be written", 999_999_999_999_999 - NOW - 1_000 * MINUTE_MS],
  ])("a clock %s is recorded and refused nothing, and a copy is known again", async (_name, offset) => {
    const sealedAt = Math.max(0, time + offset);
    const envelope = seal(trackingEvent({ time: sealedAt }), sealedAt);
    for (const path of [undefined, INTL]) expect(await report(api, envelope, path)).toMatchObject(ALIKE);
    const rows = await api.db.select({ skewMs: events.skewMs }).from(events);
    expect(rows).toEqual([{ skewMs: time - sealedAt }]);
    expect(await faultCounts(api)).toEqual({});
  });

  test("what an event may hold at most is stored", async () => {
    const largest = trackingEvent({
      objectId: Number.MAX_SAFE_INTEGER,
      countValue: Number.MAX_VALUE,
      bizId: "\u001B[2J\u202E'; drop table events; --",
      time: 8.64e15,
    });
    expect(await report(api, seal(largest, time))).toMatchObject(ALIKE);
    const [row] = await api.db.select().from(events);
    expect(row).toMatchObject({
      objectId: largest.objectId,
      bizId: largest.bizId,
      countValue: Number.MAX_VALUE,
    });
  });

  describe("what cannot be taken", () => {
    const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey;
    const strangerPem = stranger.export({ type: "spki", format: "pem" }).toString();
    const good = seal(trackingEvent(), NOW);
    const bad: [string, string, () => Record<string, unknown>][] = [
      ["nothing", "shape", () => ({})],
      ["a field missing", "shape", () => ({ ...good, sign: undefined })],
      ["a time that is none", "shape", () => ({ ...good, time: "now" })],
      ["a field much too long", "shape", () => ({ ...good, data: "A".repeat(10_000) })],
      ["sealed for another key", "sign", () => seal(trackingEvent(), NOW, { publicKey: strangerPem })],
      ["another time", "sign", () => ({ ...good, time: String(NOW + 1) })],
      ["another sign", "sign", () => ({ ...good, sign: "0".repeat(64) })],
      ["a key that is not wrapped", "sign", () => ({ ...good, wesdom: "AAAA" })],
      ["the older make", "shape", () => seal(trackingEvent(), NOW, { profile: "legacy" })],
      ["no event", "event", () => seal({ hello: "world" }, NOW)],
      ["a field that is no event's", "event", () => seal({ ...trackingEvent(), admin: true }, NOW)],
      ["a NUL", "event", () => seal(trackingEvent({ bizId: "a\0b" }), NOW)],
      [
        "a duration of more than a day",
        "event",
        () => seal(trackingEvent({ countType: "time", countValue: 86_400_001 }), NOW),
      ],
      ["no duration", "event", () => seal(trackingEvent({ countType: "time", countValue: 0 }), NOW)],
    ];
    test.each(bad)("%s is answered alike, counted as %s and not stored", async (_name, reason, make) => {
      const fields = Object.entries(make()).filter(([, value]) => value !== undefined);
      const answer = await report(api, new URLSearchParams(fields as [string, string][]).toString());
      expect(answer).toMatchObject(ALIKE);
      const taken = await report(api, seal(trackingEvent(), time));
      expect([...answer.headers]).toEqual([...taken.headers]);
      expect(await faultCounts(api)).toEqual({ [reason]: 1 });
      expect(await storedCount(api)).toBe(1);
    });

    test("a field that is repeated is none", async () => {
      const query = new URLSearchParams({ ...good }).toString();
      await report(api, `${query}&time=${good.time}`);
      await report(api, `${query}&constructor=1&__proto__=2&extra=`);
      expect(await faultCounts(api)).toEqual({ shape: 1 });
      expect(await storedCount(api)).toBe(1);
    });

    test.each(["data=%&wesdom=%ff&sign=%00&time=%ED%A0%80", "%=%&&&==", "data[]=x"])(
      "the raw query %s does no harm",
      async (query) => {
        expect(await report(api, query)).toMatchObject(ALIKE);
        expect(await storedCount(api)).toBe(0);
      },
    );

    test("other methods are refused", async () => {
      const answer = await api.get(reportUrl(good));
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("POST");
      expect(await storedCount(api)).toBe(0);
    });
  });

  test(`${FUZZED.numRuns} fuzzed envelopes: each answered alike, none stored`, async () => {
    const good = seal(trackingEvent(), NOW);
    const sealed = [
      fc.anything({ maxDepth: 2 }),
      fc.record({
        eventId: fc.string(),
        time: fc.double(),
        countValue: fc.double(),
        bizId: fc.string({ unit: "binary" }),
      }),
    ].map((content) => content.map((value) => ({ ...seal(value ?? null, NOW) })));
    const field = fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.base64String({ maxLength: 400 }),
      fc.constantFrom("", "0", "-1", "1e9", "NaN", "\0", "%", "'", "=".repeat(344), "9".repeat(400)),
    );
    const changed = fc
      .record({ data: field, wesdom: field, sign: field, time: field }, { requiredKeys: [] })
      .filter((fields) => Object.keys(fields).length > 0)
      .map((fields) => ({ ...good, ...fields }));
    const flipped = fc
      .tuple(fc.constantFrom("data", "wesdom", "sign", "time"), fc.nat(400), fc.constantFrom("A", "0", "a"))
      .map(([name, at, letter]) => {
        const text = good[name as "data"];
        const index = at % text.length;
        return { ...good, [name]: `${text.slice(0, index)}${letter}${text.slice(index + 1)}` };
      })
      .filter((fields) => Object.entries(fields).some(([name, value]) => good[name as "data"] !== value));
    const envelopes = fc.sample(
      fc.oneof(
        { weight: 1, arbitrary: fc.oneof(...sealed) },
        { weight: 3, arbitrary: changed },
        { weight: 3, arbitrary: flipped },
      ),
      FUZZED,
    );
    await atOnce(envelopes, async (fields, index) => {
      const wellFormed = Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, value.toWellFormed()]),
      );
      const headers = { "X-Forwarded-For": `10.9.${(index >> 8) & 255}.${index & 255}` };
      const answer = await report(api, wellFormed, index % 2 ? INTL : undefined, headers);
      expect({ ...answer, fields }).toMatchObject({ ...ALIKE, fields });
    });
    expect(await storedCount(api)).toBe(0);
    const counts = Object.values(await faultCounts(api));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(FUZZED.numRuns);
  });

  test("beyond the limit of an address it is told when to come again, and nothing is opened", async () => {
    const headers = { "X-Forwarded-For": "198.51.100.7" };
    const envelope = seal(trackingEvent(), time);
    expect((await report(api, "data=x", undefined, headers)).status).toBe(200);
    await api.db.update(limits).set({ count: REPORT_LIMIT.most - 1 });
    expect((await report(api, "data=x", undefined, headers)).status).toBe(200);
    time += 20_000;
    const refused = await report(api, envelope, undefined, headers);
    expect(refused).toMatchObject({ status: 429, code: 429 });
    expect(refused.headers.get("retry-after")).toBe("40");
    expect(await storedCount(api)).toBe(0);
    expect((await report(api, envelope, undefined, { "X-Forwarded-For": "198.51.100.8" })).status).toBe(200);
    time += 40_000;
    expect((await report(api, seal(trackingEvent(), time), undefined, headers)).status).toBe(200);
    expect(await storedCount(api)).toBe(2);
  });

  test("the log has the path alone: no envelope, no user agent, no address", async () => {
    lines.length = 0;
    const envelope = seal(trackingEvent({ userAgent: "SecretBrowser/1" }), time);
    await report(api, envelope, INTL, { "User-Agent": "SecretBrowser/2", "X-Forwarded-For": "203.0.113.9" });
    await report(api, { ...envelope, sign: "0".repeat(64) }, INTL, { "User-Agent": "SecretBrowser/3" });
    expect(lines).toEqual(
      [1, 2].map(() => ({
        event: "request",
        fields: { method: "POST", path: INTL, status: 200, lang: 2, ms: expect.any(Number) },
      })),
    );
    expect(JSON.stringify(lines)).not.toMatch(/SecretBrowser|203\.0\.113/);
    expect(JSON.stringify(lines)).not.toContain(envelope.sign);
  });

  test("a user agent that was not sealed into the report is not stored", async () => {
    await report(api, seal(trackingEvent(), time), INTL, { "User-Agent": "SecretBrowser/2" });
    expect(JSON.stringify(await api.db.select().from(events))).not.toContain("SecretBrowser");
  });
});

test("the older make is opened where it is configured, beside the present one", async () => {
  const api = await testApi("postgres", {
    now: () => NOW,
    settings: { tracking: { legacy: true, keptDays: 390 } },
  });
  await report(api, seal(trackingEvent(), NOW, { profile: "legacy" }));
  await report(api, seal(trackingEvent(), NOW));
  await report(api, { ...seal(trackingEvent(), NOW, { profile: "legacy" }), sign: "0".repeat(32) });
  expect(await storedCount(api)).toBe(2);
  expect(await faultCounts(api)).toEqual({ sign: 1 });
  await api.close();
});

test("two instances on one PostgreSQL store fifty copies once, on a day that has no partition yet", async () => {
  const settings = { databaseUrl: await newDatabase() };
  const options = { settings, now: () => NOW } as const;
  const [one, two] = await Promise.all([testApi("postgres", options), testApi("postgres", options)]);
  const envelopes = [seal(trackingEvent(), NOW), seal(trackingEvent(), NOW - 3 * 24 * 60 * MINUTE_MS)];
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      report(index % 2 ? one : two, envelopes[(index >> 1) % 2] ?? {}),
    ),
  );
  for (const answer of answers) expect(answer).toMatchObject(ALIKE);
  expect(await storedCount(one)).toBe(2);
  const answer = await report(two, { ...envelopes[0], sign: "0".repeat(64) });
  expect(answer).toMatchObject(ALIKE);
  expect(await faultCounts(one)).toEqual({ sign: 1 });
  await Promise.all([one.close(), two.close()]);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventText } from "../src/tracking/eventText.ts";
import { cutTo, plainJson, plainText, displayWidth } from "../src/text/plainText.ts";
import { bar, textTable } from "../src/text/textTable.ts";
import { parsePeriod } from "../src/cli/parsePeriod.ts";
import { runCommand } from "../src/control/commands.ts";
import type { EventReport } from "../src/tracking/event-report.ts";
import { VISIT_PAUSE_MS } from "../src/tracking/readEvents.ts";
import { report } from "./support/reports.ts";
import { seal, trackingEvent } from "./support/seal.ts";
import { BACKENDS, testApi, type TestApi } from "./support/testApi.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** 10 in the morning in Shanghai. */
const MORNING = Date.parse("2026-11-20T02:00:00Z");
const [ANNA, BEN, CHEN, DORA, EVA] = ["a", "b", "c", "d", "e"].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
  string,
  string,
];

/** Escape sequences and turns of direction that a visitor may send. */
const HOSTILE = "\u001B]0;owned\u0007\u001B[2J\u009B31m\u202Eevil\u2028\r\n微信";

describe.each(BACKENDS)("%s", (backend) => {
  let time = MORNING;
  let api: TestApi;
  const INTL = "/en/common/data/report.do";
  /** Reports an event of a device, so long after the morning. */
  const happens = async (
    device: string,
    afterMs: number,
    fields: object = {},
    path?: string,
  ): Promise<void> => {
    time = MORNING + afterMs;
    await report(api, seal(trackingEvent({ deviceIdMd5: device, time, ...fields }), time), path);
  };
  const ask = (from?: string, to?: string): Promise<EventReport> =>
    runCommand(api, { name: "events", ...parsePeriod(from, to) });
  const starts = (kind: string) => ({ eventId: `${kind} visitor` });
  const lasted = (ms: number) => ({
    eventId: "per duration",
    objectId: 600_002,
    countType: "time",
    countValue: ms,
  });

  beforeAll(async () => {
    api = await testApi(backend, { now: () => time });
    // Anna: new, reads two pages for 40 minutes without an event between, and comes back in the evening.
    for (const kind of ["unique", "new"]) await happens(ANNA, 0, starts(kind));
    await happens(ANNA, 0);
    await happens(ANNA, MINUTE_MS, { objectId: 600_034 });
    await happens(ANNA, 41 * MINUTE_MS, lasted(41 * MINUTE_MS));
    await happens(ANNA, 10 * HOUR_MS, starts("old"));
    await happens(ANNA, 10 * HOUR_MS, { objectId: 600_034 });
    await happens(ANNA, 10 * HOUR_MS + MINUTE_MS, lasted(MINUTE_MS));
    // Ben: begins ten minutes before midnight, ends after it; reads the other site.
    const beforeMidnight = 14 * HOUR_MS - 10 * MINUTE_MS;
    for (const kind of ["unique", "new"]) await happens(BEN, beforeMidnight, starts(kind), INTL);
    await happens(BEN, beforeMidnight, { objectId: 600_100 }, INTL);
    await happens(BEN, 14 * HOUR_MS + MINUTE_MS, starts("old"), INTL);
    await happens(BEN, 14 * HOUR_MS + MINUTE_MS, { objectId: 600_103 }, INTL);
    await happens(
      BEN,
      14 * HOUR_MS + MINUTE_MS,
      { eventId: "click", objectId: 600_103, bizId: HOSTILE },
      INTL,
    );
    // Chen: the morning after the next, twice at the exact pause.
    for (const afterMs of [
      48 * HOUR_MS,
      48 * HOUR_MS + VISIT_PAUSE_MS,
      48 * HOUR_MS + 2 * VISIT_PAUSE_MS + 1,
    ]) {
      await happens(CHEN, afterMs, { objectId: 600_034 });
    }
    await report(api, "data=x");
  });
  afterAll(() => api.close());

  test("visits, visitors, pages, clicks and durations are counted by day and for the period", async () => {
    const { total, days } = await ask("2026-11-01", "2026-11-30");
    const none = {
      visits: 0,
      uniqueVisitors: 0,
      newVisitors: 0,
      oldVisitors: 0,
      pageViews: 0,
      clicks: 0,
      visibleMs: 0,
      visitMs: 0,
    };
    expect(days).toEqual([
      {
        ...none,
        day: "2026-11-20",
        visits: 3,
        uniqueVisitors: 2,
        newVisitors: 2,
        pageViews: 4,
        visibleMs: 42 * MINUTE_MS,
        visitMs: 42 * MINUTE_MS,
      },
      { ...none, day: "2026-11-21", oldVisitors: 1, pageViews: 1, clicks: 1 },
      { ...none, day: "2026-11-22", visits: 2, pageViews: 3 },
    ]);
    expect(total).toEqual({
      visits: 5,
      uniqueVisitors: 2,
      newVisitors: 2,
      oldVisitors: 1,
      pageViews: 8,
      clicks: 1,
      visibleMs: 42 * MINUTE_MS,
      visitMs: 42 * MINUTE_MS,
    });
  });

  test("each site has figures of its own; who was new that day is not old as well", async () => {
    const { sites, days } = await ask("2026-11-01", "2026-11-30");
    expect(sites).toMatchObject([
      { site: "cn", visits: 4, uniqueVisitors: 1, newVisitors: 1, oldVisitors: 0, pageViews: 6, clicks: 0 },
      { site: "intl", visits: 1, uniqueVisitors: 1, newVisitors: 1, oldVisitors: 1, pageViews: 2, clicks: 1 },
    ]);
    expect(days.map(({ oldVisitors }) => oldVisitors)).toEqual([0, 1, 0]);
  });

  test("a visit that began the evening before is none of the day after", async () => {
    const { total, days } = await ask("2026-11-21", "2026-11-21");
    expect(days.map(({ day }) => day)).toEqual(["2026-11-21"]);
    expect(total).toMatchObject({ visits: 0, pageViews: 1, clicks: 1 });
  });

  test("what happens while a page is looked at for long begins no visit, and midnight tears none", async () => {
    const october = -31 * 24 * HOUR_MS;
    await happens(DORA, october, { objectId: 600_001 });
    await happens(DORA, october + 40 * MINUTE_MS, { eventId: "click", objectId: 600_001 });
    await happens(DORA, october + 41 * MINUTE_MS, lasted(41 * MINUTE_MS));
    const look = await ask("2026-10-20", "2026-10-20");
    expect(look.total).toMatchObject({ visits: 1, clicks: 1, visitMs: 41 * MINUTE_MS });
    expect(look.durations).toMatchObject({ visits: 1, longestMs: 41 * MINUTE_MS });
    expect(eventText(look)).toContain(
      "Visible time of 1 of 1 visits that reported it: half of them up to 41:00",
    );
    // The other way round: the time comes in after midnight, with the visit's only duration.
    const evening = october + 38 * HOUR_MS - 10 * MINUTE_MS;
    await happens(DORA, evening, { objectId: 600_001 });
    await happens(DORA, evening + 50 * MINUTE_MS, lasted(50 * MINUTE_MS));
    const { days, durations } = await ask("2026-10-21", "2026-10-22");
    expect(days).toMatchObject([
      { day: "2026-10-21", visits: 1, visibleMs: 0, visitMs: 50 * MINUTE_MS },
      { day: "2026-10-22", visits: 0, visibleMs: 50 * MINUTE_MS, visitMs: 0 },
    ]);
    expect(durations).toMatchObject({ visits: 1, longestMs: 50 * MINUTE_MS });
    const [first, second] = [await ask("2026-10-21", "2026-10-21"), await ask("2026-10-22", "2026-10-22")];
    expect([first.days, second.days]).toEqual([[days[0]], [days[1]]]);
    expect(eventText(second)).toMatch(/^2026-10-22( +0){6} +50:00 +–$/m);
  });

  test("who saw both sites on a day is a visitor of both, however it was said", async () => {
    const october = -30 * 24 * HOUR_MS;
    for (const kind of ["unique", "new"]) await happens(EVA, october, starts(kind));
    await happens(EVA, october, { objectId: 600_001 });
    await happens(EVA, october + MINUTE_MS, starts("old"), INTL);
    await happens(EVA, october + 25 * HOUR_MS, { objectId: 600_100 }, INTL);
    const { sites, total } = await ask("2026-10-21", "2026-10-22");
    const once = { uniqueVisitors: 1, newVisitors: 1, oldVisitors: 0 };
    expect(sites).toMatchObject([{ site: "cn" }, { site: "intl" }].map((site) => ({ ...site, ...once })));
    expect(total).toMatchObject(once);
  });

  test("pages and clicks are told by site, most seen first", async () => {
    const { pages, clicks } = await ask("2026-11-01");
    expect(pages[0]).toEqual({ site: "cn", objectId: 600_034, bizId: "", count: 5, visitors: 2 });
    expect(pages).toContainEqual({ site: "intl", objectId: 600_103, bizId: "", count: 1, visitors: 1 });
    expect(clicks).toEqual([{ site: "intl", objectId: 600_103, bizId: HOSTILE, count: 1, visitors: 1 }]);
  });

  test("durations are those of visits, and refused reports are told by reason", async () => {
    const { durations, skew, refused } = await ask("2026-11-01", "2026-11-30");
    expect(durations).toMatchObject({ visits: 2, medianMs: 21 * MINUTE_MS, longestMs: 41 * MINUTE_MS });
    expect(skew).toEqual({ medianMs: 0, beyondTenMinutes: 0 });
    expect(refused).toEqual({ shape: 1 });
    expect((await ask("2026-11-01", "2026-11-02")).refused).toEqual({});
  });

  test("an event that was sealed days later belongs to the day on which it happened", async () => {
    const { total: before } = await ask("2026-11-18", "2026-11-18");
    const happened = Date.parse("2026-11-18T03:00:00Z");
    await report(
      api,
      seal(trackingEvent({ deviceIdMd5: CHEN, time: happened }), happened + 6 * 24 * HOUR_MS),
    );
    const { total, skew } = await ask("2026-11-18", "2026-11-18");
    expect([before.pageViews, total.pageViews]).toEqual([0, 1]);
    expect(skew.beyondTenMinutes).toBe(1);
  });

  test("what lies outside the period by the visitor's clock is told where it came in", async () => {
    time = Date.parse("2026-10-05T03:00:00Z");
    const [behind, ahead] = [-20, 400].map((days) => time + days * 24 * HOUR_MS);
    for (const clock of [behind!, behind!, ahead!])
      await report(api, seal(trackingEvent({ deviceIdMd5: CHEN, time: clock }), clock));
    const found = await ask("2026-10-05", "2026-10-05");
    expect([found.elsewhere, found.total.pageViews]).toEqual([3, 0]);
    expect(eventText(found)).toContain(
      "3 reports received in this period lie outside it by the visitor's clock",
    );
    const late = eventText(await ask("2026-09-15", "2026-09-15"));
    expect(late).toContain("Reports came 480:00:00 after they were sealed (median)");
    expect(late).not.toContain("outside it");
    expect(eventText(await ask("2027-11-09", "2027-11-09"))).toContain("Reports came 9600:00:00 before they");
    expect((await ask()).elsewhere).toBe(0);
  });

  test("a period without events is told as one", async () => {
    const empty = await ask("2025-01-01", "2025-01-31");
    expect(empty.total.visits).toBe(0);
    expect(eventText(empty)).toBe("No events in this period.\n");
  });

  test("what a visitor sent is shown as text: the terminal is told nothing", async () => {
    const found = await ask("2026-11-01", "2026-11-30");
    const text = eventText(found);
    for (const output of [text, plainJson(found)])
      expect(output.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\u2028]/u);
    expect(text).toContain(String.raw`\u{1b}]0;owned\u{7}`);
    expect(JSON.parse(plainJson(found))).toEqual(found);
  });

  test("the text has a chart with a line for each day, and tables", async () => {
    const text = eventText(await ask("2026-11-19", "2026-11-30"));
    expect(text).toContain(
      `2026-11-20  ${"█".repeat(40)} 3\n2026-11-21   0\n2026-11-22  ${"█".repeat(26)}▋ 2\n`,
    );
    expect(text).toMatch(/^total\s+5\s+2\s+2\s+1\s+8\s+1\s+42:00\s+8:24$/m);
    expect(text).toMatch(/^zh\s+4\s+1\s+1\s+0\s+6\s/m);
    expect(text).toMatch(/^en, ja\s+1\s+1\s+1\s+1\s+2\s/m);
    expect(text).toMatch(/^zh\s+600034\s+article\s+5\s+2$/m);
    expect(text).toContain("Reports that could not be taken: shape 1");
  });

  test("the rows that the text leaves out are told by their number and what they count", async () => {
    const found = await ask("2026-11-01", "2026-11-30");
    const links = (length: number): EventReport["clicks"] =>
      Array.from({ length }, (_, index) => ({ ...found.clicks[0]!, bizId: `link-${index}`, count: 2 }));
    const text = (length: number): string =>
      eventText({ ...found, clicks: links(length), total: { ...found.total, clicks: 450 } });
    expect(text(20)).not.toContain("more row");
    expect(text(21)).toMatch(/link-19.+\n… 1 more row: 410 clicks\n/);
    expect(text(200)).toContain("\n… at least 180 more rows: 410 clicks\n");
  });
});

describe("text for a terminal", () => {
  test("columns keep their places with Chinese and Japanese in them", () => {
    const table = textTable(
      [{ title: "a" }, { title: "n", align: "right" }],
      [
        ["微信", "1"],
        ["ボタン", "10"],
        ["x", "2"],
      ],
    );
    expect(table.split("\n").map(displayWidth)).toEqual([10, 10, 10, 10, 10]);
    expect(cutTo("微信公众号", 6)).toBe("微信…");
  });
  test("a bar is as long as its part", () => {
    expect([bar(0, 8, 8), bar(1, 8, 8), bar(8, 8, 8), bar(0, 0, 8)]).toEqual(["", "█", "████████", ""]);
    expect(bar(1, 16, 8)).toBe("▌");
  });
  test("JSON for a terminal reads back as what it was", () => {
    const value = { text: `${HOSTILE}\u{E0001}`, list: ["\u007F", "a\nb"] };
    expect(JSON.parse(plainJson(value))).toEqual(value);
    expect(plainText("a\u0000b\u{E0001}c")).toBe(String.raw`a\u{0}b\u{e0001}c`);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EventInput } from "../../src/index.ts";
import { ReportRun } from "./pages.ts";

const click = (bizId: string): EventInput => ({ eventId: "click", objectId: 600001, bizId });
const VISITOR = ["unique visitor", "new visitor"];
const queued = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith("wsd:q:"));

let run = new ReportRun();
beforeEach(() => {
  localStorage.clear();
  run = new ReportRun();
});
afterEach(() => run.closeAll());

describe("a page in Chromium", () => {
  it("reports a visit, and its duration by a beacon without a body as it is left @R7.42", async () => {
    const page = await run.open({ track: [click("a")] });
    expect(await run.taken(3)).toEqual([...VISITOR, "click a"]);
    await expect.poll(queued).toEqual([]);
    page.close();
    expect((await run.taken(4)).at(-1)).toBe("per duration");
    const reports = await run.reports();
    expect(reports.map(({ lang }) => lang)).toEqual(["3", "3", "3", ""]);
    for (const { method, contentType, bodyLength, urlLength } of reports) {
      expect({ method, contentType, bodyLength }).toEqual({ method: "POST", contentType: "", bodyLength: 0 });
      expect(urlLength).toBeLessThan(2_000);
    }
    expect(queued(), "until a fetch has answered").toHaveLength(1);
  });

  it("is sent again what was beaconed, and stores it no longer", async () => {
    const page = await run.open();
    await run.taken(2);
    await expect.poll(queued).toEqual([]);
    page.close();
    await run.taken(3);
    await run.open();
    expect(await run.taken(4)).toEqual([...VISITOR, "per duration", "old visitor"]);
    await expect.poll(queued).toEqual([]);
    const signs = (await run.reports()).map(({ sign }) => sign);
    expect(signs, "the same bytes twice").toHaveLength(new Set(signs).size + 1);
  });

  it("uses fetch with keepalive where there is no beacon", async () => {
    const page = await run.open({ hasBeacon: false });
    await run.taken(2);
    page.close();
    expect((await run.taken(3)).at(-1)).toBe("per duration");
  });

  it("delivers 20 clicks made just before it is left", async () => {
    const page = await run.open();
    await run.taken(2);
    for (let count = 0; count < 20; count += 1)
      page.frame.contentWindow?.tracker?.track(click(String(count)));
    page.close();
    const events = await run.taken(23);
    expect(events.filter((event) => event.startsWith("click"))).toHaveLength(20);
  });

  it.each([
    ["an API in trouble", { status: 503 }],
    ["a portal in place of the API", { status: 403, contentType: "text/html" }],
  ])("keeps what %s does not take, for the next visit", async (_, mood) => {
    await run.setMood(mood);
    const page = await run.open({ track: [click("a")] });
    await expect.poll(() => run.reports()).not.toEqual([]);
    page.close();
    expect(queued()).toHaveLength(4);
    await run.setMood({ status: 200 });
    await run.open();
    expect((await run.taken(5)).toSorted()).toEqual(
      [...VISITOR, "click a", "per duration", "old visitor"].toSorted(),
    );
    await expect.poll(queued).toEqual([]);
  });

  it("stores events plain if it is left before the crypto chunk is there", async () => {
    const page = await run.open({ hasCrypto: false, track: [click("early")] });
    page.close();
    expect(queued()).toHaveLength(4);
    expect(await run.reports()).toEqual([]);
    await run.open();
    expect((await run.taken(5)).slice(0, 3)).toEqual([...VISITOR, "click early"]);
  });

  it("reports from memory where storage and locks are blocked", async () => {
    // A frame of no origin: localStorage and navigator.locks throw there.
    const page = await run.open({ track: [click("a")] }, "allow-scripts");
    expect(await run.taken(3)).toEqual([...VISITOR, "click a"]);
    page.close();
    expect((await run.taken(4)).at(-1)).toBe("per duration");
    expect(localStorage).toHaveLength(0);
  });
});

describe.each([
  { by: "Web Locks", hasLocks: true },
  { by: "a lease", hasLocks: false },
])("several pages in Chromium, by $by", ({ hasLocks }) => {
  it("are one new visitor with one device id", async () => {
    await Promise.all(Array.from({ length: 4 }, () => run.open({ hasLocks })));
    const events = await run.taken(5);
    expect(events.toSorted()).toEqual([
      "new visitor",
      "old visitor",
      "old visitor",
      "old visitor",
      "unique visitor",
    ]);
    const ids = (await run.reports()).map(({ event }) => typeof event === "object" && event.deviceIdMd5);
    expect(new Set(ids)).toEqual(new Set([localStorage.getItem("deviceIdMd5")]));
  });

  it("deliver what was left behind once", async () => {
    const early = await run.open({ hasLocks, hasCrypto: false, track: ["a", "b", "c", "d"].map(click) });
    early.close();
    await Promise.all(Array.from({ length: 3 }, () => run.open({ hasLocks })));
    const events = await run.taken(10);
    await expect.poll(queued).toEqual([]);
    expect((await run.events()).toSorted()).toEqual(events.toSorted());
    expect(events.filter((event) => event.startsWith("click"))).toEqual([
      "click a",
      "click b",
      "click c",
      "click d",
    ]);
    await expect.poll(() => Object.keys(localStorage).toSorted()).toEqual(["deviceIdMd5", "wsd:day"]);
  });
});

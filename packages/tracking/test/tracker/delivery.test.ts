import { describe, expect, it, vi } from "vitest";
import type { TrackingCrypto } from "../../src/tracker/tracking-crypto.ts";
import { fakeCrypto } from "../support/fake-crypto.ts";
import { FakeDevice, OK, START_MS } from "../support/fake-device.ts";

const click = (bizId: string) => ({ eventId: "click", objectId: 600001, bizId }) as const;
const MINUTE_MS = 60_000;
const clicks = (device: FakeDevice): string[] =>
  device.events.filter(({ eventId }) => eventId === "click").map(({ bizId }) => bizId);
const fetchTimes = (device: FakeDevice): number[] =>
  device.reports.filter(({ via }) => via === "fetch").map(({ atMs }) => atMs);

describe("before the crypto chunk is there", () => {
  it("keeps events in memory, and stores nothing of them", async () => {
    const device = new FakeDevice();
    const chunk = Promise.withResolvers<TrackingCrypto>();
    const tab = device.open({ loadCrypto: () => chunk.promise });
    tab.tracker.track(click("early"));
    await device.time.pass(3_000);
    expect(device.queued).toEqual([]);
    chunk.resolve(fakeCrypto);
    await device.time.pass(1_000);
    expect(clicks(device)).toEqual(["early"]);
  });

  it("seals what has waited one at a time, so that a tap between is answered", async () => {
    const device = new FakeDevice();
    let sealedInTask = 0;
    let mostInTask = 0;
    const createSealer: TrackingCrypto["createSealer"] = (options) => {
      const sealer = fakeCrypto.createSealer(options);
      return {
        ...sealer,
        seal(...what) {
          if (sealedInTask === 0) queueMicrotask(() => (sealedInTask = 0));
          sealedInTask += 1;
          mostInTask = Math.max(mostInTask, sealedInTask);
          return sealer.seal(...what);
        },
      };
    };
    const tab = device.open({ loadCrypto: async () => ({ ...fakeCrypto, createSealer }) });
    for (const name of ["one", "two", "three"]) tab.tracker.track(click(name));
    await device.time.pass(1_000);
    expect(clicks(device)).toEqual(["one", "two", "three"]);
    expect(mostInTask).toBe(1);
  });

  it("stores them plain if the page hides first, and seals them at the next visit", async () => {
    const device = new FakeDevice();
    const tab = device.open({ loadCrypto: () => new Promise(() => undefined) });
    tab.tracker.track(click("early"));
    await device.time.pass(1_000);
    tab.leave();
    expect(device.reports).toEqual([]);
    expect(device.queued.join()).toContain('"bizId":"early"');
    expect(device.queued.join(), "the id comes with the chunk").not.toContain("deviceIdMd5");
    device.open();
    await device.time.pass(1_000);
    expect(clicks(device)).toEqual(["early"]);
    expect(device.durationMs).toBe(1_000);
  });

  it("tries again to load it, and says why it could not", async () => {
    const device = new FakeDevice();
    const onError = vi.fn<(error: unknown) => void>();
    const failure = new TypeError("Failed to fetch dynamically imported module");
    const loadCrypto = vi
      .fn<() => Promise<TrackingCrypto>>()
      .mockRejectedValueOnce(failure)
      .mockResolvedValue(fakeCrypto);
    const tab = device.open({ loadCrypto, onError });
    tab.tracker.track(click("early"));
    await device.time.pass(10_000);
    expect(clicks(device)).toEqual(["early"]);
    expect(onError.mock.calls).toEqual([[failure]]);
  });

  it("holds no more than 50 events, the oldest out and counted", async () => {
    const device = new FakeDevice();
    const tab = device.open({ loadCrypto: () => new Promise(() => undefined) });
    for (let count = 0; count < 60; count += 1) tab.tracker.track(click(String(count)));
    await device.time.pass(1_000);
    tab.leave();
    expect(device.queued).toHaveLength(50);
    expect(device.queued.join()).not.toContain('"bizId":"10"');
    expect(device.queued.join()).toContain('"bizId":"59"');
    // 60 clicks, two visitor events and a duration.
    expect(tab.drops).toEqual({ count: 13 });
  });
});

describe("an API that is away", () => {
  it("gets everything once it is back, each event once", async () => {
    const device = new FakeDevice();
    const tab = device.open();
    device.server = "away";
    tab.tracker.track(click("a"));
    await device.time.pass(MINUTE_MS);
    tab.tracker.track(click("b"));
    device.server = OK;
    await device.time.pass(6 * MINUTE_MS);
    expect(clicks(device)).toEqual(["a", "b"]);
    expect(device.queued.filter((value) => !value.startsWith("{"))).toEqual([]);
  });

  it("gets everything at the next visit", async () => {
    const device = new FakeDevice();
    device.server = "away";
    const tab = device.open();
    tab.tracker.track(click("a"));
    await device.time.pass(2_000);
    tab.leave();
    device.server = OK;
    device.open();
    await device.time.pass(1_000);
    expect(device.eventIds).toEqual([
      "unique visitor",
      "new visitor",
      "click",
      "per duration",
      "old visitor",
    ]);
  });

  it("is asked again after 2 s and twice as long each time, at most 5 minutes, with jitter", async () => {
    const device = new FakeDevice();
    device.server = { status: 500, retryAfter: null };
    const asked: number[] = [];
    const report = device.report.bind(device);
    device.report = (url, via) => {
      asked.push(device.time.nowMs);
      return report(url, via);
    };
    device.open();
    await device.time.pass(60 * MINUTE_MS);
    const waits = asked.slice(1).map((atMs, index) => atMs - (asked[index] ?? 0) - 30);
    for (const [failures, waitMs] of waits.entries()) {
      const longest = Math.min(2_000 * 2 ** failures, 300_000);
      expect(waitMs).toBeGreaterThanOrEqual(longest / 2);
      expect(waitMs).toBeLessThanOrEqual(longest + 100);
    }
    expect(waits.length).toBeGreaterThan(15);
  });

  it("gets everything as soon where the visitor's clock is set back meanwhile", async () => {
    const device = new FakeDevice();
    device.server = "away";
    device.open();
    await device.time.pass(1_000);
    device.server = OK;
    device.clockErrorMs = -60 * MINUTE_MS;
    await device.time.pass(10_000);
    expect(device.eventIds).toEqual(["unique visitor", "new visitor"]);
  });

  it("is left alone for as long as it asks", async () => {
    const device = new FakeDevice();
    device.server = { status: 429, retryAfter: "90" };
    const tab = device.open();
    await device.time.pass(5_000);
    device.server = OK;
    tab.tracker.track(click("a"));
    tab.online();
    await device.time.pass(80_000);
    expect(device.reports).toEqual([]);
    await device.time.pass(10_000);
    expect(clicks(device)).toEqual(["a"]);
  });

  it("is asked at once when the network is back", async () => {
    const device = new FakeDevice();
    device.server = "away";
    const tab = device.open();
    await device.time.pass(40_000);
    device.server = OK;
    tab.online();
    await device.time.pass(500);
    expect(device.eventIds).toEqual(["unique visitor", "new visitor"]);
  });

  it("is sent the same bytes again when only its answer was lost, and counts them once", async () => {
    const device = new FakeDevice();
    device.server = "unheard";
    const tab = device.open();
    tab.tracker.track(click("a"));
    await device.time.pass(1_000);
    device.server = OK;
    await device.time.pass(MINUTE_MS);
    expect(device.reports.length).toBeGreaterThan(3);
    expect(device.eventIds).toEqual(["unique visitor", "new visitor", "click"]);
  });
});

describe("a server that refuses", () => {
  it.each([400, 404, 413, 414])("with %i is not asked again, and it is counted", async (status) => {
    const device = new FakeDevice();
    device.server = { status, retryAfter: null };
    const tab = device.open();
    await device.time.pass(1_000);
    expect(tab.drops).toEqual({ refused: 2 });
    expect(device.queued).toEqual([]);
  });
});

describe("an event that nobody can report", () => {
  it.each([
    ["damaged", { [`wsd:q:${START_MS}-100001-x`]: "{" }, {}],
    ["oversize", {}, { endpoint: `/${"r".repeat(4_000)}` }],
  ] as const)("is given up as %s, and does not hold up the others", async (reason, stored, options) => {
    const device = new FakeDevice();
    for (const [key, value] of Object.entries(stored)) device.storage.setItem(key, value);
    const tab = device.open(options);
    await device.time.pass(1_000);
    expect(Object.keys(tab.drops)).toEqual([reason]);
    expect(device.queued).toEqual([]);
  });
});

describe("a page that hides", () => {
  it("beacons what has no answer yet, keeps it stored, and sends it again at the next visit", async () => {
    const device = new FakeDevice();
    const sent: string[] = [];
    const tab = device.open({ onSend: ({ via }) => sent.push(via) });
    await device.time.pass(1_000);
    tab.tracker.track(click("a"));
    tab.hide();
    tab.show();
    tab.leave();
    expect(sent).toEqual(["fetch", "fetch", "beacon", "beacon"]);
    expect(device.reports.map(({ via }) => via)).toEqual(sent);
    expect(device.queued).toHaveLength(2);
    device.open();
    await device.time.pass(1_000);
    expect(device.queued).toEqual([]);
    expect(device.eventIds).toEqual([
      "unique visitor",
      "new visitor",
      "click",
      "per duration",
      "old visitor",
    ]);
  });

  it("uses a fetch where there is no beacon", async () => {
    const device = new FakeDevice();
    device.hasBeacon = false;
    const tab = device.open();
    await device.time.pass(1_000);
    tab.leave();
    expect(device.reports.at(-1)).toMatchObject({ via: "fetch", atMs: 1_000 });
    expect(device.durationMs).toBe(1_000);
  });

  it("delivers nothing more, and holds no lock", async () => {
    const device = new FakeDevice();
    device.server = "away";
    const tab = device.open();
    await device.time.pass(1_000);
    tab.hide();
    device.server = OK;
    await device.time.pass(10 * MINUTE_MS);
    expect(device.reports).toEqual([]);
    let isFree = false;
    await device.lock("wsd:deliver", async () => void (isFree = true), new AbortController().signal);
    expect(isFree).toBe(true);
    tab.show();
    await device.time.pass(1_000);
    expect(device.eventIds).toEqual(["unique visitor", "new visitor", "per duration"]);
  });
});

describe("several tabs", () => {
  it("deliver what there is once, one at a time", async () => {
    const device = new FakeDevice();
    device.server = "away";
    const first = device.open();
    for (let count = 0; count < 10; count += 1) first.tracker.track(click(String(count)));
    await device.time.pass(1_000);
    first.kill();
    device.server = OK;
    device.open();
    device.open();
    await device.time.pass(10_000);
    const times = fetchTimes(device);
    expect(clicks(device)).toHaveLength(10);
    expect(device.reports).toHaveLength(new Set(device.reports.map(({ url }) => url)).size);
    for (const [index, atMs] of times.slice(1).entries()) {
      expect(atMs - (times[index] ?? 0), "never two at once").toBeGreaterThanOrEqual(30);
    }
  });

  it("take over from one that was killed while it delivered", async () => {
    const device = new FakeDevice();
    const first = device.open();
    for (let count = 0; count < 10; count += 1) first.tracker.track(click(String(count)));
    await device.time.pass(200);
    expect(device.reports.length).toBeGreaterThan(0);
    first.kill();
    device.open();
    await device.time.pass(5_000);
    expect(clicks(device)).toEqual(Array.from({ length: 10 }, (_, count) => String(count)));
  });

  it("report to the address, and in the language, that an event was sealed for", async () => {
    const device = new FakeDevice();
    device.server = "away";
    const cn = device.open();
    await device.time.pass(1_000);
    cn.leave();
    device.server = OK;
    device.open({ endpoint: "/api/en/common/data/report.do", isCnVersion: false, lang: () => 3 });
    await device.time.pass(1_000);
    const paths = device.reports.map(({ url }) => url.replace(/\?.*#/, " in "));
    expect(paths).toEqual([
      ...Array.from({ length: 3 }, () => "/api/common/data/report.do in 1"),
      "/api/en/common/data/report.do in 3",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { fakeCrypto } from "../support/fake-crypto.ts";
import { FakeDevice, START_MS, USER_AGENT } from "../support/fake-device.ts";

const ABOUT = { eventId: "page view", objectId: 600035 } as const;
const HOUR_MS = 3_600_000;

describe("a first visit", () => {
  it("reports the visitor first, then the page, then how long it was seen @R3.6 @R3.7 @R3.8 @R9.13", async () => {
    const device = new FakeDevice();
    const tab = device.open();
    tab.tracker.track(ABOUT);
    await device.time.pass(12_000);
    tab.leave();
    await device.time.pass(1_000);
    const [unique, fresh, page, duration] = device.events;
    const common = {
      bizId: "",
      countType: "num",
      countValue: 1,
      userAgent: USER_AGENT,
      deviceIdMd5: device.storage.getItem("deviceIdMd5"),
      deviceType: 1,
      isCnVersion: true,
    };
    expect(unique).toEqual({ ...common, eventId: "unique visitor", objectId: 600001, time: START_MS });
    expect(fresh).toEqual({ ...common, eventId: "new visitor", objectId: 600001, time: START_MS });
    expect(page).toEqual({ ...common, ...ABOUT, time: START_MS });
    expect(duration).toEqual({
      ...common,
      eventId: "per duration",
      objectId: 600002,
      countType: "time",
      countValue: 12_000,
      time: START_MS + 12_000,
    });
    expect(device.events).toHaveLength(4);
  });

  it("knows a new visitor also where the later claim of a lock is heard first", async () => {
    const device = new FakeDevice();
    device.claimDelaysMs = [500];
    device.open();
    await device.time.pass(2_000);
    expect(device.eventIds).toEqual(["unique visitor", "new visitor"]);
  });

  it("wraps a key and seals an event in a task each, so that no tap waits for more", async () => {
    const device = new FakeDevice();
    const inTask: string[] = [];
    const tasks = new Set<string>();
    const note = (what: string): void => {
      inTask.push(what);
      tasks.add(inTask.join(" and "));
      queueMicrotask(() => inTask.splice(0));
    };
    const createSealer: typeof fakeCrypto.createSealer = (options) => {
      const sealer = fakeCrypto.createSealer(options);
      return {
        ...sealer,
        seal(...event) {
          note(sealer.hasSpare() ? "an event" : "an event with its key");
          return sealer.seal(...event);
        },
        prepare() {
          note("a key");
          return sealer.prepare();
        },
      };
    };
    const tab = device.open({ loadCrypto: async () => ({ ...fakeCrypto, createSealer }) });
    for (let page = 0; page < 3; page += 1) tab.tracker.track(ABOUT);
    await device.time.pass(2_000);
    expect(device.events).toHaveLength(5);
    expect(tasks).toEqual(new Set(["a key", "an event"]));
  });

  it("keeps the device id and reuses it @R3.12 @R9.14", async () => {
    const device = new FakeDevice();
    for (let visit = 0; visit < 3; visit += 1) {
      const tab = device.open();
      await device.time.pass(2_000);
      tab.leave();
    }
    expect(device.storage.getItem("deviceIdMd5")).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(device.events.map(({ deviceIdMd5 }) => deviceIdMd5)).size).toBe(1);
  });

  it("does nothing while the page was never seen: opened behind another, or prerendered", async () => {
    const device = new FakeDevice();
    const tab = device.open({}, false);
    tab.tracker.track(ABOUT);
    tab.hide();
    await device.time.pass(60_000);
    expect(device.reports).toEqual([]);
    expect(device.storage.items.size).toBe(0);
    tab.show();
    await device.time.pass(1_000);
    expect(device.eventIds).toEqual(["unique visitor", "new visitor", "page view"]);
    expect(device.events.map(({ time }) => time - START_MS)).toEqual([60_000, 60_000, 60_000]);
  });
});

describe("visitors", () => {
  it("are unique once a day in Shanghai, and new once @R7.48", async () => {
    const device = new FakeDevice();
    const visit = async (): Promise<readonly string[]> => {
      const before = device.events.length;
      const tab = device.open();
      await device.time.pass(1_000);
      tab.leave();
      return device.eventIds.slice(before).filter((id) => id.endsWith("visitor"));
    };
    expect(await visit()).toEqual(["unique visitor", "new visitor"]);
    expect(await visit()).toEqual(["old visitor"]);
    // 10:00 in Shanghai: 13 hours later it is 23:00, another one later the next day.
    await device.time.pass(13 * HOUR_MS);
    expect(await visit()).toEqual(["old visitor"]);
    await device.time.pass(HOUR_MS);
    expect(await visit()).toEqual(["unique visitor", "old visitor"]);
  });

  it("are new in one of two tabs that start at once", async () => {
    const device = new FakeDevice();
    const tabs = [device.open(), device.open()];
    await device.time.pass(2_000);
    expect(device.eventIds.toSorted()).toEqual(["new visitor", "old visitor", "unique visitor"]);
    expect(new Set(device.events.map(({ deviceIdMd5 }) => deviceIdMd5)).size).toBe(1);
    for (const tab of tabs) tab.leave();
  });

  it("are those of the day on which a page is seen again, in one of its tabs", async () => {
    const device = new FakeDevice();
    const tabs = [device.open(), device.open()];
    await device.time.pass(1_000);
    for (const tab of tabs) tab.hide();
    const before = device.events.length;
    const seeAgain = async (): Promise<readonly string[]> => {
      for (const tab of tabs) {
        tab.show();
        tab.tracker.track(ABOUT);
        await device.time.pass(1_000);
        tab.hide();
      }
      return device.eventIds.slice(before).filter((id) => id !== "per duration");
    };
    expect(await seeAgain()).toEqual(["page view", "page view"]);
    await device.time.pass(24 * HOUR_MS);
    expect(await seeAgain()).toEqual([
      "page view",
      "page view",
      "unique visitor",
      "old visitor",
      "page view",
      "page view",
    ]);
    expect(new Set(device.events.map(({ deviceIdMd5 }) => deviceIdMd5)).size).toBe(1);
  });

  it("are those of the day into which a page is seen, once something happens there", async () => {
    const device = new FakeDevice();
    const tab = device.open();
    await device.time.pass(14 * HOUR_MS + 1_000);
    expect(device.eventIds).toEqual(["unique visitor", "new visitor"]);
    for (let event = 0; event < 2; event += 1) {
      tab.tracker.track(ABOUT);
      await device.time.pass(1_000);
    }
    expect(device.eventIds.slice(2)).toEqual(["unique visitor", "old visitor", "page view", "page view"]);
    tab.leave();
    expect(device.durationMs).toBe(14 * HOUR_MS + 3_000);
  });

  it("are told from their device id where a day was never stored", async () => {
    const device = new FakeDevice();
    device.storage.setItem("deviceIdMd5", "0123456789abcdef0123456789abcdef");
    device.open();
    await device.time.pass(1_000);
    expect(device.eventIds).toEqual(["unique visitor", "old visitor"]);
    expect(device.events[0]?.deviceIdMd5).toBe("0123456789abcdef0123456789abcdef");
  });

  it.each(["0123456789abcdef0123456789abcdef0", "x0123456789abcdef0123456789abcdef"])(
    "get another device id in place of %s, which no server takes",
    async (damaged) => {
      const device = new FakeDevice();
      device.storage.setItem("deviceIdMd5", damaged);
      device.open();
      await device.time.pass(1_000);
      expect(device.events[0]?.deviceIdMd5).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it("are classified though the page hides at once, and not again by the next visit", async () => {
    const device = new FakeDevice();
    device.open().leave();
    expect(device.queued).toHaveLength(2);
    device.open();
    await device.time.pass(2_000);
    expect(device.eventIds).toEqual(["unique visitor", "new visitor", "old visitor"]);
  });
});

describe("the user agent", () => {
  it.each([
    { isCnVersion: true, answer: null, reported: true },
    { isCnVersion: true, answer: "0", reported: false },
    { isCnVersion: false, answer: null, reported: false },
    { isCnVersion: false, answer: "0", reported: false },
    { isCnVersion: false, answer: "1", reported: true },
  ])("$reported for isCnVersion $isCnVersion after the answer $answer @R3.10 @R3.13 @R6.2", async (given) => {
    const device = new FakeDevice();
    if (given.answer) device.storage.setItem("wsdUserAuthorization", given.answer);
    device.open({ isCnVersion: given.isCnVersion });
    await device.time.pass(1_000);
    expect(device.events).toHaveLength(2);
    for (const event of device.events) {
      expect(event.userAgent).toBe(given.reported ? USER_AGENT : "");
      expect(event.isCnVersion).toBe(given.isCnVersion);
    }
  });

  it("follows an answer given during the visit", async () => {
    const device = new FakeDevice();
    const tab = device.open({ isCnVersion: false });
    await device.time.pass(1_000);
    device.storage.setItem("wsdUserAuthorization", "1");
    tab.tracker.consentChanged();
    tab.tracker.track(ABOUT);
    await device.time.pass(1_000);
    expect(device.events.map(({ userAgent }) => userAgent)).toEqual(["", "", USER_AGENT]);
  });
});

describe("userInfo", () => {
  it("is there between login and logout alone @R3.9", async () => {
    const device = new FakeDevice();
    const { tracker } = device.open();
    tracker.track(ABOUT);
    tracker.setUserInfo("5f4dcc3b5aa765d6");
    tracker.track(ABOUT);
    tracker.setUserInfo();
    tracker.track(ABOUT);
    await device.time.pass(1_000);
    const pages = device.events.filter(({ eventId }) => eventId === "page view");
    expect(pages.map((event) => Object.entries(event).filter(([name]) => name === "userInfo"))).toEqual([
      [],
      [["userInfo", "5f4dcc3b5aa765d6"]],
      [],
    ]);
  });
});

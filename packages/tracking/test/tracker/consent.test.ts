import { describe, expect, it } from "vitest";
import type { TrackingCrypto } from "../../src/tracker/tracking-crypto.ts";
import { fakeCrypto } from "../support/fake-crypto.ts";
import { FakeDevice, START_MS } from "../support/fake-device.ts";

const ABOUT = { eventId: "page view", objectId: 600101 } as const;
const STRICT = { isCnVersion: false, mode: "strict" } as const;

/** What the question of strict mode stores. */
function agree({ storage }: FakeDevice): void {
  storage.setItem("wsdUserAuthorization", "1");
  storage.setItem("wsdUserAuthorizationVisits", "1");
}

function decline({ storage }: FakeDevice): void {
  storage.setItem("wsdUserAuthorization", "0");
  storage.setItem("wsdUserAuthorizationVisits", "0");
}

describe("mode strict", () => {
  it("stores and sends nothing before Agree, then every event with its own time, and the time seen since", async () => {
    const device = new FakeDevice();
    const tab = device.open(STRICT);
    tab.tracker.track(ABOUT);
    await device.time.pass(7_000);
    tab.hide();
    await device.time.pass(1_000);
    tab.show();
    expect(device.reports).toEqual([]);
    expect(device.storage.items.size).toBe(0);

    agree(device);
    tab.tracker.consentChanged();
    await device.time.pass(1_000);
    expect(device.events.map(({ eventId, time }) => [eventId, time - START_MS])).toEqual([
      ["unique visitor", 8_000],
      ["new visitor", 8_000],
      ["page view", 0],
    ]);
    await device.time.pass(4_000);
    tab.leave();
    expect(device.durationMs).toBe(5_000);
  });

  it("takes Agree to the question of mode spec for no answer, and asks for its own", async () => {
    const device = new FakeDevice();
    device.storage.setItem("wsdUserAuthorization", "1");
    const tab = device.open(STRICT);
    tab.tracker.track(ABOUT);
    tab.tracker.consentChanged();
    await device.time.pass(9_000);
    expect(device.reports).toEqual([]);
    expect([...device.storage.items.keys()]).toEqual(["wsdUserAuthorization"]);

    device.storage.setItem("wsdUserAuthorizationVisits", "1");
    tab.changeStorage("wsdUserAuthorizationVisits");
    await device.time.pass(1_000);
    expect(device.eventIds).toEqual(["unique visitor", "new visitor", "page view"]);
  });

  it("marks its answers as such, until mode spec is given another one, which asks for less", async () => {
    const device = new FakeDevice();
    const answers = (): (string | null)[] =>
      ["", "Visits"].map((of) => device.storage.getItem(`wsdUserAuthorization${of}`));
    for (const [mode, answer, stored] of [
      ["strict", "1", ["1", "1"]],
      ["spec", "1", ["1", "1"]],
      ["spec", "0", ["0", null]],
      ["spec", "1", ["1", null]],
      ["strict", "1", ["1", "1"]],
      ["strict", "0", ["0", "0"]],
      ["spec", "0", ["0", "0"]],
      ["spec", "1", ["1", null]],
    ] as const) {
      device.open({ ...STRICT, mode }).tracker.consentChanged(answer);
      expect(answers()).toEqual(stored);
    }
  });

  it("goes by an answer that the browser cannot store", async () => {
    for (const [answer, sent] of [
      ["1", ["unique visitor", "new visitor", "page view"]],
      ["0", []],
    ] as const) {
      const device = new FakeDevice();
      device.storage.setItem = () => {
        throw new Error("blocked");
      };
      const tab = device.open(STRICT);
      tab.tracker.track(ABOUT);
      tab.tracker.consentChanged(answer);
      await device.time.pass(1_000);
      expect(device.events.map(({ eventId }) => eventId)).toEqual(sent);
    }
  });

  it("stores and sends nothing after Decline, and counts what it gave up", async () => {
    const device = new FakeDevice();
    const tab = device.open(STRICT);
    tab.tracker.track(ABOUT);
    await device.time.pass(1_000);
    decline(device);
    tab.tracker.consentChanged();
    tab.tracker.track(ABOUT);
    await device.time.pass(20_000);
    tab.leave();
    expect(device.reports).toEqual([]);
    expect([...device.storage.items.keys()]).toEqual(["wsdUserAuthorization", "wsdUserAuthorizationVisits"]);
    expect(tab.drops).toEqual({ declined: 2 });
  });

  it("is declined on pages of mode spec too, until they are agreed to", async () => {
    const device = new FakeDevice();
    decline(device);
    const tab = device.open({ ...STRICT, mode: "spec" });
    tab.tracker.track(ABOUT);
    await device.time.pass(20_000);
    expect(device.reports).toEqual([]);
    expect([...device.storage.items.keys()]).toEqual(["wsdUserAuthorization", "wsdUserAuthorizationVisits"]);
    tab.tracker.consentChanged("1");
    await device.time.pass(1_000);
    expect(device.eventIds).toEqual(["unique visitor", "new visitor"]);
  });

  it("takes everything back off the device when an agreement is withdrawn in another tab", async () => {
    const device = new FakeDevice();
    agree(device);
    device.server = "away";
    const tab = device.open(STRICT);
    tab.tracker.track(ABOUT);
    await device.time.pass(6_000);
    expect(device.queued).toHaveLength(4);
    decline(device);
    tab.changeStorage("wsdUserAuthorization");
    device.server = { status: 200, retryAfter: null };
    await device.time.pass(400_000);
    expect([...device.storage.items.keys()]).toEqual(["wsdUserAuthorization", "wsdUserAuthorizationVisits"]);
    expect(device.reports).toEqual([]);
    expect(tab.drops).toEqual({ declined: 4 });

    agree(device);
    tab.changeStorage("wsdUserAuthorization");
    await device.time.pass(1_000);
    expect(device.eventIds, "a visitor like any other").toEqual(["unique visitor", "new visitor"]);
    expect(device.events[0]?.deviceIdMd5).toBe(device.storage.getItem("deviceIdMd5"));
  });

  it("makes no device id when the agreement is withdrawn while the crypto chunk loads", async () => {
    const device = new FakeDevice();
    agree(device);
    const chunk = Promise.withResolvers<TrackingCrypto>();
    const tab = device.open({ ...STRICT, loadCrypto: () => chunk.promise });
    await device.time.pass(1_000);
    decline(device);
    tab.tracker.consentChanged();
    chunk.resolve(fakeCrypto);
    await device.time.pass(1_000);
    expect([...device.storage.items.keys()]).toEqual(["wsdUserAuthorization", "wsdUserAuthorizationVisits"]);
  });

  it("starts anew when the visitor agrees after all", async () => {
    const device = new FakeDevice();
    decline(device);
    const tab = device.open(STRICT);
    await device.time.pass(1_000);
    agree(device);
    tab.changeStorage(null);
    await device.time.pass(1_000);
    expect(device.eventIds).toEqual(["unique visitor", "new visitor"]);
  });

  it("counts no time seen between an agreement that is withdrawn and the next", async () => {
    const device = new FakeDevice();
    const tab = device.open(STRICT);
    for (const answer of ["1", "0", "1"] as const) {
      tab.tracker.consentChanged(answer);
      await device.time.pass(7_000);
    }
    tab.leave();
    expect(device.durationMs).toBe(7_000);
  });

  it("holds no more than 50 events while it waits for an answer", async () => {
    const device = new FakeDevice();
    const tab = device.open(STRICT);
    for (let count = 0; count < 53; count += 1) tab.tracker.track({ ...ABOUT, bizId: String(count) });
    expect(tab.drops).toEqual({ count: 3 });
    agree(device);
    tab.tracker.consentChanged();
    await device.time.pass(5_000);
    expect(device.events.filter(({ bizId }) => bizId).map(({ bizId }) => Number(bizId))).toContain(52);
  });
});

describe("Global Privacy Control", () => {
  it("counts as Decline: in mode strict nothing is sent, whatever was answered before", async () => {
    const device = new FakeDevice();
    device.globalPrivacyControl = true;
    device.storage.setItem("wsdUserAuthorization", "1");
    const tab = device.open(STRICT);
    tab.tracker.track(ABOUT);
    await device.time.pass(9_000);
    tab.leave();
    expect(device.reports).toEqual([]);
    expect(device.storage.items.size).toBe(1);
  });

  it.each(["strict", "spec"] as const)(
    "takes off the device what lay there before it was switched on (%s)",
    async (mode) => {
      const device = new FakeDevice();
      agree(device);
      device.server = "away";
      const before = device.open({ ...STRICT, mode });
      await device.time.pass(6_000);
      before.leave();
      expect(device.queued).not.toEqual([]);
      expect([...device.storage.items.keys()]).toEqual(expect.arrayContaining(["deviceIdMd5", "wsd:day"]));
      device.globalPrivacyControl = true;
      device.open({ ...STRICT, mode });
      await device.time.pass(1_000);
      expect([...device.storage.items.keys()]).toEqual([
        "wsdUserAuthorization",
        "wsdUserAuthorizationVisits",
      ]);
    },
  );

  it.each([true, false])(
    "stores nothing and reports no user agent in mode spec (Chinese: %s)",
    async (isCnVersion) => {
      const device = new FakeDevice();
      device.globalPrivacyControl = true;
      device.storage.setItem("wsdUserAuthorization", "1");
      const tab = device.open({ isCnVersion });
      tab.tracker.track(ABOUT);
      await device.time.pass(9_000);
      tab.leave();
      expect(device.eventIds).toEqual(["unique visitor", "new visitor", "page view", "per duration"]);
      expect(device.events.map(({ userAgent }) => userAgent)).toEqual(["", "", "", ""]);
      expect([...device.storage.items.keys()]).toEqual(["wsdUserAuthorization"]);
    },
  );
});

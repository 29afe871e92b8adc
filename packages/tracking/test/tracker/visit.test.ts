import { describe, expect, it } from "vitest";
import { FakeDevice, START_MS, USER_AGENT } from "../support/fake-device.ts";

const ABOUT = { eventId: "page view", objectId: 600035 } as const;

describe("a first visit", () => {
  it("reports the visitor first, then the page, then how long it was seen", async () => {
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
});

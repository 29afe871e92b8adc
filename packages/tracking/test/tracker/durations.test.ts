import { describe, expect, it } from "vitest";
import { FakeDevice } from "../support/fake-device.ts";

const HOUR_MS = 3_600_000;
const durations = (device: FakeDevice): number[] =>
  device.events.filter(({ eventId }) => eventId === "per duration").map(({ countValue }) => countValue);

describe("per duration", () => {
  it("is sent at each hide as what came since the last one", async () => {
    const device = new FakeDevice();
    const tab = device.open();
    for (const seenMs of [1_000, 6_500, 300]) {
      tab.show();
      await device.time.pass(seenMs);
      tab.hide();
      tab.hide();
      await device.time.pass(40_000);
    }
    expect(durations(device)).toEqual([1_000, 6_500, 300]);
  });

  it("leaves by beacon as the page hides, not at the next visit", async () => {
    const device = new FakeDevice();
    const tab = device.open();
    await device.time.pass(3_000);
    tab.leave();
    expect(device.reports.at(-1)).toMatchObject({ via: "beacon", atMs: 3_000 });
    expect(durations(device)).toEqual([3_000]);
  });

  it.each([0, -HOUR_MS])(
    "loses at most five seconds when the tab is killed, the clock off by %i ms",
    async (offMs) => {
      const device = new FakeDevice();
      const tab = device.open();
      await device.time.pass(23_400);
      tab.kill();
      device.clockErrorMs = offMs;
      expect(durations(device)).toEqual([]);
      const next = device.open();
      await device.time.pass(21_000);
      expect(durations(device)).toEqual([20_000]);
      next.kill();
    },
  );

  it("takes no checkpoint from a tab that is alive", async () => {
    const device = new FakeDevice();
    const first = device.open();
    await device.time.pass(7_000);
    const second = device.open();
    await device.time.pass(60_000);
    expect(durations(device)).toEqual([]);
    first.leave();
    second.leave();
    expect(durations(device)).toEqual([67_000, 60_000]);
  });

  it("counts once what a tab that was thought gone reports after all", async () => {
    const device = new FakeDevice();
    const sleeper = device.open();
    await device.time.pass(11_000);
    // Its checkpoint looks like one left behind: as after a pause in which only this tab's timers stood still.
    device.clockErrorMs += 60_000;
    const other = device.open();
    await device.time.pass(500);
    expect(durations(device)).toEqual([10_000]);
    other.kill();
    await device.time.pass(1_500);
    sleeper.leave();
    expect(durations(device)).toEqual([10_000, 3_000]);
  });

  it("is given up and counted above 24 hours @R7.50", async () => {
    const device = new FakeDevice();
    const tab = device.open();
    await device.time.pass(1_000);
    tab.hide();
    tab.show();
    await device.time.pass(5_000);
    device.time.nowMs += 25 * HOUR_MS;
    tab.hide();
    expect(tab.drops).toEqual({ duration: 1 });
    tab.show();
    await device.time.pass(2_000);
    tab.leave();
    expect(durations(device)).toEqual([1_000, 2_000]);
  });

  it("does not follow the visitor's clock", async () => {
    const device = new FakeDevice();
    const tab = device.open();
    await device.time.pass(2_000);
    device.clockErrorMs = -400 * 24 * HOUR_MS;
    await device.time.pass(2_000);
    device.clockErrorMs = 400 * 24 * HOUR_MS;
    await device.time.pass(2_000);
    tab.leave();
    expect(device.durationMs).toBe(6_000);
  });

  it("goes with what other listeners report while the page hides, before or after", async () => {
    const device = new FakeDevice();
    const tab = device.open();
    await device.time.pass(1_000);
    tab.tracker.track({ eventId: "click", objectId: 600001, bizId: "before" });
    tab.hide();
    tab.tracker.track({ eventId: "click", objectId: 600001, bizId: "after" });
    tab.kill();
    expect(device.eventIds.slice(2)).toEqual(["click", "per duration", "click"]);
  });

  it("stops with the tracker, which reports what there is", async () => {
    const device = new FakeDevice();
    const tab = device.open();
    await device.time.pass(4_000);
    tab.tracker.stop();
    await device.time.pass(4_000);
    tab.show();
    await device.time.pass(4_000);
    tab.hide();
    expect(durations(device)).toEqual([4_000]);
  });
});

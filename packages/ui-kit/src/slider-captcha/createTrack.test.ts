import { describe, expect, it } from "vitest";
import { CAPTCHA_TRACK_POINTS } from "./challenge.ts";
import { createTrack } from "./createTrack.ts";

describe("createTrack", () => {
  it("counts time from the first point, in whole pixels and milliseconds", () => {
    const track = createTrack();
    track.add(0, 0, 5000.4);
    track.add(10.4, -2.6, 5016.9);
    expect(track.points()).toEqual([
      { x: 0, y: 0, t: 0 },
      { x: 10, y: -3, t: 17 },
    ]);
  });

  it("never goes back in time", () => {
    const track = createTrack();
    for (const at of [100, 150, 120]) track.add(at, 0, at);
    expect(track.points().map(({ t }) => t)).toEqual([0, 50, 50]);
  });

  it("keeps start and end of a way however long, in at most 300 points", () => {
    const track = createTrack();
    for (let at = 0; at <= 5000; at += 1) {
      track.add(at / 20, 0, at);
      expect(track.points().length).toBeLessThanOrEqual(CAPTCHA_TRACK_POINTS);
      expect(track.points().at(-1)?.x).toBe(Math.round(at / 20));
    }
    expect(track.points()[0]).toEqual({ x: 0, y: 0, t: 0 });
    expect(track.points().length).toBeGreaterThan(CAPTCHA_TRACK_POINTS / 3);
  });
});

import { describe, expect, it } from "vitest";
import { MOST_ZOOM, panBy, WHOLE, zoomAt, type Sizes } from "./zoom.ts";

const SIZES: Sizes = { width: 300, height: 200, frameWidth: 300, frameHeight: 600 };

/** Which point of the picture lies under a point of the frame. */
const under = (view: { scale: number; x: number; y: number }, x: number, y: number): readonly number[] => [
  (x - view.x) / view.scale,
  (y - view.y) / view.scale,
];

describe("zoomAt", () => {
  it("keeps what is under the finger there", () => {
    const view = zoomAt(WHOLE, 4, { x: 60, y: -20 }, SIZES);
    expect(under(view, 60, -20)).toEqual(under(WHOLE, 60, -20));
  });

  it("stays between the whole picture and four times of it", () => {
    expect(zoomAt(WHOLE, 99, { x: 0, y: 0 }, SIZES).scale).toBe(MOST_ZOOM);
    expect(zoomAt({ scale: 3, x: 120, y: 30 }, 0.2, { x: 0, y: 0 }, SIZES)).toEqual(WHOLE);
  });
});

describe("panBy", () => {
  it("stops at the edges of the picture", () => {
    const view = zoomAt(WHOLE, 2, { x: 0, y: 0 }, SIZES);
    expect(panBy(view, { x: 999, y: 999 }, SIZES)).toEqual({ scale: 2, x: 150, y: 0 });
    expect(panBy(view, { x: -999, y: -999 }, SIZES)).toEqual({ scale: 2, x: -150, y: -0 });
  });

  it("moves nothing that fits", () => {
    expect(panBy(WHOLE, { x: 50, y: 50 }, SIZES)).toEqual(WHOLE);
  });
});

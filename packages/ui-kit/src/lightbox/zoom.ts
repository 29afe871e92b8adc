/** How much a picture can be enlarged. */
export const MOST_ZOOM = 4;
/** What a double tap enlarges to. */
export const TAP_ZOOM = 2.5;

/** A picture in its frame: enlarged by `scale` around the middle, then moved by CSS pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Sizes in CSS pixels: the picture as it lies in its frame, not enlarged. */
export interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly frameWidth: number;
  readonly frameHeight: number;
}

/** A point of the frame, CSS pixels from its middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Keeps the edges of an enlarged picture out of its frame, and a smaller side in the middle. */
function bounded({ scale, x, y }: View, sizes: Sizes): View {
  return {
    scale,
    x: within(x, Math.max(0, (sizes.width * scale - sizes.frameWidth) / 2)),
    y: within(y, Math.max(0, (sizes.height * scale - sizes.frameHeight) / 2)),
  };
}

/** Enlarges to a scale; what lies under the point stays there. */
export function zoomAt(view: View, to: number, at: Point, sizes: Sizes): View {
  const scale = Math.min(MOST_ZOOM, Math.max(1, to));
  const share = scale / view.scale;
  return bounded({ scale, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share }, sizes);
}

/** Moves an enlarged picture. */
export function panBy(view: View, by: Point, sizes: Sizes): View {
  return bounded({ ...view, x: view.x + by.x, y: view.y + by.y }, sizes);
}

import { useRef, useState, type PointerEvent, type PointerEventHandler, type RefObject } from "react";
import { panBy, TAP_ZOOM, WHOLE, zoomAt, type Point, type Sizes, type View } from "./zoom.ts";

/** Two taps within this are one double tap, milliseconds. */
const DOUBLE_TAP_MS = 300;
/** And within this, CSS pixels. */
const DOUBLE_TAP_PX = 24;
const KEY_STEP = 1.5;

/** An enlargeable picture. */
export interface Zoom {
  readonly view: View;
  /** Enlarges, or shows the whole again. */
  readonly toggle: () => void;
  /** Enlarges or shrinks by a step, as by a key. */
  readonly step: (closer: boolean) => void;
  readonly reset: () => void;
  /** For the frame around the picture. */
  readonly handlers: Readonly<
    Record<
      "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
      PointerEventHandler<HTMLElement>
    >
  >;
}

const MIDDLE: Point = { x: 0, y: 0 };

const middle = ([one, other]: readonly Point[]): Point => ({
  x: ((one?.x ?? 0) + (other?.x ?? one?.x ?? 0)) / 2,
  y: ((one?.y ?? 0) + (other?.y ?? one?.y ?? 0)) / 2,
});
const distance = ([one, other]: readonly Point[]): number =>
  Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));

/** Where in its frame a finger is. */
function place(event: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
}

/** Pinch, double tap and drag of a picture within its frame. */
export function useZoom(picture: RefObject<HTMLElement | null>): Zoom {
  const [view, setView] = useState(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const lastTap = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  const downAt = useRef<Point>(MIDDLE);
  const sizes = (): Sizes => ({
    width: picture.current?.offsetWidth ?? 0,
    height: picture.current?.offsetHeight ?? 0,
    frameWidth: picture.current?.parentElement?.clientWidth ?? 0,
    frameHeight: picture.current?.parentElement?.clientHeight ?? 0,
  });
  const toggle = (at: Point = MIDDLE): void => {
    setView((now) => (now.scale > 1 ? WHOLE : zoomAt(now, TAP_ZOOM, at, sizes())));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const at = place(event);
    fingers.current.set(event.pointerId, at);
    downAt.current = at;
    if (view.scale > 1 || fingers.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    const at = place(event);
    fingers.current.set(event.pointerId, at);
    const after = [...fingers.current.values()];
    const moved = { x: middle(after).x - middle(before).x, y: middle(after).y - middle(before).y };
    if (after.length > 1) {
      const share = distance(after) / Math.max(1, distance(before));
      setView((now) => panBy(zoomAt(now, now.scale * share, middle(before), sizes()), moved, sizes()));
    } else setView((now) => (now.scale > 1 ? panBy(now, moved, sizes()) : now));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const wasAlone = fingers.current.size === 1;
    fingers.current.delete(event.pointerId);
    const at = place(event);
    const still = Math.hypot(at.x - downAt.current.x, at.y - downAt.current.y) < DOUBLE_TAP_PX;
    if (event.type !== "pointerup" || !wasAlone || !still) return;
    const { at: then, x, y } = lastTap.current;
    const twice = event.timeStamp - then < DOUBLE_TAP_MS && Math.hypot(at.x - x, at.y - y) < DOUBLE_TAP_PX;
    lastTap.current = { at: twice ? Number.NEGATIVE_INFINITY : event.timeStamp, ...at };
    if (twice) toggle(at);
  };
  return {
    view,
    toggle: () => {
      toggle();
    },
    step(closer) {
      setView((now) => zoomAt(now, closer ? now.scale * KEY_STEP : now.scale / KEY_STEP, MIDDLE, sizes()));
    },
    reset() {
      setView(WHOLE);
    },
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

import { useRef, type PointerEvent, type PointerEventHandler } from "react";
import { isMovable } from "./captchaState.ts";
import { CAPTCHA_WIDTH_PX, furthestX } from "./challenge.ts";
import type { SliderPuzzle } from "./useSliderCaptcha.ts";

interface Grip {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  /** Pixels of the picture that one of the screen is worth along the way. */
  readonly scale: number;
  /** The same for the picture itself. */
  readonly pictureScale: number;
}

/** Handlers of something that can be dragged. */
export interface DragProps {
  readonly onPointerDown: PointerEventHandler<HTMLElement>;
  readonly onPointerMove: PointerEventHandler<HTMLElement>;
  readonly onPointerUp: PointerEventHandler<HTMLElement>;
  readonly onPointerCancel: PointerEventHandler<HTMLElement>;
}

/**
 * Two grips for one piece: the slider, whose whole way is the piece's whole way, and the piece itself, which stays under
 * the finger.
 */
export function usePieceDrag(puzzle: SliderPuzzle): {
  readonly slider: DragProps;
  readonly piece: DragProps;
} {
  const { state, grab, moveTo, drop, submit } = puzzle;
  const grip = useRef<Grip | null>(null);
  const start = (event: PointerEvent<HTMLElement>, along: "slider" | "picture"): void => {
    const element = event.currentTarget;
    const frame = (element.offsetParent as HTMLElement | null)?.clientWidth ?? 0;
    const way = frame - element.offsetWidth;
    if (!event.isPrimary || event.button !== 0 || way <= 0 || !isMovable(state)) return;
    const pictureScale = CAPTCHA_WIDTH_PX / frame;
    element.setPointerCapture(event.pointerId);
    grip.current = {
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      scale: along === "slider" ? furthestX(state.challenge) / way : pictureScale,
      pictureScale,
    };
    grab(event.timeStamp);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const from = grip.current;
    if (from?.pointerId !== event.pointerId) return;
    const y = (event.clientY - from.y) * from.pictureScale;
    moveTo((event.clientX - from.x) * from.scale, y, event.timeStamp);
  };
  const end = (event: PointerEvent<HTMLElement>): void => {
    if (grip.current?.pointerId !== event.pointerId) return;
    grip.current = null;
    if (event.type === "pointerup") submit();
    else drop();
  };
  const shared = { onPointerMove, onPointerUp: end, onPointerCancel: end };
  return {
    slider: {
      ...shared,
      onPointerDown: (event) => {
        start(event, "slider");
      },
    },
    piece: {
      ...shared,
      onPointerDown: (event) => {
        start(event, "picture");
      },
    },
  };
}

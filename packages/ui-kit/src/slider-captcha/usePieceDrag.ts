import { useRef, type PointerEvent, type PointerEventHandler } from "react";
import { isMovable } from "./captchaState.ts";
import { CAPTCHA_WIDTH_PX, furthestX } from "./challenge.ts";
import type { SliderPuzzle } from "./useSliderCaptcha.ts";

/** How far a finger strays that only taps, CSS pixels. */
const TAP_SLACK_PX = 10;

interface Grip {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  /** Where the piece was taken, pixels of the picture. */
  readonly start: number;
  /** Whether it is a tap so far, on a piece that was placed. */
  isTap: boolean;
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
 * the finger. Who cannot drag taps the picture, which puts the piece there, and then one of the grips, which answers.
 */
export function usePieceDrag(puzzle: SliderPuzzle): {
  readonly slider: DragProps;
  readonly piece: DragProps;
  readonly onPlace: PointerEventHandler<HTMLElement>;
} {
  const { state, grab, moveTo, place, drop, submit, position } = puzzle;
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
      start: position(),
      isTap: position() > 0,
      scale: along === "slider" ? furthestX(state.challenge) / way : pictureScale,
      pictureScale,
    };
    grab(event.timeStamp);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const from = grip.current;
    if (from?.pointerId !== event.pointerId) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    from.isTap &&= Math.hypot(dx, dy) < TAP_SLACK_PX;
    if (!from.isTap) moveTo(from.start + dx * from.scale, dy * from.pictureScale, event.timeStamp);
  };
  const end = (event: PointerEvent<HTMLElement>): void => {
    if (grip.current?.pointerId !== event.pointerId) return;
    grip.current = null;
    if (event.type === "pointerup") submit();
    else drop();
  };
  const onPlace: PointerEventHandler<HTMLElement> = (event) => {
    if (!isMovable(state)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const middle = ((event.clientX - left) / width) * CAPTCHA_WIDTH_PX;
    grab(event.timeStamp);
    moveTo(middle - (CAPTCHA_WIDTH_PX - furthestX(state.challenge)) / 2, 0, event.timeStamp);
    place();
  };
  const shared = { onPointerMove, onPointerUp: end, onPointerCancel: end };
  return {
    onPlace,
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

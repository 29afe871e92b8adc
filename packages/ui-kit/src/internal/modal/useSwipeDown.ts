import { useEffect, type RefObject } from "react";
import { prefersReducedMotion } from "../prefersReducedMotion.ts";
import { useLatest } from "../useLatest.ts";

/** Movement that tells a swipe from a tap, CSS pixels. */
const SLOP_PX = 8;
/** Share of the panel's height that closes it however slow. */
const FAR_ENOUGH = 0.35;
/** Speed that closes it however short, CSS pixels a millisecond. */
const FAST_ENOUGH_PX_PER_MS = 0.5;
const RETURN_MS = 240;

/** What takes its own gestures. */
const OWN_GESTURE = "input, textarea, select, [role='slider'], [data-el-own-gesture]";

interface Swipe {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly startedAt: number;
  moved: number;
  going: boolean;
}

function scrolled(from: Element | null, until: Element): boolean {
  for (let at = from; at !== null && at !== until; at = at.parentElement) if (at.scrollTop > 0) return true;
  return false;
}

function follow(panel: HTMLElement, { signal }: AbortController, onSwipe: () => void): void {
  panel.style.removeProperty("transform");
  let swipe: Swipe | null = null;
  const settle = (): void => {
    const from = panel.style.transform;
    panel.style.removeProperty("transform");
    if (from !== "")
      panel.animate([{ transform: from }, { transform: "none" }], {
        duration: prefersReducedMotion() ? 0 : RETURN_MS,
        easing: "cubic-bezier(0.16, 1, 0.3, 1)",
      });
  };
  const start = (event: PointerEvent): void => {
    const target = event.target as Element;
    // A second finger means something else.
    if (!event.isPrimary) {
      swipe = null;
      settle();
    }
    if (!event.isPrimary || target.closest(OWN_GESTURE) !== null) return;
    if (event.pointerType === "mouse" && target.closest("[data-el-swipe-handle]") === null) return;
    // A layer nested in this one hears of it, too.
    if (target.closest("dialog") !== panel.parentElement) return;
    if (scrolled(target, panel)) return;
    swipe = {
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      startedAt: event.timeStamp,
      moved: 0,
      going: false,
    };
  };
  const move = (event: PointerEvent): void => {
    if (swipe?.pointerId !== event.pointerId) return;
    swipe.moved = event.clientY - swipe.y;
    const aside = Math.abs(event.clientX - swipe.x);
    if (!swipe.going && Math.max(aside, Math.abs(swipe.moved)) < SLOP_PX) return;
    if (!swipe.going && swipe.moved < aside) {
      swipe = null;
      return;
    }
    if (!swipe.going) panel.setPointerCapture(event.pointerId);
    swipe.going = true;
    panel.style.transform = `translateY(${Math.max(0, swipe.moved)}px)`;
  };
  const end = (event: PointerEvent): void => {
    if (swipe?.pointerId !== event.pointerId) return;
    const { moved, going, startedAt } = swipe;
    swipe = null;
    if (!going) return;
    const speed = moved / Math.max(1, event.timeStamp - startedAt);
    const closes =
      event.type === "pointerup" &&
      (moved > panel.offsetHeight * FAR_ENOUGH || (moved > SLOP_PX * 3 && speed > FAST_ENOUGH_PX_PER_MS));
    if (!closes) {
      settle();
      return;
    }
    onSwipe();
    requestAnimationFrame(() => {
      if (panel.closest(".is-closing") === null) settle();
    });
  };
  panel.addEventListener("pointerdown", start, { signal });
  panel.addEventListener("pointermove", move, { signal });
  panel.addEventListener("pointerup", end, { signal });
  panel.addEventListener("pointercancel", end, { signal });
}

/**
 * Lets a panel follow a finger downwards; far or fast enough, it reports a swipe. A panel that does not close then goes
 * back. A mouse drags it by its handle alone, so that text can be selected.
 */
export function useSwipeDown(
  panel: RefObject<HTMLElement | null>,
  active: boolean,
  onSwipe: () => void,
): void {
  const latest = useLatest(onSwipe);
  useEffect(() => {
    if (!active || panel.current === null) return undefined;
    const listening = new AbortController();
    follow(panel.current, listening, () => latest.current());
    return () => {
      listening.abort();
    };
  }, [active, panel, latest]);
}

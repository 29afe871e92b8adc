/** Pixels of the picture an arrow key is worth. */
const STEP_PX = 1;
/** With Shift, and for the Page keys. */
const LEAP_PX = 10;

/**
 * Where a key moves a piece, pixels of the picture.
 *
 * @returns `null` for keys that move nothing.
 */
export function keyedX(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  x: number,
  furthest: number,
): number | null {
  const step = shiftKey ? LEAP_PX : STEP_PX;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: x + step,
    ArrowUp: x + step,
    ArrowLeft: x - step,
    ArrowDown: x - step,
    PageUp: x + LEAP_PX,
    PageDown: x - LEAP_PX,
    Home: 0,
    End: furthest,
  };
  const to = targets[key];
  return to === undefined ? null : Math.min(furthest, Math.max(0, to));
}

/** Room between the banner and what has the focus, CSS pixels. */
const MARGIN_PX = 12;

/** Height at the top that the page keeps free of jumps, for its own bar there; CSS pixels. */
function topInset(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/**
 * While a bar lies at the bottom edge, scrolls whatever gets the focus out from under it, and tells the rest of the page
 * its height by `--el-bottom-inset`. Taken away with the focus in it, it gives that back to where it came from.
 *
 * @param onHeight - Told the height of the bar, CSS pixels, at first and with each change.
 * @returns Ends it.
 */
export function keepFocusVisible(bar: HTMLElement, onHeight: (height: number) => void): () => void {
  const root = document.documentElement;
  const uncover = (): void => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || bar.contains(focused)) return;
    const { top, bottom } = focused.getBoundingClientRect();
    // Where it lies once it has risen.
    const edge = innerHeight - bar.offsetHeight;
    if (bottom <= edge - MARGIN_PX || top >= innerHeight) return;
    // What is taller than the room stays where a jump has put it: below the bar at the top.
    const room = Math.max(0, top - topInset());
    scrollBy({ top: Math.min(bottom - edge + MARGIN_PX, room), behavior: "instant" });
  };
  let origin: HTMLElement | null = null;
  const onFocus = ({ target, relatedTarget }: FocusEvent): void => {
    const [to, from] = [target as Node, relatedTarget as HTMLElement | null];
    if (bar.contains(to) && !bar.contains(from)) origin = from;
    uncover();
  };
  const observer = new ResizeObserver(() => {
    const height = bar.offsetHeight;
    onHeight(height);
    root.style.setProperty("--el-bottom-inset", `${height}px`);
    uncover();
  });
  observer.observe(bar);
  document.addEventListener("focusin", onFocus);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", onFocus);
    root.style.removeProperty("--el-bottom-inset");
    if (!bar.contains(document.activeElement)) return;
    (origin?.isConnected ? origin : document.querySelector("main"))?.focus({ preventScroll: true });
  };
}

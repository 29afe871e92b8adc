function canScroll(element: Element, downwards: boolean): boolean {
  if (element.scrollHeight <= element.clientHeight) return false;
  if (!/auto|scroll/.test(getComputedStyle(element).overflowY)) return false;
  return downwards
    ? element.scrollTop > 0
    : Math.ceil(element.scrollTop + element.clientHeight) < element.scrollHeight;
}

/**
 * Keeps a finger inside a layer from scrolling the page under it, where `overflow: hidden` does not (Safari before 16).
 * What can scroll inside the layer still scrolls; two fingers still zoom.
 *
 * @returns Ends it.
 */
export function guardTouchScroll(layer: HTMLElement): () => void {
  let startX = 0;
  let startY = 0;
  const start = (event: TouchEvent): void => {
    startX = event.touches[0]?.clientX ?? 0;
    startY = event.touches[0]?.clientY ?? 0;
  };
  const move = (event: TouchEvent): void => {
    const touch = event.touches[0];
    if (touch === undefined || event.touches.length > 1 || !event.cancelable) return;
    const down = touch.clientY - startY;
    if (Math.abs(touch.clientX - startX) > Math.abs(down)) return;
    for (let at = event.target as Element | null; at !== null && at !== layer; at = at.parentElement)
      if (canScroll(at, down > 0)) return;
    event.preventDefault();
  };
  layer.addEventListener("touchstart", start, { passive: true });
  layer.addEventListener("touchmove", move, { passive: false });
  return () => {
    layer.removeEventListener("touchstart", start);
    layer.removeEventListener("touchmove", move);
  };
}

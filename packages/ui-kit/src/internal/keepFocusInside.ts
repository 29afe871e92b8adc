const FOCUSABLE =
  "a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, iframe, [tabindex]:not([tabindex='-1'])";

/** Lets Tab go round within a layer, instead of out of the page and into the browser's own bars. */
export function keepFocusInside(layer: HTMLElement, event: KeyboardEvent): void {
  const stops = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    // What is folded away has its boxes all the same, which older browsers leave out.
    (stop) => stop.tabIndex >= 0 && (stop.checkVisibility?.() ?? stop.getClientRects().length > 0),
  );
  const first = stops[0];
  const last = stops.at(-1);
  const { activeElement } = document;
  const isStop = stops.includes(activeElement as HTMLElement);
  if (event.shiftKey ? activeElement !== first && isStop : activeElement !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

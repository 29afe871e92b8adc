/** Size of `medium` in a browser with nothing changed, CSS pixels. */
export const DEFAULT_TEXT_PX = 16;

/** Bounds of the scale: below, text would be unreadable; above, 200 % is what WCAG 1.4.4 asks for. */
export const TEXT_SCALE_BOUNDS: readonly [least: number, most: number] = [0.85, 2];

/**
 * The reader's own text size, relative to the default: the browser's font-size setting, or WeChat's on Android. The
 * root's size follows the viewport and hides that setting, so it is measured on an element of size `medium`.
 *
 * @param document - Document to measure in.
 * @returns A factor within {@link TEXT_SCALE_BOUNDS}; 1 with nothing changed.
 */
export function readTextScale(document: Document): number {
  const probe = document.createElement("span");
  probe.style.cssText = "font-size:medium;position:absolute;visibility:hidden";
  document.body.append(probe);
  const pixels = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  const [least, most] = TEXT_SCALE_BOUNDS;
  return Number.isFinite(pixels) ? Math.min(most, Math.max(least, pixels / DEFAULT_TEXT_PX)) : 1;
}

/** Sets `--el-text-scale` on the root; does nothing at the default size. */
export function applyTextScale(document: Document, scale: number = readTextScale(document)): void {
  if (scale === 1) document.documentElement.style.removeProperty("--el-text-scale");
  else document.documentElement.style.setProperty("--el-text-scale", String(scale));
}

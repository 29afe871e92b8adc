/** Size of `medium` in a browser with nothing changed, CSS pixels. */
export const DEFAULT_TEXT_PX = 16;

/** Bounds of the scale: below, text would be unreadable; above, 200 % is what WCAG 1.4.4 asks for. */
export const TEXT_SCALE_BOUNDS: readonly [least: number, most: number] = [0.85, 2];

/**
 * The reader's own text size, relative to the default: the browser's font-size setting, and WeChat's on iPhones, which is
 * a `text-size-adjust` of the body. The root's size follows the viewport and hides the setting, so it is measured on an
 * element of size `medium`, beside one in pixels: what enlarges those as well needs no scale.
 *
 * @param document - Document to measure in.
 * @returns A factor within {@link TEXT_SCALE_BOUNDS}; 1 with nothing changed.
 */
export function readTextScale({ body }: Document): number {
  const probe = body.appendChild(document.createElement("span"));
  probe.style.cssText = "font-size:medium;position:absolute;visibility:hidden";
  const size = (): number => Number.parseFloat(getComputedStyle(probe).fontSize);
  const medium = size();
  probe.style.fontSize = `${DEFAULT_TEXT_PX}px`;
  const adjusted = Number.parseFloat(getComputedStyle(body).webkitTextSizeAdjust) / 100 || 1;
  const scale = (medium / size()) * adjusted;
  probe.remove();
  const [least, most] = TEXT_SCALE_BOUNDS;
  return Math.min(most, Math.max(least, scale)) || 1;
}

/** Sets `--el-text-scale` on the root; does nothing at the default size. */
export function applyTextScale(document: Document, scale: number = readTextScale(document)): void {
  if (scale === 1) document.documentElement.style.removeProperty("--el-text-scale");
  else document.documentElement.style.setProperty("--el-text-scale", String(scale));
}

/** Applies the reader's text size, and each other one that WeChat sets meanwhile. */
export function followTextScale(document: Document): void {
  const apply = (): void => applyTextScale(document);
  apply();
  new MutationObserver(apply).observe(document.body, { attributeFilter: ["style"] });
}

/** Room to the edges of the screen, CSS pixels. */
const MARGIN_PX = 12;

/** Moves the panel of an open popover sideways into view, and above its button where there is no room below. */
export function keepInView(details: HTMLElement): void {
  const panel = details.querySelector<HTMLElement>(".el-qr-popover__panel");
  if (panel === null) return;
  details.classList.remove("is-above");
  panel.style.removeProperty("--el-qr-popover-shift");
  const { left, right, bottom, height } = panel.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const shift = left < MARGIN_PX ? MARGIN_PX - left : Math.min(0, width - MARGIN_PX - right);
  if (shift !== 0) panel.style.setProperty("--el-qr-popover-shift", `${shift}px`);
  const above = details.getBoundingClientRect().top;
  const bars = document.querySelector(".el-consult-bar")?.getBoundingClientRect().top ?? innerHeight;
  if (bottom > Math.min(innerHeight, bars) - MARGIN_PX && above - height > MARGIN_PX)
    details.classList.add("is-above");
}

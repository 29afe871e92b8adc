/** Text or a box that does not fit. */
export interface Misfit {
  /** Class or tag of the element. */
  readonly element: string;
  /** How far it reaches out, CSS pixels. */
  readonly by: number;
  /** `out` of the frame, or `cut` off by a box around it. */
  readonly how: "out" | "cut";
  readonly text: string;
}

/**
 * What does not fit into the frame. Boxes that scroll and text that is shortened on purpose (with
 * an ellipsis or a line clamp) fit; what is invisible or for screen readers alone is left out.
 */
// oxlint-disable unicorn/consistent-function-scoping -- it is sent to the page: what it needs must be inside
export function misfits(): readonly Misfit[] {
  const TOLERANCE_PX = 1.5;
  const HIDDEN_BOX_PX = 2;
  /** Letters do not fill their line: what an edge may take of it, as a part of their size. */
  const EMPTY_LINE_EM = 0.25;
  const frame = document.documentElement.clientWidth;
  const found: Misfit[] = [];
  const clips = (style: CSSStyleDeclaration): boolean => /hidden|clip/.test(style.overflowX);
  const scrolls = (style: CSSStyleDeclaration): boolean => /auto|scroll/.test(style.overflowX);
  const scrollsDown = (style: CSSStyleDeclaration): boolean => /auto|scroll/.test(style.overflowY);
  const shortened = (style: CSSStyleDeclaration): boolean =>
    style.textOverflow === "ellipsis" || (style.webkitLineClamp !== "none" && style.webkitLineClamp !== "");
  const say = (element: Element, how: Misfit["how"], by: number): void => {
    const name = element.getAttribute("class") ?? element.tagName.toLowerCase();
    found.push({ element: name, how, by: Math.round(by), text: (element.textContent ?? "").slice(0, 60) });
  };
  /** The box that cuts or scrolls what is in it, if any. */
  const frameOf = (start: Element): Element | null => {
    let position = getComputedStyle(start).position;
    for (let box = start.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      if (position === "fixed") return null;
      const style = getComputedStyle(box);
      const contains = position !== "absolute" || style.position !== "static";
      if (contains && (clips(style) || scrolls(style))) return box;
      if (contains) position = style.position;
    }
    return null;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || (node.textContent ?? "").trim() === "") continue;
    if (element.closest("[aria-hidden='true'], script, style, noscript, option, svg, .sb-wrapper") !== null)
      continue;
    const style = getComputedStyle(element);
    if (style.visibility !== "visible" || shortened(style)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0 || text.height === 0) continue;
    const box = clips(style) ? element : frameOf(element);
    if (box === null) {
      const by = Math.max(text.right - frame, -text.left);
      if (by > TOLERANCE_PX) say(element, "out", by);
      continue;
    }
    const boxStyle = getComputedStyle(box);
    const around = box.getBoundingClientRect();
    if (scrolls(boxStyle) || shortened(boxStyle) || around.width <= HIDDEN_BOX_PX) continue;
    // Figures are meant to be cropped where a margin draws them across the edge.
    const isFigure = element.matches(".el-case-card__value, .el-error-state__code");
    const cropped = (margin: string): number => (isFigure ? Math.max(0, -Number.parseFloat(margin)) : 0);
    const empty = scrollsDown(boxStyle) ? Infinity : EMPTY_LINE_EM * Number.parseFloat(style.fontSize);
    const by = Math.max(
      text.right - around.right - cropped(style.marginRight),
      around.left - text.left - cropped(style.marginLeft),
      text.bottom - around.bottom - empty,
      around.top - text.top - empty,
    );
    if (by > TOLERANCE_PX) say(element, "cut", by);
  }
  const page = document.documentElement.scrollWidth - frame;
  if (page > 0 && !found.some(({ how }) => how === "out")) say(document.body, "out", page);
  return found;
}

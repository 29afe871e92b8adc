/** What the page itself had set where a lock sets its own. */
let ownStyle = { overflow: "", paddingRight: "" };

/**
 * Holds the page still while something modal lies over it. Nothing moves: the page keeps its scroll position, and the
 * width of a vanishing scroll bar stays reserved. Locks nest; the page scrolls again when the last one is given back.
 *
 * @returns Gives the lock back.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  const { href } = location;
  const { scrollX, scrollY } = window;
  const count = (): number => Number(root.dataset["elScrollLocks"] ?? 0);
  if (count() === 0) {
    const { overflow, paddingRight } = root.style;
    ownStyle = { overflow, paddingRight };
    const bar = innerWidth - root.clientWidth;
    root.style.overflow = "hidden";
    if (bar > 0) root.style.paddingRight = `${bar}px`;
  }
  root.dataset["elScrollLocks"] = String(count() + 1);
  return () => {
    const left = count() - 1;
    if (left > 0) {
      root.dataset["elScrollLocks"] = String(left);
      return;
    }
    delete root.dataset["elScrollLocks"];
    Object.assign(root.style, ownStyle);
    // A phone scrolls the page to show a focused field. On another page the new position is right.
    if (location.href === href && (window.scrollY !== scrollY || window.scrollX !== scrollX))
      scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  };
}

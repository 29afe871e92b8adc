/** What is to be tapped or looked at; a picture without a name is decoration. */
const TARGETS = "a, button, input, select, textarea, summary, img:not([alt='']), [role='img'], video, iframe";

/** Distance of the points at which the column of a group is looked at: no line is lower, no target narrower. */
const STEP_PX = 10;

/** Air between a group and what it makes way for. */
const AIR_PX = 8;

/** How far a group has to rise from its place to lie over nothing that is read or tapped; null: nowhere is room. */
export function freeLift(group: HTMLElement, lifted: number): number | null {
  const { left, right, bottom, height } = group.getBoundingClientRect();
  const home = bottom + lifted;
  const isTaken = takenIn(group, left - AIR_PX, right);
  let free = home;
  for (let y = home; y >= 0; y -= STEP_PX) {
    if (isTaken(y)) free = y - STEP_PX - AIR_PX;
    else if (free - y >= height) return home - free;
  }
  return null;
}

/** Tells at which heights something lies under a group. */
function takenIn(group: HTMLElement, left: number, right: number): (y: number) => boolean {
  const lines = new Map<Element, readonly DOMRect[]>();
  const isTakenAt = (x: number, y: number): boolean =>
    document.elementsFromPoint(x, y).some((one) => {
      if (group.contains(one)) return false;
      // By where it is hit: of a card, a link's pseudo-element may cover all.
      if (one.closest(TARGETS) !== null) return true;
      const own = lines.get(one) ?? linesOf(one, left, right);
      lines.set(one, own);
      return own.some(({ top, bottom }) => top - AIR_PX < y && bottom + AIR_PX > y);
    });
  return (y) => {
    for (let x = left; x <= right; x += STEP_PX) if (isTakenAt(x, y)) return true;
    return false;
  };
}

/** The lines of an element's own text, as far as they reach between two edges. */
function linesOf(element: Element, from: number, to: number): readonly DOMRect[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ left, right }) => right > from && left < to);
  });
}

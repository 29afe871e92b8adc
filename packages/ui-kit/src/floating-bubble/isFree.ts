/** What is to be tapped or looked at; a picture without a name is decoration. */
const TARGETS =
  "a, button, input, select, textarea, summary, img:not([alt='']), [role='img'], progress, video, iframe, figure";

/** Beside a form nothing else is offered; a search is no form to fill in. */
const FORMS = "form:not([role='search'])";

/** Distance of the points at which the place of a group is looked at: no line is lower, no target narrower. */
const STEP_PX = 10;

/** Air between a group and what it keeps off. */
const AIR_PX = 8;

/**
 * Whether a group may be shown in its place: it lies over nothing that is read or tapped, and neither a form nor what it
 * leads to itself is in view.
 */
export function isFree(group: HTMLElement): boolean {
  return !isSaidElsewhere(group) && !isTaken(group);
}

function isSaidElsewhere(group: HTMLElement): boolean {
  const own = [...group.querySelectorAll("a")].map(({ href }) => href);
  const same = [...document.links].filter((link) => own.includes(link.href) && !group.contains(link));
  // A footer that says it says it throughout.
  const places = same.map((link) => link.closest("footer") ?? link);
  return [...places, ...document.querySelectorAll(FORMS)].some((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
}

function isTaken(group: HTMLElement): boolean {
  const { left, right, top, bottom } = group.getBoundingClientRect();
  const place = new DOMRect(
    left - AIR_PX,
    top - AIR_PX,
    right - left + 2 * AIR_PX,
    bottom - top + 2 * AIR_PX,
  );
  for (let y = place.top; y <= place.bottom; y += STEP_PX)
    for (let x = place.left; x <= place.right; x += STEP_PX)
      for (const one of document.elementsFromPoint(x, y))
        // By where it is hit: of a card, a link's pseudo-element may cover all.
        if (!group.contains(one) && (one.closest(TARGETS) !== null || hasLineIn(one, place))) return true;
  return false;
}

/** Whether a line of an element's own text reaches into a place. */
function hasLineIn(element: Element, place: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        right > place.left && left < place.right && bottom > place.top && top < place.bottom,
    );
  });
}

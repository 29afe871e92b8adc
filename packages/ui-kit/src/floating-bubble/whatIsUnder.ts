const CONTROLS = "a, button, input, select, textarea, summary, [tabindex='0']";

/** What bubbles in their full place would lie over. */
export interface Under {
  /** Something to be tapped, itself. */
  readonly control: boolean;
  /** A line of text, or the wide ground of something to be tapped, most of which stays free: a card. */
  readonly text: boolean;
}

/** Finds what the bubbles of a group would cover in their full place, tucked away or not. */
export function whatIsUnder(group: HTMLElement): Under {
  const { left, top } = group.getBoundingClientRect();
  const boxes = ([...group.children] as HTMLElement[]).map(
    ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
      new DOMRect(left + offsetLeft, top + offsetTop, offsetWidth, offsetHeight),
  );
  const found = boxes.flatMap((box) =>
    elementsUnder(box)
      .filter((one) => !group.contains(one))
      .map((one) => ({ box, one, control: one.closest(CONTROLS) })),
  );
  return {
    control: found.some(({ box, control }) => control !== null && isIn(control, box)),
    text: found.some(({ box, one, control }) => control !== null || hasTextIn(one, box)),
  };
}

function elementsUnder(box: DOMRect): readonly Element[] {
  const elements = pointsOf(box).flatMap(([x = 0, y = 0]) => document.elementsFromPoint(x, y));
  return [...new Set(elements)];
}

/** Points of a box that tell what lies under it, close enough that no line slips between them. */
function pointsOf({ left, top, width, height }: DOMRect): readonly (readonly number[])[] {
  return [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => [left + width * x, top + height * y]),
  );
}

/** Whether a line of an element's own text, as far as it is written, reaches into a box. */
function hasTextIn(element: Element, box: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") return false;
    range.selectNodeContents(node);
    return isIn(range, box);
  });
}

/** Whether what is drawn of something, without what its pseudo-elements cover, reaches into a box. */
function isIn(one: Element | Range, box: DOMRect): boolean {
  return [...one.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      right > box.left && left < box.right && bottom > box.top && top < box.bottom,
  );
}

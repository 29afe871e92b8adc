const CONTROLS = "a, button, input, select, textarea, summary, [tabindex='0']";

/** What bubbles in their full place would lie over. */
export interface Under {
  /** Something to be tapped. */
  readonly control: boolean;
  /** A line of text. */
  readonly text: boolean;
}

/** Finds what the bubbles of a group would cover in their full place, tucked away or not. */
export function whatIsUnder(group: HTMLElement): Under {
  const { left, top } = group.getBoundingClientRect();
  const boxes = ([...group.children] as HTMLElement[]).map(
    ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
      new DOMRect(left + offsetLeft, top + offsetTop, offsetWidth, offsetHeight),
  );
  const pairs = boxes.map((box) => [box, elementsUnder(box).filter((one) => !group.contains(one))] as const);
  return {
    control: pairs.some(([, elements]) => elements.some((one) => one.closest(CONTROLS) !== null)),
    text: pairs.some(([box, elements]) => elements.some((one) => hasTextIn(one, box))),
  };
}

function elementsUnder(box: DOMRect): readonly Element[] {
  const elements = pointsOf(box).flatMap(([x = 0, y = 0]) => document.elementsFromPoint(x, y));
  return [...new Set(elements)];
}

/** Points of a box that tell what lies under it: its corners, a little inside, and its middle. */
function pointsOf({ left, top, width, height }: DOMRect): readonly (readonly number[])[] {
  const shares = [0.1, 0.5, 0.9];
  return shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y]));
}

/** Whether a line of an element's own text, as far as it is written, reaches into a box. */
function hasTextIn(element: Element, box: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        right > box.left && left < box.right && bottom > box.top && top < box.bottom,
    );
  });
}

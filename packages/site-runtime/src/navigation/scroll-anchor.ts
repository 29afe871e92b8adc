/** A part of the page that was in view: by it a place is found again, whatever heights were guessed above it. */
export interface ScrollAnchor {
  /** Which of the page's parts it was. */
  readonly part: number;
  /** How far below the window's top it began, in pixels. */
  readonly top: number;
}

/** Parts of the page itself, whatever a banner, a script or an extension adds to the document. */
const PARTS = "main *, footer *";

/** Where in the window parts are looked for, in shares of its height: between what sticks to its edges. */
const LOOKS = [0.3, 0.4, 0.5, 0.6, 0.7] as const;

/** The part in view that begins last, so that no guess lies between its top and the window; `null` for none. */
export function anchorInView({ document, innerWidth, innerHeight, scrollY }: Window): ScrollAnchor | null {
  const parts = [...document.querySelectorAll(PARTS)];
  let last: ScrollAnchor | null = null;
  for (const share of LOOKS) {
    for (const element of document.elementsFromPoint(innerWidth / 2, innerHeight * share)) {
      const part = parts.indexOf(element);
      const top = part < 0 ? null : topInDocument(element);
      if (top === null) continue;
      if (!last || top - scrollY > last.top) last = { part, top: top - scrollY };
      break;
    }
  }
  return last;
}

/** Where the window has to stand for the anchor to lie as it did; `null` where the page has no such part. */
export function anchoredTop({ part, top }: ScrollAnchor, document: Document): number | null {
  const element = document.querySelectorAll(PARTS)[part];
  const now = element ? topInDocument(element) : null;
  return now === null ? null : now - top;
}

/** What offsets in whole pixels may differ from what is drawn, in pixels. */
const ROUNDING = 2;

/** By its layout, whatever moves it as it is drawn; `null` for what hangs in the window. */
function topInDocument(element: Element): number | null {
  let top = 0;
  for (let part: Element | null = element; part instanceof HTMLElement; part = part.offsetParent) {
    if (part.localName === "body") {
      const drawn = element.getBoundingClientRect().top + scrollY;
      return Math.abs(drawn - top) <= ROUNDING ? drawn : top;
    }
    top += part.offsetTop;
  }
  return null;
}

/** A part of the page that was in view: by it a place is found again, whatever heights were guessed above it. */
export interface ScrollAnchor {
  /** Which child to take at each step from the body down. */
  readonly path: readonly number[];
  /** How far below the window's top it began, in pixels. */
  readonly top: number;
}

/** Where in the window parts are looked for, in shares of its height: between what sticks to its edges. */
const LOOKS = [0.3, 0.4, 0.5, 0.6, 0.7] as const;

/** The part in view that begins last, so that no guess lies between its top and the window; `null` for none. */
export function anchorInView(window: Window): ScrollAnchor | null {
  const { document, innerWidth, innerHeight, scrollY } = window;
  let last: { readonly part: HTMLElement; readonly top: number } | null = null;
  for (const share of LOOKS) {
    for (const part of document.elementsFromPoint(innerWidth / 2, innerHeight * share)) {
      const top = part instanceof HTMLElement && part.closest("main, footer") ? topInDocument(part) : null;
      if (top === null) continue;
      if (!last || top > last.top) last = { part: part as HTMLElement, top };
      break;
    }
  }
  return last && { path: pathOf(last.part), top: last.top - scrollY };
}

/** Where the window has to stand for the anchor to lie as it did; `null` where the page has no such part. */
export function anchoredTop({ path, top }: ScrollAnchor, document: Document): number | null {
  let part: Element | undefined = document.body;
  for (const place of path) part = part?.children[place];
  const now = part instanceof HTMLElement ? topInDocument(part) : null;
  return now === null ? null : now - top;
}

function pathOf(part: Element): number[] {
  const path: number[] = [];
  for (let child = part; child.parentElement && child.localName !== "body"; child = child.parentElement)
    path.unshift([...child.parentElement.children].indexOf(child));
  return path;
}

/** What offsets in whole pixels may differ from what is drawn, in pixels. */
const ROUNDING = 2;

/** By its layout, whatever moves it as it is drawn; `null` for what hangs in the window. */
function topInDocument(element: HTMLElement): number | null {
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

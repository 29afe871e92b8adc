/** What may be skipped while it is out of view: then its height is a guess, until it was shown once. */
const SKIPPED = "main section,main figure,footer";

/** How high the parts of a page stood. */
export interface SectionHeights {
  /** Width of the page in CSS pixels: in another one, heights differ. */
  readonly width: number;
  /** Height of each part without its padding in CSS pixels, in the order of the document. */
  readonly heights: readonly number[];
}

/** Measures the shown page; what it has skipped counts with its guess. */
export function measureSections(document: Document): SectionHeights {
  return { width: document.documentElement.clientWidth, heights: partsOf(document).map(contentHeight) };
}

/**
 * Gives the parts of a page that is drawn again the heights that they had, so that all of it stands where it stood
 * while only what is in view is laid out.
 *
 * @returns False where it is not the same page, or another width: nothing is given then.
 */
export function keepSectionHeights(document: Document, kept: SectionHeights): boolean {
  const parts = partsOf(document);
  if (kept.width !== document.documentElement.clientWidth || kept.heights.length !== parts.length)
    return false;
  parts.forEach((part, index) => {
    part.style.containIntrinsicBlockSize = `auto ${kept.heights[index]}px`;
  });
  return true;
}

function partsOf(document: Document): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(SKIPPED)];
}

function contentHeight(part: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(part);
  return (
    part.getBoundingClientRect().height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
  );
}

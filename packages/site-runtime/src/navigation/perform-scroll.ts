import type { ScrollMove } from "./scroll-rules.ts";
import { keepSectionHeights } from "./section-heights.ts";

/** Value of the root's `data-layout` while no section may be skipped: a guessed height would move the target. */
export const WHOLE_LAYOUT = "whole";

/** Value of it until the first frame of a page that opens at its top: what lies far below it is laid out later. */
const TOP_LAYOUT = "top";

/** Value of it until the first frame of a page that stands where it stood. */
const KEPT_LAYOUT = "kept";

/**
 * Moves the window. Sections out of view are laid out first, so that positions count in real heights, unless a position
 * brings the heights that it counts in. A missing hash target counts as the top of a new page and leaves the same page
 * where it is.
 */
export function performScroll(move: ScrollMove, window: Window): void {
  if (move.kind === "keep") return;
  const { document } = window;
  const root = document.documentElement;
  const jumpTo = (left: number, top: number): void => window.scrollTo({ top, left, behavior: "instant" });
  if (move.kind === "top") {
    root.dataset["layout"] = TOP_LAYOUT;
    return jumpTo(0, 0);
  }
  const sections = move.kind === "saved" ? move.position.sections : undefined;
  root.dataset["layout"] = sections && keepSectionHeights(document, sections) ? KEPT_LAYOUT : WHOLE_LAYOUT;
  if (move.kind === "saved") return jumpTo(move.position.x, move.position.y);
  const element = hashTarget(document, move.id);
  const glides = move.samePage && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  // Never by a style of the root: the browser would glide to a place that it restores, too, and lose its way.
  if (element) element.scrollIntoView({ behavior: glides ? "smooth" : "instant" });
  else if (!move.samePage) jumpTo(0, 0);
}

/** Lays out what the first frame after a move could do without; the attribute stays: it is no first document any more. */
export function settleLayout({ documentElement: root }: Document): void {
  if (root.dataset["layout"] !== WHOLE_LAYOUT) root.dataset["layout"] = "";
}

/** The element that a fragment names, `null` where there is none. */
export function hashTarget(document: Document, hash: string): HTMLElement | null {
  return hash === "" ? null : (document.getElementById(hash) ?? document.getElementById(decoded(hash)));
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

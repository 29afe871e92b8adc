import type { ScrollMove } from "./scroll-rules.ts";

/** Value of the root's `data-layout` while no section may be skipped: a guessed height would move the target. */
export const WHOLE_LAYOUT = "whole";

/**
 * Moves the window. Sections out of view are laid out first, so that positions count in real heights. A missing hash
 * target counts as the top of a new page and leaves the same page where it is.
 */
export function performScroll(move: ScrollMove, window: Window): void {
  if (move.kind === "keep") return;
  const { document } = window;
  const root = document.documentElement;
  const jumpTo = (left: number, top: number): void => window.scrollTo({ top, left, behavior: "instant" });
  if (move.kind === "top") {
    delete root.dataset["layout"];
    return jumpTo(0, 0);
  }
  root.dataset["layout"] = WHOLE_LAYOUT;
  if (move.kind === "saved") return jumpTo(move.position.x, move.position.y);
  const element = hashTarget(document, move.id);
  const glides = move.samePage && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  // Never by a style of the root: the browser would glide to a place that it restores, too, and lose its way.
  if (element) element.scrollIntoView({ behavior: glides ? "smooth" : "instant" });
  else if (!move.samePage) jumpTo(0, 0);
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

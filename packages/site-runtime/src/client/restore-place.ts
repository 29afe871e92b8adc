import { browserStorage } from "../browser/key-value-storage.ts";
import { WHOLE_LAYOUT } from "../navigation/perform-scroll.ts";
import { anchoredTop } from "../navigation/scroll-anchor.ts";
import { createScrollMemory } from "../navigation/scroll-memory.ts";

/**
 * Places the window of a page that is loaded again by what was in view. The browser goes by the distance from the top,
 * which counted guessed heights where the visitor had jumped past sections that were never laid out.
 */
export function restorePlace(): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", place, { once: true });
  else place();
}

function place(): void {
  const root = document.documentElement;
  const { __TSR_key: entry } = (history.state ?? {}) as { readonly __TSR_key?: string };
  const isRestored = root.dataset["layout"] === WHOLE_LAYOUT && history.scrollRestoration === "auto";
  if (!isRestored || !entry) return;
  const position = createScrollMemory(browserStorage("sessionStorage")).get(entry);
  const top = position?.anchor && anchoredTop(position.anchor, document);
  if (!position || typeof top !== "number") return;
  const reached = Math.min(position.y, root.scrollHeight - innerHeight);
  // Neither still at the top nor where the browser has placed it: the visitor went on.
  if (scrollY !== 0 && Math.abs(scrollY - reached) > 1) return;
  // First of all: what it has not placed yet, the browser would place after us. The next document is its own again.
  history.scrollRestoration = "manual";
  scrollTo({ left: position.x, top, behavior: "instant" });
  addEventListener("pagehide", () => void (history.scrollRestoration = "auto"), { once: true });
}

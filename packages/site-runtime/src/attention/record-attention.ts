import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";
import { sheetDepth } from "../navigation/page-sheet.ts";
import { createAttentionMeter, type Attention } from "./attention-meter.ts";

/**
 * Records from here on which page, and which screen of it, is in view for how long, across navigations within the
 * document. Nothing is kept beyond its memory and nothing is sent. Where the browser tells since when the tab was in
 * view, the time before counts too; elsewhere it is left out rather than guessed.
 *
 * @returns What was given up to the moment of the call.
 */
export function recordAttention(router: AnyRouter): () => Attention {
  const meter = createAttentionMeter();
  const root = document.documentElement;
  let windowScreen = 0;
  const turn = (location: ParsedLocation): void => {
    const { pathname, search } = location;
    const { code } = search as { readonly code?: string };
    const isCase = code !== undefined && pathname.includes("/case");
    meter.turn(pathname + code, isCase, sheetDepth(location) > 0 ? 0 : windowScreen, now());
  };
  const look = (): void => meter.view(document.visibilityState === "visible", now());

  // What was before counts on the first screen, from the moment on in which there was something to see.
  turn(router.state.location);
  const seenAt = performance.getEntriesByType("paint").at(-1)?.startTime ?? now();
  for (const { name, startTime } of performance.getEntriesByType("visibility-state")) {
    meter.view(name === "visible", Math.max(startTime, seenAt));
  }
  look();
  meter.scroll((windowScreen = screenOf(root)), now());
  router.subscribe("onRendered", ({ toLocation }) => turn(toLocation));
  // A document that is kept for Back and Forward is told so, too.
  addEventListener("visibilitychange", look);
  // Sheets scroll by themselves, which reaches nobody above them but who asks first.
  addEventListener(
    "scroll",
    ({ target }) => {
      if (target === document) meter.scroll((windowScreen = screenOf(root)), now());
      else if (isReadIn(target as Element)) meter.scroll(screenOf(target as Element), now());
    },
    { capture: true, passive: true },
  );
  return () => meter.read(now());
}

/** Whether an element is a sheet that moves from screen to screen, and no rail of one. */
function isReadIn(element: Element): boolean {
  return element.closest("dialog") !== null && element.scrollHeight > element.clientHeight;
}

/** Which of its screens, from 0, an element shows most of. */
function screenOf({ scrollTop, clientHeight }: Element): number {
  return Math.round(scrollTop / clientHeight);
}

function now(): number {
  return performance.now();
}

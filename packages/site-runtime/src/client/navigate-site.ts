import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";
import { browserStorage } from "../browser/key-value-storage.ts";
import { createPageAnnouncer, focusPage } from "../navigation/announce-page.ts";
import { isSheetMove, wasSheet } from "../navigation/page-sheet.ts";
import { performScroll, settleLayout } from "../navigation/perform-scroll.ts";
import { createScrollMemory } from "../navigation/scroll-memory.ts";
import { isSamePage, scrollMove } from "../navigation/scroll-rules.ts";
import { measureSections } from "../navigation/section-heights.ts";
import type { LoadingIndicator } from "../react/create-site-router.tsx";
import { routeOfPath } from "../routes/route-table.ts";
import { ownRoute } from "../react/ownRoute.ts";
import { addressOf, type PageHeads } from "./page-heads.ts";
import { whenIdle } from "./when-quiet.ts";

/**
 * What surrounds a navigation within the page: the loading bar, where the window goes, where the focus goes and what a
 * screen reader hears.
 */
export function navigateSite(
  router: AnyRouter,
  loading: LoadingIndicator | undefined,
  heads: PageHeads,
): void {
  followLoading(router, loading);
  followPages(router);
  router.subscribe("onResolved", ({ toLocation }) => heads.show(toLocation));
}

/** Starts the bar with each navigation to another address and ends it with the last one; preloads are no events. */
function followLoading(router: AnyRouter, loading: LoadingIndicator | undefined): void {
  if (!loading) return;
  router.subscribe("onBeforeLoad", ({ fromLocation, toLocation }) => {
    if (fromLocation && addressOf(fromLocation) !== addressOf(toLocation)) loading.start();
  });
  router.subscribe("onResolved", () => {
    loading.finish(router.state.matches.some(({ status }) => status === "error"));
  });
}

function followPages(router: AnyRouter): void {
  const memory = createScrollMemory(browserStorage("sessionStorage"));
  const announce = createPageAnnouncer(document);
  let traversal = false;
  const save = (location: ParsedLocation): void => {
    const entry = location.state.__TSR_key;
    if (entry) memory.save(entry, { x: scrollX, y: scrollY, sections: measureSections(document) });
  };

  placeByOurselves(() => {
    save(router.state.resolvedLocation ?? router.state.location);
    memory.persist();
  });
  router.history.subscribe(({ action }: { readonly action: { readonly type: string } }) => {
    traversal = action.type !== "PUSH" && action.type !== "REPLACE";
  });
  router.subscribe("onBeforeLoad", ({ fromLocation }) => {
    if (fromLocation) save(fromLocation);
  });
  // Where what has the focus is taken away, browsers work out the styles of the half-built page.
  router.subscribe("onBeforeRouteMount", ({ pathChanged }) => {
    if (pathChanged) document.querySelector<HTMLElement>("main h1:focus")?.blur();
  });
  router.subscribe("onRendered", ({ fromLocation, toLocation: to }) => {
    // The first rendering leads from a location to itself: the browser has placed the window.
    const from = fromLocation === to ? null : (fromLocation ?? null);
    const staticData = ownRoute(router, to.pathname)?.options.staticData;
    const pageKeys = routeOfPath(to.pathname)?.pageKeys;
    const isRestored = traversal && !wasSheet(to);
    const saved = isRestored && to.state.__TSR_key ? memory.get(to.state.__TSR_key) : null;
    // What failed shows its screen in the place of the page below.
    const staysBelow =
      from !== null &&
      isSheetMove(from, to) &&
      router.state.matches.every(({ status }) => status === "success");
    if (staysBelow && !saved) return;
    performScroll(scrollMove({ from, to, saved, pageKeys, scrollToTop: staticData?.scrollToTop }), window);
    void whenIdle().then(() => settleLayout(document));
    if (from === null || staysBelow) return;
    if (!isSamePage(from, to, pageKeys)) {
      focusPage(document, to.hash, saved ? addressOf(from) : undefined);
      announce();
    } else if (!traversal && to.hash !== "") {
      focusPage(document, to.hash);
    }
  });
}

/**
 * Takes the placing of the window over from the browser, which keeps it for whole documents: while one loads, and
 * after one is left.
 *
 * @param leave - Called when the document is left.
 */
function placeByOurselves(leave: () => void): void {
  if (document.readyState === "complete") takeOver();
  else addEventListener("load", takeOver, { once: true });
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    leave();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) takeOver();
  });
}

function takeOver(): void {
  history.scrollRestoration = "manual";
}

import { useRouter, useRouterState, type AnyRouter, type ParsedLocation } from "@tanstack/react-router";
import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from "react";
import { entryBelow, placeBelow, sheetDepth, sheetOver } from "../navigation/page-sheet.ts";

/** Pages that sheets may lie over, by their history entry; gone with the document. */
const pagesBelow = new WeakMap<AnyRouter, Map<string, unknown>>();

/** What {@link usePageSheet} goes by. */
export interface PageSheetOptions<Page> {
  /** Data of the page below, while it is what the address names; else `null`. */
  readonly page: Page | null;
  /** Value of the query key `code` of what a sheet would show, else `null`. */
  readonly code: string | null;
  /** Imports what shows the sheet: with the first sign that a link of one is meant. */
  readonly load: () => Promise<unknown>;
}

/** A page with sheets over it. */
export interface PageSheet<Page> {
  /** Data of the page that the code's sheet lies over; `null` where it is a page of its own. */
  readonly below: Page | null;
  /** Goes back to the page below. */
  readonly close: () => void;
  /** For what is around the links to sheets, on the page below and on the sheet. */
  readonly links: {
    readonly onClick: (event: MouseEvent) => void;
    readonly onFocus: (event: SyntheticEvent) => void;
    readonly onPointerOver: (event: SyntheticEvent) => void;
  };
}

/**
 * Shows what has the query key `code` as a sheet over the page whose link led to it. The address, the history entry,
 * the page view and the head are those of any navigation, while window, focus and the page below stay. Back, Forward
 * and another page in between find the sheet again as long as the document lives; a new document, a new tab and a
 * visit without scripting get the page of that address.
 *
 * @param options - What is shown now.
 */
export function usePageSheet<Page>({ page, code, load }: PageSheetOptions<Page>): PageSheet<Page> {
  const router = useRouter();
  const entry = useRouterState({
    select: ({ location, resolvedLocation }) => sheetEntry([location, resolvedLocation], code),
  });
  const below = entry === null ? null : ((pagesBelow.get(router)?.get(entry) ?? null) as Page | null);
  useRememberedPage(router, page);
  useTopAfterReload(below !== null);

  const ahead = (event: SyntheticEvent): void => {
    if (sheetLink(event.target)) load().catch(() => undefined);
  };
  return {
    below,
    close() {
      const { resolvedLocation, location } = router.state;
      // A navigation may be under way from the sheet, with an entry of its own; and the second of two taps goes nowhere.
      const ahead = placeBelow(resolvedLocation ?? location) - router.latestLocation.state.__TSR_index;
      if (ahead < 0) router.history.go(ahead);
    },
    links: {
      onFocus: ahead,
      onPointerOver: ahead,
      onClick(event) {
        const link = isPlainClick(event) ? sheetLink(event.target) : null;
        if (!link) return;
        event.preventDefault();
        // Where a link takes no focus from a tap, the sheet could give none back.
        link.focus({ preventScroll: true });
        void open(router, link, load);
      },
    },
  };
}

/** Milliseconds after which a tap leads to the page itself, whose bar says that it is on its way. */
const SHEET_PATIENCE_MS = 2000;

/** Taps on links to sheets in this document. */
let taps = 0;

async function open(router: AnyRouter, link: HTMLAnchorElement, load: () => Promise<unknown>): Promise<void> {
  const { pathname, search } = new URL(link.href);
  const href = pathname + search;
  const { href: tappedAt, pathname: at, searchStr } = router.latestLocation;
  // The second of two taps: it is on its way.
  if (at + searchStr === href) return;
  const tap = ++taps;
  const isLoaded = await Promise.race([
    load().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, SHEET_PATIENCE_MS, false)),
  ]);
  const { latestLocation } = router;
  // Who has gone on meanwhile is not brought back, and of several taps the last one counts.
  if (latestLocation.href !== tappedAt || tap !== taps) return;
  await router.navigate({ href, ...(isLoaded && { state: sheetOver(latestLocation) }) });
}

/** The entry below the sheet of a code: until a navigation is resolved the shown page is that of either location. */
function sheetEntry(locations: readonly (ParsedLocation | undefined)[], code: string | null): string | null {
  if (code === null) return null;
  const sheet = locations.find(
    (location) =>
      location !== undefined &&
      (location.search as Readonly<Record<string, unknown>>)["code"] === code &&
      sheetDepth(location) > 0,
  );
  return sheet ? entryBelow(sheet) : null;
}

/** Keeps the page's data under the entry that is left. */
function useRememberedPage(router: AnyRouter, page: unknown): void {
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  }, [page]);
  useEffect(
    () =>
      router.subscribe("onBeforeLoad", ({ fromLocation }) => {
        if (!fromLocation || latest.current === null) return;
        const pages = pagesBelow.get(router) ?? new Map<string, unknown>();
        pagesBelow.set(router, pages.set(entryBelow(fromLocation), latest.current));
      }),
    [router],
  );
}

/** A reload shows the page of the address: the place of the page below is not its own. */
function useTopAfterReload(isCovered: boolean): void {
  useEffect(() => {
    if (!isCovered) return undefined;
    const leave = (): void => {
      history.scrollRestoration = "manual";
    };
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, [isCovered]);
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

/** The link to something with a code on the same path, `null` for any other. */
function sheetLink(target: EventTarget): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target) return null;
  const url = new URL(link.href);
  const isHere = url.origin === location.origin && url.pathname === location.pathname;
  return isHere && url.searchParams.has("code") ? link : null;
}

import type { SectionHeights } from "./section-heights.ts";

/** An address as far as scrolling looks at it. */
export interface ScrolledAddress {
  /** Path without query and hash. */
  readonly pathname: string;
  /** Query values. */
  readonly search: Readonly<Record<string, unknown>>;
  /** Fragment without `#`, empty for none. */
  readonly hash: string;
}

/** A scroll position in pixels. */
export interface ScrollPosition {
  readonly x: number;
  readonly y: number;
  /** What it counts on. @default the page's whole layout */
  readonly sections?: SectionHeights | undefined;
}

/** Where the window goes after a navigation. */
export type ScrollMove =
  | { readonly kind: "keep" }
  | { readonly kind: "top" }
  | { readonly kind: "saved"; readonly position: ScrollPosition }
  | { readonly kind: "hash"; readonly id: string; readonly samePage: boolean };

/** What decides where the window goes. */
export interface ScrollQuestion {
  /** The page before, `null` for the first one: the browser places it. */
  readonly from: ScrolledAddress | null;
  readonly to: ScrolledAddress;
  /** Where this history entry was left, `null` unless the visitor went back or forward to it. */
  readonly saved: ScrollPosition | null;
  /** Query keys whose change shows another page, as those of an article do. @default none */
  readonly pageKeys?: readonly string[] | undefined;
  /** False for a route that stays where the window is. @default true */
  readonly scrollToTop?: boolean | undefined;
}

/** Whether two addresses show the same page: hash and filters do not count. */
export function isSamePage(
  from: ScrolledAddress | null,
  to: ScrolledAddress,
  pageKeys: readonly string[] = [],
): boolean {
  return (
    from !== null &&
    from.pathname === to.pathname &&
    pageKeys.every((key) => from.search[key] === to.search[key])
  );
}

/**
 * Where the window goes: saved position, then hash, then top. On the same page a new hash is followed, leaving one
 * leads to the top, and anything else stays.
 */
export function scrollMove({ from, to, saved, pageKeys, scrollToTop = true }: ScrollQuestion): ScrollMove {
  if (from === null) return { kind: "keep" };
  if (saved) return { kind: "saved", position: saved };
  const samePage = isSamePage(from, to, pageKeys);
  if (samePage ? from.hash === to.hash : !scrollToTop) return { kind: "keep" };
  return to.hash === "" ? { kind: "top" } : { kind: "hash", id: to.hash, samePage };
}

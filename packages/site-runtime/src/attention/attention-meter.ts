/** From how long on a page that was left counts as read, in milliseconds: what is passed by on the way was not. */
export const READ_MS = 2000;

/** A page as it was seen. */
export interface SeenPage {
  readonly isCase: boolean;
  /** How long each of its screens was in view, from the top down, in milliseconds; a hole where one was not. */
  readonly stays: readonly number[];
}

/** What a visitor has given so far. */
export interface Attention {
  /** Time in view of all pages together, in milliseconds. */
  readonly timeMs: number;
  /** In the order in which they were first seen. They go on counting. */
  readonly pages: readonly SeenPage[];
  /** Pages that were read, cases included: the present one, and those that had their {@link READ_MS}. */
  readonly pagesRead: number;
  readonly casesRead: number;
}

/** Counts what is in view; times are milliseconds on one clock, each not before the last. */
export interface AttentionMeter {
  /** Another page is shown, or one of before again. */
  readonly turn: (key: string, isCase: boolean, screen: number, at: number) => void;
  /** The page was moved to another of its screens. */
  readonly scroll: (screen: number, at: number) => void;
  /** The tab came into view, or went. */
  readonly view: (isInView: boolean, at: number) => void;
  readonly read: (at: number) => Attention;
}

/** A meter that has seen nothing yet, out of view. */
export function createAttentionMeter(): AttentionMeter {
  const pages = new Map<string, { readonly isCase: boolean; readonly stays: number[] }>();
  let page: { readonly isCase: boolean; readonly stays: number[] } | undefined;
  let screen = 0;
  let inView = false;
  let since = 0;

  const settle = (at: number): void => {
    if (page && inView) page.stays[screen] = (page.stays[screen] ?? 0) + at - since;
    since = at;
  };
  const scroll = (to: number, at: number): void => {
    settle(at);
    screen = to;
  };

  return {
    turn(key, isCase, to, at) {
      scroll(to, at);
      page = pages.get(key) ?? { isCase, stays: [] };
      pages.set(key, page);
    },
    scroll,
    view(isInView, at) {
      settle(at);
      inView = isInView;
    },
    read(at) {
      settle(at);
      const all = [...pages.values()];
      const read = all.filter((each) => each === page || timeOf([each]) >= READ_MS);
      return {
        timeMs: timeOf(all),
        pages: all,
        pagesRead: read.length,
        casesRead: read.filter(({ isCase }) => isCase).length,
      };
    },
  };
}

function timeOf(pages: readonly SeenPage[]): number {
  return pages.flatMap(({ stays }) => stays).reduce((time, stay) => time + stay, 0);
}

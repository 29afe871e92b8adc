import type { HeadManager } from "@wesdom/seo/react";

type Entry = ReturnType<HeadManager["push"]>;
type Input = Parameters<HeadManager["push"]>[0];

/** The code that writes heads. */
export interface HeadCode {
  readonly createHead: () => HeadManager;
  /** Writes what was pushed so far into the document. */
  readonly renderDOMHead: (head: HeadManager) => unknown;
}

interface Held {
  readonly first: Input;
  latest: Input;
  disposed: boolean;
  real: Entry | null;
}

/** A {@link HeadManager} whose code comes later. */
export type DeferredHead = HeadManager & {
  /** Loads the code; settles once what was said before it came is written, or when it cannot be loaded. */
  readonly ready: () => Promise<void>;
};

/**
 * A head manager whose code loads with the first change: the document came with the head of its page. What that page
 * said is told to it first, so that it knows which tags to take away.
 *
 * @param load - Imports the code. @default the chunk of this build
 */
export function deferredHead(load: () => Promise<HeadCode> = () => import("./parts/head.ts")): DeferredHead {
  const held: Held[] = [];
  let real: HeadManager | null = null;
  let loading: Promise<void> | null = null;

  const ready = (): Promise<void> => {
    // Where it does not load the title stays; the next change tries again.
    loading ??= start().catch(() => {
      loading = null;
    });
    return loading;
  };
  const start = async (): Promise<void> => {
    const { createHead, renderDOMHead } = await load();
    real = createHead();
    const [page] = held;
    if (page) page.real = real.push(page.first);
    renderDOMHead(real);
    for (const entry of held) settle(entry, real);
    held.length = 0;
  };
  const settle = (entry: Held, head: HeadManager): void => {
    if (entry.disposed) entry.real?.dispose();
    else if (entry.real === null) entry.real = head.push(entry.latest);
    else entry.real.patch(entry.latest);
  };
  const changed = (entry: Held): void => {
    if (real) settle(entry, real);
    else void ready();
  };

  return {
    ready,
    ssr: false,
    push(input: Input) {
      const entry: Held = { first: input, latest: input, disposed: false, real: null };
      if (!real) held.push(entry);
      // The first one is the page's own, whose head is there.
      if (entry !== held[0]) changed(entry);
      return {
        patch(next: Input) {
          if (next === entry.latest) return;
          entry.latest = next;
          changed(entry);
        },
        dispose() {
          entry.disposed = true;
          changed(entry);
        },
      } as Entry;
    },
  } as DeferredHead;
}

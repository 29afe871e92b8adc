import type { HeadManager } from "@wesdom/seo/react";
import type { HeadWriter } from "../react/head-context.ts";
import { yieldToMain } from "./when-quiet.ts";

type Entry = ReturnType<HeadManager["push"]>;

/** The code that writes heads. */
export interface HeadCode<Said> {
  readonly createHead: () => HeadManager;
  /** Writes what was pushed so far into the document. */
  readonly renderDOMHead: (head: HeadManager) => unknown;
  readonly inputOf: (said: Said) => Parameters<HeadManager["push"]>[0];
}

interface Held<Said> {
  readonly first: Said;
  latest: Said;
  disposed: boolean;
  real: Entry | null;
}

interface Real<Said> extends Pick<HeadCode<Said>, "inputOf"> {
  readonly head: HeadManager;
}

/** A {@link HeadWriter} whose code comes later. */
export interface DeferredHead<Said> extends HeadWriter<Said> {
  /** Loads the code; settles once what was said so far is on its way into the document, or when it cannot be loaded. */
  readonly ready: () => Promise<void>;
}

/**
 * A head writer whose code loads with the first change: the document came with the head of its page. What that page
 * said is told to it first, so that it knows which tags to take away.
 *
 * @param load - Imports the code.
 * @param titleOf - Where it cannot be loaded, the title is all that is written.
 */
export function deferredHead<Said>(
  load: () => Promise<HeadCode<Said>>,
  titleOf: (said: Said) => string,
): DeferredHead<Said> {
  const held: Held<Said>[] = [];
  let real: Real<Said> | null = null;
  let loading: Promise<void> | null = null;
  let settling = Promise.resolve();

  const ready = async (): Promise<void> => {
    loading ??= start().catch(() => {
      // The next change tries again.
      loading = null;
      const shown = held.at(-1);
      if (shown) document.title = titleOf(shown.latest);
    });
    await loading;
    await settling;
  };
  const start = async (): Promise<void> => {
    const code = await load();
    await yieldToMain();
    const head = code.createHead();
    const [page] = held;
    if (page) page.real = head.push(code.inputOf(page.first));
    await yieldToMain();
    code.renderDOMHead(head);
    real = { head, inputOf: code.inputOf };
    for (const entry of held) settle(entry, real);
    held.length = 0;
  };
  const settle = (entry: Held<Said>, { head, inputOf }: Real<Said>): void => {
    if (entry.disposed) entry.real?.dispose();
    else if (entry.real === null) entry.real = head.push(inputOf(entry.latest));
    else entry.real.patch(inputOf(entry.latest));
  };
  const changed = (entry: Held<Said>): void => {
    if (!real) return void ready();
    const by = real;
    // In a task of its own, so that the page may be painted first.
    settling = yieldToMain().then(() => settle(entry, by));
  };

  return {
    ready,
    ssr: false,
    push(said) {
      const entry: Held<Said> = { first: said, latest: said, disposed: false, real: null };
      if (!real) held.push(entry);
      // The first one is the page's own, whose head is there.
      if (entry !== held[0]) changed(entry);
      return {
        patch(next) {
          if (next === entry.latest) return;
          entry.latest = next;
          changed(entry);
        },
        dispose() {
          entry.disposed = true;
          changed(entry);
        },
      };
    },
  };
}

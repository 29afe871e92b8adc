import { shanghaiDay } from "@wesdom/facts";
import { BusyError } from "../http/admission.ts";
import { within } from "../http/within.ts";
import { createBoundedStore, type Bounds } from "./bounded-store.ts";
import { bytesOf, isFailure, type Page } from "./page.ts";

/** Pages that are remembered as failing. */
export const MOST_FAILING = 100;

/** How an answer came about. */
export type CacheState = "hit" | "stale" | "cold" | "miss" | "failed" | "busy";

/** Where a page comes from when the cache has none. */
export interface PageSource {
  /**
   * Asks the site; may throw, or give a page that says it failed.
   *
   * @param isKept - Whether there is a page to answer with meanwhile.
   */
  render(isKept: boolean): Promise<Page>;
  /** The page as the build left it, `null` where it left none. */
  cold(): Promise<Page | null>;
  /** Whether the page is one of the fixed ones, which no number of others may push out. */
  readonly pinned: boolean;
}

/** A page and how it came about; no page where the render failed without giving one, or found no room. */
export interface CacheAnswer {
  readonly page: Page | null;
  readonly state: CacheState;
}

/**
 * Pages by key: fresh ones at once, stale ones at once and anew behind, failures never in the place of a page. Midnight in
 * Shanghai expires them all.
 */
export interface PageCache {
  get(key: string, source: PageSource): Promise<CacheAnswer>;
  /** The page as it is kept, fresh or not, else as the build left it; renders nothing. */
  kept(key: string, source: PageSource): Promise<Page | null>;
  /** Renders a page whether or not it is fresh. @returns false where the render failed */
  refresh(key: string, source: PageSource): Promise<boolean>;
  /**
   * Makes every kept page one that must be rendered before it is served again; where that fails or takes too long, it is
   * served all the same. A render that began before does not count as new.
   */
  expire(): void;
  drop(fits: (key: string) => boolean): void;
  /** Keys, without their query, of pages whose last render failed; of more than {@link MOST_FAILING} the first. */
  failing(): readonly string[];
  readonly count: number;
  readonly bytes: number;
}

export interface PageCacheOptions extends Bounds {
  /** How long a rendered page is fresh. */
  readonly ttlMs: number;
  /** How long after a failed render the stale page is served without another try. */
  readonly retryAfterMs: number;
  /** How long somebody waits for a page to be rendered anew while one that has expired is there. */
  readonly patienceMs: number;
  readonly now: () => number;
  /** Told of each failed render. */
  readonly onFailure: (key: string, error: unknown) => void;
}

interface Entry {
  readonly page: Page;
  readonly freshUntil: number;
  readonly retryFrom: number;
  /** How often everything had been expired when the render of the page began. */
  readonly epoch: number;
}

/** Makes an empty cache. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { ttlMs, retryAfterMs, patienceMs, now, onFailure } = options;
  const store = createBoundedStore<Entry>(options);
  const underWay = new Map<string, Promise<CacheAnswer>>();
  const failing = new Set<string>();
  let epoch = 0;
  let day = shanghaiDay(now());

  /** Pages say which day it is: in years, and in how old the company is. */
  function expireAtMidnight(): void {
    const today = shanghaiDay(now());
    if (today !== day) epoch += 1;
    day = today;
  }

  function keep(key: string, entry: Entry, pinned: boolean): void {
    store.set(key, entry, bytesOf(entry.page), pinned);
  }

  function fail(key: string, error: unknown): void {
    if (failing.size < MOST_FAILING) failing.add(withoutQuery(key));
    onFailure(key, error);
  }

  /** One render a key at a time; gives the page or its failure, and keeps it only where it is a page. */
  async function renderOnce(key: string, source: PageSource, isAgain = false): Promise<CacheAnswer> {
    const name = `${epoch} ${key}`;
    const running = underWay.get(name);
    if (running) {
      const answer = await running;
      // It stood in the line of who asked first, which may be full while one's own is empty.
      return answer.state === "busy" && !isAgain ? renderOnce(key, source, true) : answer;
    }
    const render = attempt(key, source, epoch).finally(() => underWay.delete(name));
    underWay.set(name, render);
    return render;
  }

  async function attempt(key: string, source: PageSource, began: number): Promise<CacheAnswer> {
    let answer: CacheAnswer;
    try {
      const page = await source.render(store.get(key) !== undefined);
      if (!isFailure(page)) {
        failing.delete(withoutQuery(key));
        // A render of older content never takes the place of one of newer content.
        const newest = (store.get(key)?.epoch ?? 0) <= began;
        if (page.cacheable && newest)
          keep(key, { page, freshUntil: now() + ttlMs, retryFrom: 0, epoch: began }, source.pinned);
        return { page, state: "miss" };
      }
      answer = { page, state: "failed" };
      fail(key, page.failure ?? new Error(`The page answered ${page.status}.`));
    } catch (error) {
      const isBusy = error instanceof BusyError;
      answer = { page: null, state: isBusy ? "busy" : "failed" };
      if (!isBusy) fail(key, error);
    }
    postpone(key, source);
    return answer;
  }

  /** Has the page that is there served for a while without another try. */
  function postpone(key: string, source: PageSource): void {
    const stale = store.get(key);
    if (stale) keep(key, { ...stale, retryFrom: now() + retryAfterMs }, source.pinned);
  }

  async function answerFrom(entry: Entry, key: string, source: PageSource): Promise<CacheAnswer> {
    const kept: CacheAnswer = {
      page: entry.page,
      state: entry.page.source === "prerendered" ? "cold" : "stale",
    };
    if (entry.epoch === epoch && now() < entry.freshUntil) return { page: entry.page, state: "hit" };
    if (now() < entry.retryFrom) return kept;
    const rendered = renderOnce(key, source);
    if (entry.epoch === epoch) return kept;
    const answer = await within(patienceMs, rendered);
    if (answer === null) postpone(key, source);
    return answer?.state === "miss" ? answer : kept;
  }

  return {
    async get(key, source) {
      expireAtMidnight();
      const entry = store.get(key);
      if (entry) return answerFrom(entry, key, source);
      const cold = await source.cold();
      const sinceThen = store.get(key);
      if (sinceThen) return answerFrom(sinceThen, key, source);
      if (!cold) return renderOnce(key, source);
      // Older than everything: it stands in where the render fails, for it knows neither settings nor today's content.
      const built: Entry = { page: cold, freshUntil: 0, retryFrom: 0, epoch: -1 };
      keep(key, built, source.pinned);
      return answerFrom(built, key, source);
    },
    kept: async (key, source) => store.get(key)?.page ?? source.cold(),
    async refresh(key, source) {
      const { state } = await renderOnce(key, source);
      return state === "miss";
    },
    expire() {
      epoch += 1;
    },
    drop(fits) {
      store.drop(fits);
      for (const key of failing) if (fits(key)) failing.delete(key);
    },
    failing: () => [...failing],
    get count() {
      return store.count;
    },
    get bytes() {
      return store.bytes;
    },
  };
}

/** Nobody may ever ask for the same words again: any of its queries shows that a page works. */
function withoutQuery(key: string): string {
  return key.split("?", 1)[0] ?? key;
}

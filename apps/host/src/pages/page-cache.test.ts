import { expect, onTestFinished, test, vi } from "vitest";
import { BusyError } from "../http/admission.ts";
import { createPageCache, MOST_FAILING, type CacheAnswer, type PageSource } from "./page-cache.ts";
import { nextVersion, type Page } from "./page.ts";

function pageWith(text: string, more: Partial<Page> = {}): Page {
  const html = Buffer.from(text);
  const always = { status: 200, scriptHashes: [], payload: null, cacheable: true, fixed: true } as const;
  return { ...always, html, source: "rendered", version: nextVersion(), ...more };
}

const BUILT = pageWith("as it was built", { source: "prerendered" });

const pageOf = (render: PageSource["render"], cold: Page | null = null): PageSource => ({
  pinned: false,
  cold: async () => cold,
  render,
});

const said = ({ page, state }: CacheAnswer): string => `${state}: ${page?.html.toString() ?? "none"}`;

/** What was begun behind an answer. */
const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** A cache on a clock of its own, and a page whose renders are counted until another outcome is set. */
function setUp(cold: Page | null = null) {
  const clock = { ms: 0 };
  const failures: string[] = [];
  const kept: boolean[] = [];
  const page = { render: (): Page => pageWith(`render ${kept.length}`) };
  const source = pageOf(async (isKept) => {
    kept.push(isKept);
    return page.render();
  }, cold);
  const cache = createPageCache({
    ttlMs: 1000,
    retryAfterMs: 500,
    patienceMs: 20,
    maxBytes: 1_000_000,
    maxEntries: 10,
    now: () => clock.ms,
    onFailure: (key, error) => failures.push(`${key}: ${(error as Error).message}`),
  });
  const ask = async (): Promise<string> => said(await cache.get("/m", source));
  return { cache, clock, failures, kept, page, source, ask };
}

function broken(): never {
  throw new Error("The API is away.");
}

test("everybody waits for the first render of a page: its build knows no settings", async () => {
  const { ask, kept } = setUp(BUILT);
  expect(await Promise.all([ask(), ask()])).toEqual(["miss: render 1", "miss: render 1"]);
  expect(await ask()).toBe("hit: render 1");
  expect(kept).toEqual([true]);
});

test("a page that cannot be rendered is shown as it was built", async () => {
  const { ask, kept, page } = setUp(BUILT);
  page.render = broken;
  expect([await ask(), await ask()]).toEqual(Array(2).fill("cold: as it was built"));
  expect(kept).toHaveLength(1);
});

test("a page is fresh for its time, then shown while it is rendered anew, once for all who ask", async () => {
  const { ask, clock, kept } = setUp();
  expect(await Promise.all([ask(), ask()])).toEqual(["miss: render 1", "miss: render 1"]);
  clock.ms = 999;
  expect(await ask()).toBe("hit: render 1");
  clock.ms = 1000;
  expect(await Promise.all([ask(), ask()])).toEqual(["stale: render 1", "stale: render 1"]);
  await settled();
  expect(await ask()).toBe("hit: render 2");
  expect(kept).toEqual([false, true]);
});

test("where a render fails the page of before is shown, and the next try is made after a while", async () => {
  const { ask, cache, clock, failures, kept, page } = setUp();
  await ask();
  const { render } = page;
  page.render = broken;
  clock.ms = 1000;
  expect(await ask()).toBe("stale: render 1");
  await settled();
  expect([cache.failing(), failures]).toEqual([["/m"], ["/m: The API is away."]]);
  page.render = render;
  clock.ms = 1499;
  expect(await ask()).toBe("stale: render 1");
  expect(kept).toHaveLength(2);
  clock.ms = 1500;
  await ask();
  await settled();
  expect(await ask()).toBe("hit: render 3");
  expect(cache.failing()).toEqual([]);
});

test.each<[outcome: string, render: () => Page, answer: string, failures: string[]]>([
  ["a page", () => pageWith("sorry", { status: 500 }), "failed: sorry", ["/m: The page answered 500."]],
  [
    "a reason",
    () => pageWith("sorry", { status: 503, failure: new Error("So.") }),
    "failed: sorry",
    ["/m: So."],
  ],
  ["nothing", broken, "failed: none", ["/m: The API is away."]],
  [
    "no room, which says nothing about the page",
    () => {
      throw new BusyError();
    },
    "busy: none",
    [],
  ],
  ["a page for one visitor", () => pageWith("yours", { cacheable: false }), "miss: yours", []],
])("a render that comes to %s is not kept", async (_outcome, render, answer, expected) => {
  const { ask, cache, failures, page } = setUp();
  page.render = render;
  expect([await ask(), await ask()]).toEqual([answer, answer]);
  expect(failures).toEqual([...expected, ...expected]);
  expect([cache.count, cache.failing().length]).toEqual([0, expected.length]);
});

test("once everything has expired, a page is shown only where it cannot be rendered anew", async () => {
  const { ask, cache, page } = setUp();
  await ask();
  cache.expire();
  expect([await ask(), await ask()]).toEqual(["miss: render 2", "hit: render 2"]);
  cache.expire();
  page.render = broken;
  expect(await ask()).toBe("stale: render 2");
});

test("midnight in Shanghai expires what says which day it is", async () => {
  const { ask, clock } = setUp();
  clock.ms = Date.UTC(2026, 11, 31, 15, 59, 59, 999);
  expect(await ask()).toBe("miss: render 1");
  clock.ms += 1;
  expect([await ask(), await ask()]).toEqual(["miss: render 2", "hit: render 2"]);
});

test("nobody waits long for a page to be rendered anew while an older one is there", async () => {
  const { cache, clock, ask, source } = setUp();
  await ask();
  cache.expire();
  const never = { ...source, render: vi.fn<PageSource["render"]>(() => new Promise(() => undefined)) };
  const slow = async (): Promise<string> => said(await cache.get("/m", never));
  expect(await Promise.all([slow(), slow()])).toEqual(["stale: render 1", "stale: render 1"]);
  // Who comes next waits for nothing, until it is time for another try.
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  expect(await slow()).toBe("stale: render 1");
  expect(never.render).toHaveBeenCalledOnce();
  clock.ms += 500;
  const later = slow();
  await vi.advanceTimersByTimeAsync(20);
  expect(await later).toBe("stale: render 1");
});

test("a render that began before everything expired never takes the place of a newer one", async () => {
  const { cache } = setUp();
  const ends: ((page: Page) => void)[] = [];
  const source = pageOf(() => new Promise((end) => ends.push(end)));
  const early = cache.get("/m", source);
  await settled();
  cache.expire();
  const late = cache.get("/m", source);
  await settled();
  ends[1]?.(pageWith("new"));
  expect(said(await late)).toBe("miss: new");
  ends[0]?.(pageWith("old"));
  expect(said(await early)).toBe("miss: old");
  expect(said(await cache.get("/m", source))).toBe("hit: new");
});

test("renders when told to, and tells what it keeps without a render", async () => {
  const { cache, kept, page, source } = setUp(BUILT);
  const shown = async (): Promise<string | undefined> => (await cache.kept("/m", source))?.html.toString();
  expect(await shown()).toBe("as it was built");
  expect(await cache.refresh("/m", source)).toBe(true);
  page.render = broken;
  expect(await cache.refresh("/m", source)).toBe(false);
  expect([await shown(), kept]).toEqual(["render 1", [false, true]]);
});

test("forgets pages and failures that are dropped, and remembers no end of failures", async () => {
  const { cache } = setUp();
  const whole = pageOf(async () => pageWith("12345", { payload: Buffer.from("12") }));
  for (const key of ["/a", "/b"]) await cache.get(key, whole);
  for (let count = 0; count <= MOST_FAILING; count += 1)
    await cache.get(
      `/${count}`,
      pageOf(async () => broken()),
    );
  expect([cache.count, cache.bytes, cache.failing().length]).toEqual([2, 14, MOST_FAILING]);
  cache.drop((key) => key !== "/a" && key !== "/7");
  expect([cache.count, cache.failing()]).toEqual([1, ["/7"]]);
  expect(said(await cache.get("/a", whole))).toBe("hit: 12345");
});

test("a page that failed for some query works again once it does for any", async () => {
  const { cache } = setUp();
  await cache.get(
    "/m?keyword=a",
    pageOf(async () => broken()),
  );
  expect(cache.failing()).toEqual(["/m"]);
  await cache.get(
    "/m?keyword=b",
    pageOf(async () => pageWith("found")),
  );
  expect(cache.failing()).toEqual([]);
});

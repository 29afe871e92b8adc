/** Where a history entry of ours says how many layers are open above the page; a site leaves them after a reload. */
const DEPTH_KEY = "elLayers";
const LEFT_EVENT = "el-layer-left";

function depthOf(state: unknown): number {
  return Number((state as Record<string, unknown> | null)?.[DEPTH_KEY] ?? 0);
}

/** An entry of ours. */
interface Entry {
  /** Layers open above the page, this one included; 0 for no entry. */
  readonly depth: number;
  /** Entries of the tab up to this one. */
  readonly length: number;
}

const NO_ENTRY: Entry = { depth: 0, length: 0 };

/** Those of open layers. */
const owned = new Set<Entry>();

/** Depth of the uppermost of them; 0 for none. */
function openDepth(): number {
  return Math.max(0, ...[...owned].map(({ depth }) => depth));
}

/** Past whatever a router has put in the way: to it this is no navigation. */
function push(): Entry {
  const state: unknown = history.state;
  const depth = depthOf(state) + 1;
  History.prototype.pushState.call(history, { ...(state as object | null), [DEPTH_KEY]: depth }, "");
  return { depth, length: history.length };
}

/**
 * Goes back over as many entries of ours, and over those that a frame in the layer has put on top of them, and says when
 * it is done: until then nothing may be pushed.
 */
function drop(length: number, entries: number, done: () => void): void {
  const left = (): void => {
    removeEventListener("popstate", left);
    done();
    dispatchEvent(new Event(LEFT_EVENT));
  };
  addEventListener("popstate", left);
  const below = keyBelow(entries);
  if (below === undefined) history.go(length - history.length - entries);
  // Another navigation may come first: then there is nothing left to wait for.
  else navigation.traverseTo(below).committed?.catch(left);
}

/** Name of the document's own entry so many below the current one; Safari before 26.2 has none. */
function keyBelow(entries: number): string | undefined {
  const { navigation } = globalThis as Partial<typeof globalThis>;
  return navigation?.entries()[(navigation.currentEntry?.index ?? 0) - entries]?.key;
}

/** Takes the entries on top away that no open layer owns, also those of layers that have left from below others. */
function giveUp(entry: Entry): void {
  // Shared by all layers of the document: an entry nobody owns for a moment, "going" one that is being left.
  const { dataset } = document.documentElement;
  const depth = depthOf(history.state);
  if (dataset["elFreeEntry"] === "going") {
    addEventListener(LEFT_EVENT, () => giveUp(entry), { once: true });
    return;
  }
  if (dataset["elFreeEntry"] !== undefined || depth <= openDepth()) return;
  const length = depth === entry.depth ? entry.length : history.length;
  const free = JSON.stringify({ depth, length });
  dataset["elFreeEntry"] = free;
  // Later, so that a link followed in the layer has pushed its page: then the entry is not on top any more.
  setTimeout(() => {
    if (dataset["elFreeEntry"] !== free) return;
    delete dataset["elFreeEntry"];
    if (depthOf(history.state) !== depth) return;
    dataset["elFreeEntry"] = "going";
    drop(length, depth - openDepth(), () => {
      delete dataset["elFreeEntry"];
    });
  });
}

/**
 * Puts a history entry above the page, so that Back comes here first. The entry carries the state of the page below,
 * so that a router, which does not see it pushed, finds itself on the same page when it pops. When one layer closes and
 * another opens at once, the second takes over the entry of the first.
 *
 * @param onBack - Back was pressed; the entry is gone.
 * @returns Takes the entry away, unless Back did or a link has led on from it.
 */
export function takeHistoryEntry(onBack: () => void): () => void {
  const { dataset } = document.documentElement;
  let entry = NO_ENTRY;
  const own = (taken: Entry): void => {
    entry = taken;
    owned.add(taken);
  };
  const take = (): void => own(push());
  const onPop = (event: PopStateEvent): void => {
    if (entry === NO_ENTRY || depthOf(event.state) >= entry.depth) return;
    onBack();
  };
  addEventListener("popstate", onPop);
  const free = dataset["elFreeEntry"];
  if (free === undefined) take();
  else if (free === "going") addEventListener(LEFT_EVENT, take, { once: true });
  else {
    own(JSON.parse(free) as Entry);
    delete dataset["elFreeEntry"];
  }
  return () => {
    removeEventListener("popstate", onPop);
    removeEventListener(LEFT_EVENT, take);
    owned.delete(entry);
    giveUp(entry);
  };
}

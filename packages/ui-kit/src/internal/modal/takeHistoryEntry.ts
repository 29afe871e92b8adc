/** Where a history entry of ours says how many layers are open above the page. */
const DEPTH_KEY = "elLayers";
const LEFT_EVENT = "el-layer-left";

function depthOf(state: unknown): number {
  return Number((state as Record<string, unknown> | null)?.[DEPTH_KEY] ?? 0);
}

/** Past whatever a router has put in the way: to it this is no navigation. */
function push(): number {
  const state: unknown = history.state;
  const depth = depthOf(state) + 1;
  History.prototype.pushState.call(history, { ...(state as object | null), [DEPTH_KEY]: depth }, "");
  return depth;
}

/** Goes back over our entry, and says when it is done: until then nothing may be pushed. */
function drop(done: () => void): void {
  const left = (): void => {
    done();
    dispatchEvent(new Event(LEFT_EVENT));
  };
  addEventListener("popstate", left, { once: true });
  history.back();
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
  // Shared by all layers of the document: "3" is an entry nobody owns for a moment, "going" one that is being left.
  const { dataset } = document.documentElement;
  let depth = 0;
  const take = (): void => {
    depth = push();
  };
  const onPop = (event: PopStateEvent): void => {
    if (depth === 0 || depthOf(event.state) >= depth) return;
    onBack();
  };
  addEventListener("popstate", onPop);
  const free = dataset["elFreeEntry"];
  if (free === undefined) take();
  else if (free === "going") addEventListener(LEFT_EVENT, take, { once: true });
  else {
    depth = Number(free);
    delete dataset["elFreeEntry"];
  }
  return () => {
    removeEventListener("popstate", onPop);
    removeEventListener(LEFT_EVENT, take);
    if (depth === 0 || depthOf(history.state) !== depth) return;
    dataset["elFreeEntry"] = String(depth);
    // Later, so that a link followed in the layer has pushed its page: then the entry is not on top any more.
    setTimeout(() => {
      if (dataset["elFreeEntry"] !== String(depth)) return;
      delete dataset["elFreeEntry"];
      if (depthOf(history.state) !== depth) return;
      dataset["elFreeEntry"] = "going";
      drop(() => {
        delete dataset["elFreeEntry"];
      });
    });
  };
}

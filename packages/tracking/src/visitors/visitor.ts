import type { EventId } from "@wesdom/facts";
import type { KeyValueStore } from "../internal/key-value-store.ts";
import type { TrackerPorts } from "../ports/tracker-ports.ts";
import { classifyVisitor } from "./classify-visitor.ts";

/** Name of the lock under which a visitor is classified and a device id made. */
export const VISITOR_LOCK = "wsd:visitor";

/** Who started this page. */
export interface Visitor {
  readonly isClassified: () => boolean;
  /**
   * Classifies the visitor unless that is done: under a lock while the page is seen, at once where it hides.
   *
   * @param onDone - Called later, after the lock.
   */
  readonly classify: (shown: AbortSignal | undefined, onDone: () => void) => void;
  /** Forgets it, so that it is done anew. */
  readonly forget: () => void;
}

/** Makes the visitor of one page; `report` takes the events that tell who it is. */
export function createVisitor(
  { lock, now }: Pick<TrackerPorts, "lock" | "now">,
  store: KeyValueStore,
  isAllowed: () => boolean,
  report: (eventIds: readonly EventId[]) => void,
): Visitor {
  let isClassified = false;
  let asking: AbortSignal | undefined;
  function classifyNow(): void {
    if (isClassified || !isAllowed()) return;
    isClassified = true;
    report(classifyVisitor(store, now()));
  }
  return {
    isClassified: () => isClassified,
    classify(shown, onDone) {
      if (!shown) return classifyNow();
      if (isClassified || asking === shown) return;
      asking = shown;
      lock(VISITOR_LOCK, async () => classifyNow(), shown)
        // Called off: the page hid, and has classified on its own.
        .catch(() => undefined)
        .finally(() => {
          asking = undefined;
          if (isClassified) onDone();
        });
    },
    forget() {
      isClassified = false;
    },
  };
}

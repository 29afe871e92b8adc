import { BusyError } from "./admission.ts";

/**
 * Bytes that may be held for visitors who send or read slowly: for all, and for one network, which may always have one
 * thing, however large.
 */
export interface HeldBounds {
  readonly together: number;
  readonly ofOne: number;
}

/** Counts bytes that are held for somebody. */
export interface HeldBytes {
  /**
   * Counts more of them, which count until they are taken off again.
   *
   * @throws BusyError where this network, or all together, would hold too much; then none of them counts.
   */
  add(who: string, bytes: number): void;
  take(who: string, bytes: number): void;
}

const BOUNDS: HeldBounds = { together: 32_000_000, ofOne: 4_000_000 };

/** Begins to count. */
export function createHeldBytes(bounds: HeldBounds = BOUNDS): HeldBytes {
  const heldBy = new Map<string, number>();
  let held = 0;

  function count(who: string, bytes: number): void {
    const own = (heldBy.get(who) ?? 0) + bytes;
    held += bytes;
    if (own > 0) heldBy.set(who, own);
    else heldBy.delete(who);
  }

  return {
    add(who, bytes) {
      const own = heldBy.get(who) ?? 0;
      if (held + bytes > bounds.together || (own > 0 && own + bytes > bounds.ofOne))
        throw new BusyError("Too much is held for slow visitors.");
      count(who, bytes);
    },
    take: (who, bytes) => count(who, -bytes),
  };
}

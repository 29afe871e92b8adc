/** A source of repeatable chance: the same seed gives the same sequence on every machine. */
export interface SeededRandom {
  /** Next number, 0 ≤ n < 1. */
  next(): number;
  /** Number between two bounds. */
  range(from: number, to: number): number;
  /** Whole number between two bounds, both included. */
  int(from: number, to: number): number;
  /** One item of a list that has at least one. */
  pick<T>(items: readonly T[]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** The items in another order. */
  shuffle<T>(items: readonly T[]): T[];
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** 32-bit FNV-1a of a text. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return hash >>> 0;
}

/**
 * Starts a sequence (mulberry32 over the FNV-1a hash of the seed).
 *
 * @param seed - Any text, by custom the key of the picture.
 */
export function seededRandom(seed: string): SeededRandom {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const range = (from: number, to: number): number => from + (to - from) * next();
  const int = (from: number, to: number): number => Math.floor(range(from, to + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error("Nothing to pick from: the list is empty.");
    return items[int(0, items.length - 1)] as T;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const copy = [...items];
    for (let last = copy.length - 1; last > 0; last -= 1) {
      const other = int(0, last);
      [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
    }
    return copy;
  };
  return { next, range, int, pick, chance: (probability) => next() < probability, shuffle };
}

import { readJson, writeKey, type KeyValueStorage } from "../browser/key-value-storage.ts";
import type { ScrollPosition } from "./scroll-rules.ts";

/** Session storage key of the positions. */
export const SCROLL_MEMORY_KEY = "m:scroll";

/** How many history entries are remembered; the oldest ones go first. */
export const SCROLL_MEMORY_ENTRIES = 50;

/** Remembers where each history entry was left. */
export interface ScrollMemory {
  readonly save: (entry: string, position: ScrollPosition) => void;
  readonly get: (entry: string) => ScrollPosition | null;
  /** Hands the positions to the next document of this tab. */
  readonly persist: () => void;
}

/** Positions by history entry; they survive a reload where session storage is not blocked. */
export function createScrollMemory(storage: KeyValueStorage | null): ScrollMemory {
  const kept = readJson(storage, SCROLL_MEMORY_KEY);
  const positions = new Map(Array.isArray(kept) ? kept.filter(isEntry) : []);
  return {
    save(entry, position) {
      positions.delete(entry);
      positions.set(entry, position);
      for (const oldest of positions.keys()) {
        if (positions.size <= SCROLL_MEMORY_ENTRIES) break;
        positions.delete(oldest);
      }
    },
    get: (entry) => positions.get(entry) ?? null,
    persist: () => void writeKey(storage, SCROLL_MEMORY_KEY, JSON.stringify([...positions])),
  };
}

/** Whether something has the shape of an entry where it counts: only its key is ever compared. */
function isEntry(value: unknown): value is [string, ScrollPosition] {
  const position = (value as [string, Partial<ScrollPosition> | null] | null)?.[1];
  return Number.isFinite(position?.x) && Number.isFinite(position?.y);
}

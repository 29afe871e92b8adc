import type { StorageLike } from "../ports/tracker-ports.ts";

/** Storage that never throws: what cannot be stored is kept in memory for as long as the page lives. */
export interface KeyValueStore {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => string[];
}

/**
 * Wraps storage that may be missing, blocked or full.
 *
 * @param storage - Reads the storage, which throws where a browser blocks it; `undefined` keeps all in memory.
 */
export function createKeyValueStore(storage: () => StorageLike | undefined): KeyValueStore {
  const memory = new Map<string, string>();
  const attempt = <Result>(access: (storage: StorageLike) => Result): Result | undefined => {
    try {
      const target = storage();
      return target && access(target);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((target) => target.getItem(key)) ?? undefined,
    set(key, value) {
      const isStored = attempt((target) => {
        // First out, so that storage that is full does not keep the value before.
        target.removeItem(key);
        target.setItem(key, value);
        return true;
      });
      memory.delete(key);
      if (!isStored) memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((target) => target.removeItem(key));
    },
    keys: () => {
      const stored = attempt(({ length }) =>
        Array.from({ length }, (_, index) => storage()?.key(index) ?? ""),
      );
      return [...new Set([...memory.keys(), ...(stored ?? [])])];
    },
  };
}

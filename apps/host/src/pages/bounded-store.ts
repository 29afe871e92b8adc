/** A store that forgets what was used longest ago. */
export interface BoundedStore<Value> {
  get(key: string): Value | undefined;
  /**
   * @param bytes - Memory the value takes.
   * @param pinned - Kept whatever comes; for a small known number of values.
   */
  set(key: string, value: Value, bytes: number, pinned?: boolean): void;
  /** Forgets every value whose key fits. */
  drop(fits: (key: string) => boolean): void;
  /** Values that are not pinned. */
  readonly count: number;
  /** Memory of the values that are not pinned. */
  readonly bytes: number;
}

/** Bounds of a {@link BoundedStore}; pinned values count for neither. */
export interface Bounds {
  readonly maxBytes: number;
  readonly maxEntries: number;
}

/** Makes a store with bounds for memory and number; a value larger than the memory is not kept at all. */
export function createBoundedStore<Value>({ maxBytes, maxEntries }: Bounds): BoundedStore<Value> {
  const loose = new Map<string, { value: Value; bytes: number }>();
  const pins = new Map<string, Value>();
  let used = 0;

  function remove(key: string): void {
    const entry = loose.get(key);
    if (!entry) return;
    loose.delete(key);
    used -= entry.bytes;
  }

  return {
    get(key) {
      const pin = pins.get(key);
      if (pin !== undefined) return pin;
      const entry = loose.get(key);
      if (!entry) return undefined;
      loose.delete(key);
      loose.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes, pinned = false) {
      remove(key);
      if (pinned) {
        pins.set(key, value);
        return;
      }
      pins.delete(key);
      if (bytes > maxBytes) return;
      loose.set(key, { value, bytes });
      used += bytes;
      for (const oldest of loose.keys()) {
        if (used <= maxBytes && loose.size <= maxEntries) break;
        remove(oldest);
      }
    },
    drop(fits) {
      for (const key of loose.keys()) if (fits(key)) remove(key);
      for (const key of pins.keys()) if (fits(key)) pins.delete(key);
    },
    get count() {
      return loose.size;
    },
    get bytes() {
      return used;
    },
  };
}

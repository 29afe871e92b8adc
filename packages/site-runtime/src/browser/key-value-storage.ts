/** What is used of a browser storage; each call may throw where storage is blocked or full. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A storage of the browser, `null` where even looking at it is refused (private mode, blocked cookies). */
export function browserStorage(kind: "localStorage" | "sessionStorage"): KeyValueStorage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null;
  }
}

/** The value of a key; `null` where there is none, or storage is blocked. */
export function readKey(storage: KeyValueStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** What a key holds as JSON; `null` where there is none, it is something else, or storage is blocked. */
export function readJson(storage: KeyValueStorage | null, key: string): unknown {
  try {
    return JSON.parse(readKey(storage, key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Writes a key, or removes it.
 *
 * @param value - `null` removes the key.
 * @returns Whether storage took it.
 */
export function writeKey(storage: KeyValueStorage | null, key: string, value: string | null): boolean {
  if (!storage) return false;
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

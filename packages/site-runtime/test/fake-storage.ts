import type { KeyValueStorage } from "../src/browser/key-value-storage.ts";

/** A storage that can be looked into. */
export function fakeStorage(values: Record<string, string> = {}): KeyValueStorage & {
  readonly values: Record<string, string>;
} {
  return {
    values,
    getItem: (key) => values[key] ?? null,
    setItem(key, value) {
      values[key] = value;
    },
    removeItem(key) {
      delete values[key];
    },
  };
}

/** A storage that refuses every call, as with blocked cookies. */
export const REFUSING_STORAGE: KeyValueStorage = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
};

function refuse(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

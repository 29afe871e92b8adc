import type { StorageLike } from "../../src/ports/tracker-ports.ts";

/** A device's `localStorage`, that can be blocked or full. */
export class FakeStorage implements StorageLike {
  readonly items: Map<string, string> = new Map();
  isBlocked = false;
  /** Most characters it takes. */
  quota = 5_000_000;

  get length(): number {
    return this.#items().size;
  }
  key(index: number): string | null {
    return [...this.#items().keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#items().get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    const used = [...this.#items()].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    const before = this.items.has(key) ? key.length + (this.items.get(key) ?? "").length : 0;
    if (used - before + key.length + value.length > this.quota) throw new Error("QuotaExceededError");
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items().delete(key);
  }
  /** The values whose keys start so. */
  valuesOf(prefix: string): string[] {
    return [...this.items].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value);
  }
  #items(): Map<string, string> {
    if (this.isBlocked) throw new Error("SecurityError");
    return this.items;
  }
}

import { readJson, writeKey, type KeyValueStorage } from "../browser/key-value-storage.ts";

/** Session storage key of the guard. */
export const RELOAD_GUARD_KEY = "m:reload";

/** Milliseconds within which a path is not loaded anew a second time. */
export const RELOAD_GUARD_MS = 10_000;

/** What lies under {@link RELOAD_GUARD_KEY}. */
export interface ReloadRecord {
  /** Path without query and hash. */
  readonly path: string;
  /** Milliseconds since the epoch from which the path may be loaded again. */
  readonly expires: number;
}

/**
 * Whether a path may be loaded anew by ourselves, and notes that it will be. Another path is never refused; without
 * storage every one is, since nothing would end a loop.
 *
 * @param path - Path of the target, without query and hash.
 * @param nowMs - Milliseconds since the epoch.
 */
export function mayReload(storage: KeyValueStorage | null, path: string, nowMs: number): boolean {
  // It is compared and nothing else: of another shape, it equals no path and no time.
  const last = readJson(storage, RELOAD_GUARD_KEY) as ReloadRecord | null;
  if (last?.path === path && last.expires >= nowMs && last.expires <= nowMs + RELOAD_GUARD_MS) return false;
  const record: ReloadRecord = { path, expires: nowMs + RELOAD_GUARD_MS };
  return writeKey(storage, RELOAD_GUARD_KEY, JSON.stringify(record));
}

import { writeKey, type KeyValueStorage } from "../browser/key-value-storage.ts";

/** Storage key, and query key, of the platform a visitor comes from. */
export const PLATFORM_KEY = "platform";

/** The platform that is remembered: the mini program that frames the site. */
export const PLATFORM_XCX = "xcx";

/**
 * Remembers the platform of a page load: `platform=xcx` is stored, any load without it removes what was stored. Called
 * once at start and never on a route change, or the flag would be lost with the first click.
 *
 * @param search - Query of the address as it was loaded.
 * @param storage - Local storage; blocked storage is silent.
 */
export function rememberPlatform(search: string, storage: KeyValueStorage | null): void {
  const platform = new URLSearchParams(search).get(PLATFORM_KEY);
  writeKey(storage, PLATFORM_KEY, platform === PLATFORM_XCX ? PLATFORM_XCX : null);
}

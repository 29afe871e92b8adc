import type { KeyValueStorage } from "../browser/key-value-storage.ts";
import { mayReload } from "./reload-guard.ts";

/** What is used of `window.location`. */
export type PageLocation = Pick<Location, "href" | "hash" | "assign" | "reload">;

/** What {@link createFullLoad} needs of its surroundings. */
export interface FullLoadSurroundings {
  readonly location: PageLocation;
  /** Session storage, `null` where blocked: then nothing is ever loaded. */
  readonly storage: KeyValueStorage | null;
  /** Whether there is a network; without one the browser's own page would take this one's place. @default there is one */
  readonly isOnline?: () => boolean;
}

/**
 * Loads a page as a new document, unless the same path was loaded so within the last 10 s, or there is no network.
 *
 * @param href - Path with query and hash.
 * @returns Whether the load has begun; if not, the client goes on by itself.
 */
export type FullLoad = (href: string) => boolean;

/** Makes the {@link FullLoad} of a page: the only way in which the site loads a document by itself. */
export function createFullLoad(surroundings: FullLoadSurroundings): FullLoad {
  const { location, storage, isOnline = () => true } = surroundings;
  return (href) => {
    if (!isOnline()) return false;
    const target = new URL(href, location.href);
    if (!mayReload(storage, target.pathname, Date.now())) return false;
    const current = new URL(location.href);
    if (withoutHash(current) !== withoutHash(target)) {
      location.assign(target.href);
      return true;
    }
    // An address that differs by its hash alone would only scroll.
    if (current.hash !== target.hash) location.hash = target.hash;
    location.reload();
    return true;
  };
}

function withoutHash({ href, hash }: URL): string {
  return hash === "" ? href.replace(/#$/, "") : href.slice(0, -hash.length);
}

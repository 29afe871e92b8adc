/** Event of a built module that could not be loaded; its `payload` is the error. @see https://vite.dev/guide/build#load-error-handling */
export const CHUNK_ERROR_EVENT = "vite:preloadError";

/** Knows the errors of modules that could not be loaded since the last navigation began. */
export interface ChunkErrors {
  /** Whether an error is one of them. */
  readonly has: (error: unknown) => boolean;
  /** Forgets them all: at the start of a navigation. */
  readonly clear: () => void;
}

/** Listens for modules that could not be loaded. */
export function watchChunkErrors(target: Pick<EventTarget, "addEventListener">): ChunkErrors {
  const errors = new Set<unknown>();
  target.addEventListener(CHUNK_ERROR_EVENT, (event) => {
    errors.add((event as Event & { readonly payload?: unknown }).payload);
  });
  return { has: (error) => errors.has(error), clear: () => errors.clear() };
}

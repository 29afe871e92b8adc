import { useSyncExternalStore } from "react";
import { prefersReducedMotion } from "./prefersReducedMotion.ts";

function subscribe(listener: () => void): () => void {
  const query = matchMedia("(prefers-reduced-motion: reduce)");
  query.addEventListener("change", listener);
  return () => {
    query.removeEventListener("change", listener);
  };
}

/** Whether the reader asked for less motion; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

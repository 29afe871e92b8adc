import { useSyncExternalStore } from "react";

const subscribeToNothing = (): (() => void) => () => {};

/** False on the server and in the first client render, true afterwards: for controls that need scripting. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

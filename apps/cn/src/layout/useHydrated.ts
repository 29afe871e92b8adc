import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => {};

/** Whether the page answers to scripts: false on the server and in the render that takes its document over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from "react";

const EVENTS = ["online", "offline"] as const;

function listen(onChange: () => void): () => void {
  for (const type of EVENTS) addEventListener(type, onChange);
  return () => {
    for (const type of EVENTS) removeEventListener(type, onChange);
  };
}

/** Whether the device says that it has no network; on a server it has one. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
}

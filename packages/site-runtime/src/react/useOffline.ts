import { useEffect, useState, useSyncExternalStore } from "react";

const EVENTS = ["online", "offline"] as const;

function listen(onChange: () => void): () => void {
  for (const type of EVENTS) addEventListener(type, onChange);
  return () => {
    for (const type of EVENTS) removeEventListener(type, onChange);
  };
}

/**
 * Whether the device says that it has no network; on a server it has one. A screen that came without a network loads its
 * page anew when there is one.
 */
export function useOffline(): boolean {
  const offline = useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
  const [cameOffline] = useState(offline);
  useEffect(() => {
    if (cameOffline && !offline) location.reload();
  }, [cameOffline, offline]);
  return offline;
}

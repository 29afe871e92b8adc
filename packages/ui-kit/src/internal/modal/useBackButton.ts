import { useEffect } from "react";
import { takeHistoryEntry } from "./takeHistoryEntry.ts";
import { useLatest } from "../useLatest.ts";

/** While active, the phone's Back button calls `onBack` in place of leaving the page. */
export function useBackButton(active: boolean, onBack: () => void): void {
  const latest = useLatest(onBack);
  useEffect(
    () =>
      active
        ? takeHistoryEntry(() => {
            latest.current();
          })
        : undefined,
    [active, latest],
  );
}

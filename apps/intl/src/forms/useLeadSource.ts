import { useMemo, useSyncExternalStore } from "react";
import { leadSourceOf, type LeadSource } from "./lead-source.ts";

const never = (): (() => void) => () => {};

/**
 * Where a lead comes from. Pages are cached without this query, so it is read after hydration; a plain post carries it
 * in its address instead.
 */
export function useLeadSource(): LeadSource {
  const query = useSyncExternalStore(
    never,
    () => location.search,
    () => "",
  );
  return useMemo(() => leadSourceOf(new URLSearchParams(query)), [query]);
}

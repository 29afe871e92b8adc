import { useMemo, useSyncExternalStore } from "react";
import { sourceTypeOf } from "./reservation-place.ts";

const never = (): (() => void) => () => {};

/**
 * Where the reservation comes from. The page is cached without its query, so it is read after hydration; a plain post
 * carries it in its address instead.
 */
export function useSourceType(): string {
  const query = useSyncExternalStore(
    never,
    () => location.search,
    () => "",
  );
  return useMemo(() => sourceTypeOf(new URLSearchParams(query)), [query]);
}

import { useMemo, useSyncExternalStore } from "react";

const never = (): (() => void) => () => {};

/**
 * The query of the address, with what pages are cached without: empty until the page is hydrated. A plain post carries
 * it in its address instead.
 */
export function useAddressQuery(): URLSearchParams {
  const query = useSyncExternalStore(
    never,
    () => location.search,
    () => "",
  );
  return useMemo(() => new URLSearchParams(query), [query]);
}

import type { Facet, Ref } from "@wesdom/api-client/contract";

/** Counts items by a reference; the most frequent first, then by id. */
export function countFacets(refs: readonly Ref[]): Facet[] {
  const facets = new Map<string, Facet>();
  for (const ref of refs) {
    const facet = facets.get(ref.id) ?? { ...ref, count: 0 };
    facet.count += 1;
    facets.set(ref.id, facet);
  }
  return [...facets.values()].toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
}

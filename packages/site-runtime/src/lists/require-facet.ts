import { notFound } from "@tanstack/react-router";
import type { Facet } from "@wesdom/api-client";

/**
 * Passes where a filter of the address is one that the list has, or where there is none.
 *
 * @throws The router's 404 for a filter that the list does not have.
 */
export function requireFacet(facets: readonly Pick<Facet, "id">[], id: string | undefined): void {
  if (id !== undefined && facets.every((facet) => facet.id !== id)) throw notFound();
}

import type { Area, AreaQuery } from "@wesdom/api-client/contract";
import { ApiFailure } from "../http/api-failure.ts";
import type { CallInput } from "../http/call-input.ts";
import type { Areas } from "./createAreas.ts";

/** One level of the cascade. */
export function readAreas({
  areas,
  query,
  language,
}: CallInput<AreaQuery, unknown, { readonly areas: Areas }>): Promise<Area[]> {
  const level = areas.below(query.parent ?? "", language);
  if (!level) throw new ApiFailure(404, "notFound");
  return Promise.resolve(level);
}

import type { Area, AreaQuery } from "@wesdom/api-client/contract";
import { ApiFailure } from "../app/api-failure.ts";
import type { CallInput } from "../app/context.ts";

/** One level of the cascade. */
export function readAreas({ areas, query, language }: CallInput<AreaQuery, unknown>): Promise<Area[]> {
  const level = areas.below(query.parent ?? "", language);
  if (!level) throw new ApiFailure(404, "notFound");
  return Promise.resolve(level);
}

import { contracts, PATH_SUFFIX, type CallContract } from "@wesdom/api-client/contract";

/**
 * Whether a call takes its fields from the query of a POST without a body. A page sends it while it is being left, when
 * no header goes with it and nobody reads the answer: none is refused for its language.
 */
export function isBeacon<Query extends object>({
  method,
  body,
  query,
}: Pick<CallContract<Query, unknown, unknown>, "method" | "body" | "query">): boolean {
  const fields = "entries" in query ? Object.keys(query.entries as object) : [];
  return method === "POST" && body.type === "undefined" && fields.length > 0;
}

const PATHS = new Set(
  Object.values(contracts).flatMap((contract) =>
    isBeacon(contract as CallContract<never, unknown, unknown>) ? [`${contract.path}${PATH_SUFFIX}`] : [],
  ),
);

/** Whether a path is one of a beacon. */
export function isBeaconPath(path: string): boolean {
  return PATHS.has(path);
}

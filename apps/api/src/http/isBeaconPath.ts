import { contracts, PATH_SUFFIX } from "@wesdom/api-client/contract";

const PATHS = new Set(
  Object.values(contracts).flatMap(({ beacon, path }) => (beacon ? [`${path}${PATH_SUFFIX}`] : [])),
);

/** Whether a path is one of a beacon: no header goes with it, so that none is refused for its language. */
export function isBeaconPath(path: string): boolean {
  return PATHS.has(path);
}

import { useRouterState } from "@tanstack/react-router";
import type { Twins } from "../languages/twins.ts";

const NONE: Twins = {};

/** The page in other languages, where its loader tells of them as `twins`. */
export function usePageTwins(): Twins {
  return useRouterState({
    select: ({ matches }) => (matches.at(-1)?.loaderData as { twins?: Twins } | undefined)?.twins ?? NONE,
  });
}

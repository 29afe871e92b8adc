import type { AnyRouter } from "@tanstack/react-router";

/**
 * Gives what the server's router left for a page the names that it has at this address. A page serves all addresses that
 * show the same, so it was rendered at another one, by whose query the router would tell it from its own. Nor does it say
 * when it was loaded; to this browser's clock that is now.
 *
 * @param left - Matches of the server's router, in whose ids `/` is written `#`.
 */
export function takeMatches(router: AnyRouter, left: readonly { i: string; u: number }[]): void {
  const matches = router.matchRoutes(router.latestLocation);
  for (const [index, match] of left.entries()) {
    const id = matches[index]?.id;
    if (id !== undefined) match.i = id.replaceAll("/", "#");
    match.u = Date.now();
  }
}

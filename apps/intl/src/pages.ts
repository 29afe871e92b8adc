import { LANGUAGES, routeOfPath, type FixedPage } from "@wesdom/site-runtime";

const LANGUAGE_KEYS = ["en", "ja"] as const;

/** Pages of this site that need no query: rendered ahead of any request. */
export const FIXED_PAGES: readonly FixedPage[] = LANGUAGE_KEYS.flatMap((key) => {
  const { indexPath, indexRouteName } = LANGUAGES[key];
  return [
    { path: indexPath, routeName: indexRouteName, indexed: true },
    { path: `${indexPath}/home`, routeName: `${indexRouteName}-home`, indexed: false },
    { path: `${indexPath}/404`, routeName: `${indexRouteName}-404`, indexed: false },
  ];
});

const BUILT = new Set(FIXED_PAGES.map((page) => page.routeName));

/** Whether this site has a page at a path. */
export function ownsPath(pathname: string): boolean {
  const route = routeOfPath(pathname);
  return route !== undefined && BUILT.has(route.name);
}

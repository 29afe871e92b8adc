import { SERVICE_KEYS } from "./layout/menu.ts";
import type { PreparedKey } from "./messages/prepared/prepared-messages.ts";
import { LANGUAGES, routeOfPath, type FixedPage } from "@wesdom/site-runtime";

const LANGUAGE_KEYS = ["en", "ja"] as const;

/** Services whose page is being prepared: declared, but in no menu and no sitemap. */
export const PREPARED_KEYS: readonly PreparedKey[] = [
  "advertising-purchases",
  "reputation-management",
  "e-commerce-operation",
];

/** Pages of this site that need no query: rendered ahead of any request. */
export const FIXED_PAGES: readonly FixedPage[] = LANGUAGE_KEYS.flatMap((key) => {
  const { indexPath, indexRouteName } = LANGUAGES[key];
  const servicePage = (service: string, indexed: boolean): FixedPage => ({
    path: `${indexPath}/services/${service}`,
    routeName: `${indexRouteName}-services-${service}`,
    indexed,
  });
  return [
    { path: indexPath, routeName: indexRouteName, indexed: true },
    { path: `${indexPath}/home`, routeName: `${indexRouteName}-home`, indexed: false },
    { path: `${indexPath}/case`, routeName: `${indexRouteName}-case`, indexed: true },
    ...["about", "contact-us", "marketing-consultant"].map((page) => ({
      path: `${indexPath}/${page}`,
      routeName: `${indexRouteName}-${page}`,
      indexed: true,
    })),
    ...SERVICE_KEYS.map((key) => servicePage(key, true)),
    ...PREPARED_KEYS.map((key) => servicePage(key, false)),
    { path: `${indexPath}/404`, routeName: `${indexRouteName}-404`, indexed: false },
  ];
});

/** Pages that live by their query: rendered on request. */
const QUERY_PAGES = LANGUAGE_KEYS.map((key) => `${LANGUAGES[key].indexRouteName}-article`);

const BUILT = new Set([...FIXED_PAGES.map((page) => page.routeName), ...QUERY_PAGES]);

/** Whether this site has a page at a path. */
export function ownsPath(pathname: string): boolean {
  const route = routeOfPath(pathname);
  return route !== undefined && BUILT.has(route.name);
}

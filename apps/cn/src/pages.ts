import { routeOfPath, type FixedPage } from "@wesdom/site-runtime";
import { RESERVATION_PATH, RESERVATION_ROUTE } from "./pages/reservation/reservation-place.ts";

/** Pages of this site that need no query: rendered ahead of any request. */
export const FIXED_PAGES: readonly FixedPage[] = [
  { path: "/m", routeName: "m", indexed: false },
  { path: "/m/zh-cn", routeName: "m-zh-cn", indexed: true },
  { path: "/m/zh-cn/home", routeName: "m-zh-cn-home", indexed: false },
  { path: "/m/zh-cn/about", routeName: "m-zh-cn-about", indexed: true },
  { path: "/m/zh-cn/case", routeName: "m-zh-cn-case", indexed: true },
  { path: "/m/zh-cn/message", routeName: "m-zh-cn-message", indexed: true },
  { path: RESERVATION_PATH, routeName: RESERVATION_ROUTE, indexed: false },
  { path: "/m/zh-cn/common/custom", routeName: "m-zh-cn-custom", indexed: false },
  { path: "/m/zh-cn/common/login", routeName: "m-zh-cn-common-login", indexed: false },
  { path: "/m/zh-cn/404", routeName: "m-zh-cn-404", indexed: false },
];

/** Pages that live by a query: rendered when they are asked for. */
const QUERY_PAGES = ["m-zh-cn-article"];

const BUILT = new Set([...FIXED_PAGES.map((page) => page.routeName), ...QUERY_PAGES]);

/** Whether this site has a page at a path. */
export function ownsPath(pathname: string): boolean {
  const route = routeOfPath(pathname);
  return route !== undefined && BUILT.has(route.name);
}

import { LANGUAGES, type MenuItem } from "@wesdom/site-runtime";
import type { Copy } from "virtual:copy";
import type { SiteLanguage } from "../language/site-language.ts";
import { routeNameOf, type ServiceKey } from "../pages.ts";

/** Services with a page of their own, in the order of the menu. */
export const SERVICE_KEYS: readonly ServiceKey[] = [
  "influencer-marketing",
  "live-commerce",
  "marketing-technology",
  "media-buying",
  "social-media-management",
];

/** Address of a service's page, `undefined` for a service without one. */
export function servicePath(indexPath: string, service: string): string | undefined {
  return (SERVICE_KEYS as readonly string[]).includes(service)
    ? `${indexPath}/services/${service}`
    : undefined;
}

/**
 * The menu of a language. The services' sub-menu is expanded when the current route is one of its children.
 *
 * @param routeName - Name of the current route.
 */
export function siteMenu(
  language: SiteLanguage,
  frame: Copy["frame"],
  routeName: string,
): readonly MenuItem[] {
  const { indexPath } = LANGUAGES[language];
  const item = (page: string, text: string, children: readonly MenuItem[] = []): MenuItem => ({
    routeName: routeNameOf(language, page),
    path: page === "" ? indexPath : `${indexPath}/${page}`,
    text,
    children,
    subMenuVisible: children.some((child) => child.routeName === routeName),
  });
  return [
    item("", frame.menu.home),
    item(
      "services",
      frame.menu.services,
      SERVICE_KEYS.map((key) => item(`services/${key}`, frame.services[key])),
    ),
    item("case", frame.menu.cases),
    item("about", frame.menu.about),
  ];
}

/** Whether an entry is marked as current on a route. */
export function isCurrent(entry: MenuItem, routeName: string): boolean {
  return entry.routeName === routeName || `${entry.routeName}-home` === routeName;
}

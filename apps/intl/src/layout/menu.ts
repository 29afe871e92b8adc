import { LANGUAGES, type MenuItem } from "@wesdom/site-runtime";
import type { Copy } from "virtual:copy";
import type { SiteLanguage } from "../language/site-language.ts";
import { PAGES, routeNameOf } from "../pages.tsx";
import { SERVICE_KEYS } from "../services.ts";

/**
 * The menu of a language, in the order of its copy; the entry that is no page's folds the services. It is expanded when
 * the current route is one of them.
 *
 * @param routeName - Name of the current route.
 */
export function siteMenu(
  language: SiteLanguage,
  frame: Copy["frame"],
  routeName: string,
): readonly MenuItem[] {
  const { indexPath } = LANGUAGES[language];
  const item = (name: string, path: string, text: string, children: readonly MenuItem[] = []): MenuItem => ({
    routeName: name,
    path,
    text,
    children,
    subMenuVisible: children.some((child) => child.routeName === routeName),
  });
  const below = (page: string, text: string, children?: readonly MenuItem[]): MenuItem =>
    item(routeNameOf(language, page), `${indexPath}/${page}`, text, children);
  return Object.entries(frame.menu).map(([entry, text]) => {
    const page = PAGES[language].find(({ menu }) => menu === entry);
    if (page) return item(page.name, page.path, text);
    const services = SERVICE_KEYS.map((key) => below(`services/${key}`, frame.services[key]));
    return below(entry, text, services);
  });
}

/** Whether an entry is marked as current on a route. */
export function isCurrent(entry: MenuItem, routeName: string): boolean {
  return entry.routeName === routeName || `${entry.routeName}-home` === routeName;
}

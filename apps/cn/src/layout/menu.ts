import type { MenuItem, PublicSettings } from "@wesdom/site-runtime";
import { copy as frame } from "#copy/frame.zh.yml";
import { PAGES } from "../pages.ts";

/** The mobile navigation in the order of its copy; the entry that is no page's leads outside. */
export function siteMenu(settings: PublicSettings): readonly MenuItem[] {
  return Object.entries(frame.menu).map(([entry, text]) => {
    const page = PAGES.find(({ menu }) => menu === entry);
    const { name: routeName, path } = page ?? { name: "", path: settings.links.recruitment };
    return { routeName, path, text, children: [], subMenuVisible: false };
  });
}

/** Whether an entry is marked as current on a route; articles mark the marketing news. */
export function isCurrent(item: MenuItem, routeName: string): boolean {
  const entry = PAGES.find(({ name }) => name === routeName)?.menu;
  return entry !== undefined && PAGES.find(({ menu }) => menu === entry)?.name === item.routeName;
}

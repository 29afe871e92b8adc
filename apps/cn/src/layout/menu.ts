import type { MenuItem, PublicSettings } from "@wesdom/site-runtime";
import { copy as frame } from "#copy/frame.zh.yml";

const item = (routeName: string, path: string, text: string): MenuItem => ({
  routeName,
  path,
  text,
  children: [],
  subMenuVisible: false,
});

/** Routes that mark an entry besides its own. */
const ALSO_CURRENT: Readonly<Record<string, string>> = {
  m: "m-zh-cn",
  "m-zh-cn-home": "m-zh-cn",
  "m-zh-cn-article": "m-zh-cn-message",
  "m-zh-cn-common-login": "m-zh-cn-custom",
};

/** The six entries of the mobile navigation; the one without a route name leads outside. */
export function siteMenu(settings: PublicSettings): readonly MenuItem[] {
  return [
    item("m-zh-cn", "/m/zh-cn", frame.menu.home),
    item("m-zh-cn-case", "/m/zh-cn/case", frame.menu.case),
    item("m-zh-cn-message", "/m/zh-cn/message", frame.menu.message),
    item("m-zh-cn-about", "/m/zh-cn/about", frame.menu.about),
    item("", settings.links.recruitment, frame.menu.join),
    item("m-zh-cn-custom", "/m/zh-cn/common/custom", frame.menu.login),
  ];
}

/** Whether an entry is marked as current on a route; articles mark the marketing news. */
export function isCurrent(entry: MenuItem, routeName: string): boolean {
  return entry.routeName !== "" && entry.routeName === (ALSO_CURRENT[routeName] ?? routeName);
}

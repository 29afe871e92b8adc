import { LANGUAGES, type LanguageKey } from "@wesdom/facts";
import { ROUTE_TABLE, routeRecord } from "../routes/route-table.ts";
import type { Twins } from "./twins.ts";
import { languageKeyOf } from "./languages.ts";

/**
 * Where the language switcher leads: the same path under the other language's prefix; the target's index when the
 * target is Chinese, when the visitor reads an article, or when the page has no twin. A page that knows its twins by
 * name, as a case does, leads to them.
 *
 * @param routeName - Name of the current route.
 * @param target - Language to switch to.
 * @param twins - What the page tells of itself in other languages.
 * @returns A path, with a query only where a twin is named by it, loaded as a whole page.
 */
export function languageSwitchPath(routeName: string, target: LanguageKey, twins: Twins = {}): string {
  const { indexPath } = LANGUAGES[target];
  const named = twins[target];
  if (named !== undefined) return named;
  const source = languageKeyOf(routeName);
  if (target === source) return routeRecord(routeName)?.path ?? indexPath;
  if (target === "zh" || routeName.endsWith("-article")) return indexPath;
  const current = routeRecord(routeName);
  if (!current?.path.startsWith(LANGUAGES[source].indexPath)) return indexPath;
  const twin = current.path.replace(LANGUAGES[source].indexPath, indexPath);
  return ROUTE_TABLE.some((route) => route.path === twin) ? twin : indexPath;
}

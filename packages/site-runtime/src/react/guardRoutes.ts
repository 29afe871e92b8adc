import { redirect, type AnyRouter, type ParsedLocation } from "@tanstack/react-router";
import {
  judgeNavigation,
  type Destination,
  type NavigationRules,
  type PageGuard,
} from "../navigation/guards.ts";
import { ownRoute } from "./ownRoute.ts";

/** What the browser adds to the judging of navigations. */
export interface SiteNavigation extends Pick<Required<NavigationRules>, "redirect"> {
  /**
   * Whether a judged navigation ends in a full load of its target; the client then waits for the new document.
   *
   * @param fullPath - Path with query and hash.
   */
  readonly leaves: (fullPath: string) => boolean;
}

/** What is used of the context of a route's `beforeLoad`. */
interface GuardContext {
  readonly location: ParsedLocation<Record<string, string>>;
  readonly preload: boolean;
}

/** Stands for a navigation whose page arrives as a new document. */
const NEVER: Promise<never> = new Promise(() => {});

/**
 * Puts the judging of navigations before everything else that the root route does. Preloads pass unjudged: they must
 * neither redirect nor load anything in the visitor's place.
 */
export function guardRoutes(
  router: AnyRouter,
  guards: Readonly<Record<string, PageGuard>>,
  navigation: SiteNavigation | undefined,
): void {
  const root = router.routeTree;
  const ownBeforeLoad = root.options.beforeLoad as ((context: GuardContext) => unknown) | undefined;
  root.update({
    async beforeLoad(context: GuardContext): Promise<unknown> {
      if (!context.preload) await judge(context);
      return ownBeforeLoad?.(context);
    },
  });

  async function judge({ location }: GuardContext): Promise<void> {
    const route = ownRoute(router, location.pathname);
    const staticData = route?.options.staticData ?? {};
    const to: Destination = {
      pathname: location.pathname,
      fullPath: location.href,
      search: location.search,
      matched: route !== undefined,
      routeName: staticData.routeName,
    };
    const elsewhere = await judgeNavigation(to, staticData, { guards, ...navigation });
    if (elsewhere !== null) throw redirectTo(elsewhere);
    if (navigation?.leaves(to.fullPath)) await NEVER;
  }

  function redirectTo(href: string): unknown {
    const pathname = href.split(/[?#]/, 1)[0] ?? "/";
    const reloadDocument = ownRoute(router, pathname) === undefined;
    return redirect({ href, replace: true, reloadDocument });
  }
}

import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { channelOrigins, safeTarget } from "../navigation/safe-navigate.ts";
import { ownRoute } from "./ownRoute.ts";
import { useSiteEnvironment } from "./site-context.tsx";

/** How a checked navigation goes. */
export interface SafeNavigateOptions {
  /** Whether leaving the site is meant. @default false */
  readonly external?: boolean;
}

/**
 * Navigation to targets that come from data: paths of the site, and outside it only the hosts that the configuration
 * names.
 *
 * @returns Goes to a target. Throws for one that is refused.
 */
export function useSafeNavigate(): (target: string, options?: SafeNavigateOptions) => void {
  const router = useRouter();
  const { settings } = useSiteEnvironment();
  const allowedOrigins = useMemo(() => channelOrigins(settings), [settings]);
  return (target, { external = false } = {}) => {
    const safe = safeTarget(target, { base: location.href, external, allowedOrigins });
    if (!safe.external && ownRoute(router, pathOf(safe.href))) void router.navigate({ href: safe.href });
    else location.assign(safe.href);
  };
}

function pathOf(href: string): string {
  return href.split(/[?#]/, 1)[0] ?? href;
}

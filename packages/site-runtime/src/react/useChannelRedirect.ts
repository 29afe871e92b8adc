import type { LanguageKey } from "@wesdom/facts";
import { useRouter } from "@tanstack/react-router";
import { useStore } from "jotai";
import { useEffect, useMemo } from "react";
import { createChannelRedirect, type RedirectChannel } from "../start/channel-redirect.ts";
import { ownRoute } from "./ownRoute.ts";
import { channelRedirectAtom } from "./channel-redirect-atom.ts";

/**
 * Leads a visitor to the consultant's page 5 s after a click on a channel that opened nothing. The click itself is left
 * to the browser. Cancelled when the page is hidden, on a route change, and when the component goes away.
 *
 * @returns Called in the click.
 */
export function useChannelRedirect(language: LanguageKey): (channel: RedirectChannel) => void {
  const router = useRouter();
  const store = useStore();
  const redirect = useMemo(
    () =>
      createChannelRedirect({
        enabled: () => store.get(channelRedirectAtom),
        go: (path) => void goTo(router, path),
        onHidden(listener) {
          const heard = (): void => {
            if (document.visibilityState === "hidden") listener();
          };
          document.addEventListener("visibilitychange", heard);
          return () => document.removeEventListener("visibilitychange", heard);
        },
      }),
    [router, store],
  );
  useEffect(() => {
    const stopListening = router.subscribe("onBeforeNavigate", redirect.cancel);
    return () => {
      stopListening();
      redirect.cancel();
    };
  }, [router, redirect]);
  return (channel) => redirect.follow(channel, language);
}

/** Through the router where it has the page, else as a new document. */
function goTo(router: ReturnType<typeof useRouter>, path: string): Promise<void> {
  const [pathname = path] = path.split("?", 1);
  return router.navigate({ href: path, reloadDocument: ownRoute(router, pathname) === undefined });
}

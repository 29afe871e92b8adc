import { keepSignInHint } from "@wesdom/site-runtime/browser";
import type { SiteRouterContext } from "@wesdom/site-runtime/react";
import { useEffect, useRef } from "react";

/** Tells tracking and the next page who is signed in, once that changes. */
export function useIdentity(context: SiteRouterContext, userInfo: string | undefined): void {
  const identified = useRef(userInfo);
  useEffect(() => {
    // Not at first: who signed in on an earlier page stays known until the session is asked for.
    if (identified.current !== userInfo) {
      context.identify(userInfo);
      keepSignInHint(userInfo !== undefined);
    }
    identified.current = userInfo;
  }, [context, userInfo]);
}

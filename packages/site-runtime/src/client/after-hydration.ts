import { isSavingConnection, prefetchLinks, type ConnectionHints } from "../navigation/prefetch-links.ts";
import { createPrefetchQueue } from "../navigation/prefetch-queue.ts";
import { consentStoreAtom } from "../react/useConsent.ts";
import { isWechat } from "../start/wechat-agent.ts";
import { startVersionCheck } from "../version/version-check.ts";
import { askForChannelRedirect } from "./ask-for-channel-redirect.ts";
import { carryCampaign } from "./carry-campaign.ts";
import { followConsent } from "./follow-consent.ts";
import { languageOfPage, type HydratedSite } from "./hydrated-site.ts";
import { routedUrl } from "./intercept-links.ts";
import { whenIdle, yieldToMain } from "./when-quiet.ts";

declare global {
  interface Navigator {
    readonly connection?: ConnectionHints;
  }
}

const STEPS: readonly ((site: HydratedSite) => void)[] = [
  ({ store, tracker }) => tracker && followConsent(store.get(consentStoreAtom), tracker),
  ({ store, context, router }) => void askForChannelRedirect(store, context.api(languageOfPage(router))),
  ({ entryUrl }) => carryCampaign(entryUrl),
  checkVersion,
  leaveLayers,
  prefetchPages,
  shareInWechat,
];

/**
 * Starts what no first tap needs: consent, the start-up call, the campaign's way to other languages, the version check,
 * fetching ahead, WeChat's share card. Each is a task of its own.
 */
export async function afterHydration(site: HydratedSite): Promise<void> {
  for (const step of STEPS) {
    step(site);
    await yieldToMain();
  }
}

function checkVersion({ context, builds, release }: HydratedSite): void {
  startVersionCheck({
    buildId: context.environment.buildId,
    url: `${builds}/latest.json`,
    onNewBuild({ id }) {
      release.isOutdated = true;
      document.documentElement.dataset["newBuild"] = id;
    },
    onWake(listener) {
      const woken = (): void => {
        if (document.visibilityState === "visible") listener();
      };
      document.addEventListener("visibilitychange", woken);
      addEventListener("pageshow", woken);
      return () => {
        document.removeEventListener("visibilitychange", woken);
        removeEventListener("pageshow", woken);
      };
    },
  });
}

/**
 * A layer of ui-kit ends with its document, and its history entry does not: after a reload, or in a tab that was dropped
 * and is restored, Back would do nothing.
 */
function leaveLayers(): void {
  const { elLayers } = (history.state ?? {}) as { readonly elLayers?: number };
  if (!elLayers || document.querySelector("dialog[open]")) return;
  const { navigation } = globalThis as Partial<typeof globalThis>;
  // By its key, where the browser has them: pages of a frame in the layer may lie above it.
  const below = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - elLayers]?.key;
  if (below === undefined) history.go(-elLayers);
  else navigation?.traverseTo(below).committed?.catch(() => undefined);
}

/** Payload and modules of each page whose link is in view. */
function prefetchPages({ router, data, meta }: HydratedSite): void {
  if (isSavingConnection(navigator.connection)) return;
  void meta();
  const prefetch = createPrefetchQueue((href) => {
    const { pathname, search } = new URL(href);
    const [routes] = router.getMatchedRoutes(pathname);
    const chunks = routes.map((route) => route.lazyFn?.());
    return Promise.all([data.prefetch({ pathname, searchStr: search }), ...chunks]);
  });
  const look = prefetchLinks({
    document,
    prefetch,
    pageOf(link) {
      const url = routedUrl(router, link);
      const isShown = url?.pathname === location.pathname && url.search === location.search;
      return url === null || isShown ? null : url.origin + url.pathname + url.search;
    },
  });
  look();
  router.subscribe("onRendered", () => void whenIdle().then(look));
}

function shareInWechat(site: HydratedSite): void {
  // Set by WeChat: `miniprogram` where a mini program frames the page.
  const { __wxjs_environment: environment } = window as { readonly __wxjs_environment?: string };
  if (!isWechat(navigator.userAgent, environment)) return;
  void import("./share-in-wechat.ts").then(({ shareInWechat }) => shareInWechat(site)).catch(() => undefined);
}

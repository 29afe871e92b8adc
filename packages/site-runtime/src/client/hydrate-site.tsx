import { LANGUAGES } from "@wesdom/facts";
import type { AnyRouter } from "@tanstack/react-router";
import { trackPageViews } from "@wesdom/tracking";
import { createStore } from "jotai";
import { browserStorage } from "../browser/key-value-storage.ts";
import { guardInjections, trustHtml } from "../browser/trusted-types.ts";
import type { PageBlock } from "../internal/page-block.ts";
import {
  buildFilesPath,
  buildMetaPath,
  createBuildMetaReader,
  type BuildMeta,
} from "../page-data/build-meta.ts";
import { createPayloadPageData } from "../page-data/page-data.ts";
import { createSiteRouter, type SiteRoutes } from "../react/create-site-router.tsx";
import type { SiteNavigation } from "../react/guardRoutes.ts";
import { viewOfPage } from "../react/ownRoute.ts";
import type { SiteRouterContext } from "../react/site-context.tsx";
import { watchChunkErrors } from "../version/chunk-errors.ts";
import { createFullLoad } from "../version/full-load.ts";
import { guardChunks } from "./guard-chunks.ts";
import { interceptLinks } from "./intercept-links.ts";
import { lazyApi } from "./lazy-api.ts";
import { navigateSite } from "./navigate-site.ts";
import { createPageHeads } from "./page-heads.ts";
import { startTransition } from "./parts/react.ts";
import { createBrowserHistory, hydrate, RouterProvider } from "./parts/router.ts";
import { takeMatches } from "./take-matches.ts";
import type { TrackedVisit } from "./track-visit.ts";
import { whenIdle, yieldToMain } from "./when-quiet.ts";

declare global {
  interface Window {
    /** TanStack Router's state of the server render. */
    $_TSR?: { h(): void; router?: { matches: { i: string; u: number }[] } };
  }
}

/**
 * Hydrates the document; the rendering is cut into slices that yield to input. What no first tap needs follows in an
 * idle moment after it.
 *
 * @param entryUrl - Address of the document as it was loaded.
 * @param visit - What is told of each page that the router resolves.
 */
export async function hydrateSite(
  block: PageBlock,
  routes: SiteRoutes,
  entryUrl: string,
  visit: TrackedVisit | null,
): Promise<AnyRouter> {
  const { settings, site, buildId } = block;
  guardInjections(settings.geetest);
  // From the own origin: a copy elsewhere has the assets alone, and would not follow the pointer.
  const builds = buildFilesPath(site);
  const meta = createBuildMetaReader(buildMetaPath(site, buildId));
  const data = createPayloadPageData({ buildId, prerendered: async () => (await meta()).prerendered });
  const fullLoad = createFullLoad({
    location,
    storage: browserStorage("sessionStorage"),
    isOnline: () => navigator.onLine,
  });
  const chunkErrors = watchChunkErrors(window);
  const release = { isOutdated: false };
  const api = lazyApi((lang) => ({
    baseUrl: settings.apiBase,
    lang,
    onError: routes.onError,
  }));
  const context: SiteRouterContext = {
    environment: { site, buildId, settings, origin: settings.publicOrigin || location.origin, today: "" },
    data,
    api: (language) => api(LANGUAGES[language].Lang),
    form: null,
    identify: (userInfo) => visit?.tracker.setUserInfo(userInfo),
  };
  const store = createStore();
  let hydrated = Promise.resolve();
  const history = createBrowserHistory();
  await yieldToMain();
  // Not by its script: what stands on the stack of the errors that it makes up is parsed again where a browser is looked
  // into, as Lighthouse does.
  const { hydrateRoot } = await import("react-dom/client");
  await yieldToMain();
  const router = createSiteRouter({
    routes,
    context,
    history,
    store,
    navigation: {
      async redirect(to) {
        // The page is hydrated after the document around it: left in between, it would be drawn anew from nothing.
        await hydrated;
        return siteRedirect(meta, to.fullPath);
      },
      leaves: (fullPath) => release.isOutdated && isAnotherPage(router, fullPath) && fullLoad(fullPath),
    },
  });
  await yieldToMain();
  await loadShownPage(router);
  guardChunks(router, chunkErrors, fullLoad);
  takeMatches(router, window.$_TSR?.router?.matches ?? []);
  await hydrate(router);
  window.$_TSR?.h();
  // React writes the document's text anew when its visitor returns to it, and where a translator or an extension has
  // changed the page before.
  trustHtml(router.state.matches.map(({ loaderData }) => loaderData));
  const sent = [...document.head.children];
  const fields = [...document.querySelectorAll<HTMLInputElement>("input,select,textarea")];
  const held = document.activeElement;
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />, {
      onRecoverableError(mismatch) {
        // Drawn anew as a whole, the document has lost its head, of which React owns nothing.
        document.head.append(...sent.filter((tag) => !tag.isConnected));
        void import("../react/lead-rules.ts").then(({ typeAgain }) => typeAgain(fields, held), reportError);
        reportError(mismatch);
      },
      onCaughtError(error) {
        if (!isOfLoader(router, error)) reportError(error);
        // A blocker or an extension has taken out what the page was to stand beside: as a new document it is whole.
        if (error instanceof DOMException && error.name === "NotFoundError") fullLoad(location.href);
      },
    });
  });
  const heads = createPageHeads(document, router.latestLocation, (page) => data.head(page));
  navigateSite(router, routes.loading, heads);
  interceptLinks(router);
  if (visit) trackPageViews(router, (page) => visit.viewed(page, viewOfPage(router, page.pathname)));
  hydrated = whenIdle();
  void hydrated
    .then(() => import("./after-hydration.ts"))
    .then(({ afterHydration }) =>
      afterHydration({
        router,
        store,
        context,
        data,
        meta,
        builds,
        entryUrl,
        release,
        headWritten: heads.written,
        tracker: visit?.tracker,
      }),
    )
    // Nothing of it is needed to read the page.
    .catch(() => undefined);
  return router;
}

/**
 * Loads the modules of the page that the document shows. The router would go on without them and put an error in the
 * place of the page; as it was sent, the document is complete, its links lead on and its forms post.
 *
 * @throws the module's error.
 */
async function loadShownPage(router: AnyRouter): Promise<void> {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  await Promise.all(routes.map(async (route) => route.lazyFn?.()));
}

/** Whether an error was met by a page's loader, as a failed call is: it was said, and is no fault of the page. */
function isOfLoader(router: AnyRouter, error: unknown): boolean {
  return router.state.matches.some((match) => match.error === error);
}

/** The site's own redirects come with the build metadata; the code that follows them only where there are any. */
async function siteRedirect(
  meta: () => Promise<BuildMeta>,
  fullPath: string,
): ReturnType<SiteNavigation["redirect"]> {
  const { redirects } = await meta();
  if (Object.keys(redirects).length === 0) return null;
  try {
    const { ownRedirect } = await import("../addresses/own-redirect.ts");
    return ownRedirect(new URL(fullPath, location.href), redirects);
  } catch {
    // Gone with its release: the front door knows the redirects too, and the page's own modules are judged next.
    return null;
  }
}

/** Whether a navigation shows another page; a hash of the same one must not cost a visitor what was typed. */
function isAnotherPage(router: AnyRouter, fullPath: string): boolean {
  const shown = router.state.resolvedLocation?.href ?? "";
  return shown.split("#", 1)[0] !== fullPath.split("#", 1)[0];
}

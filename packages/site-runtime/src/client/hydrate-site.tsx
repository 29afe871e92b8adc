import type { AnyRouter } from "@tanstack/react-router";

import { createHead, UnheadProvider } from "@unhead/react/client";
import { createApiClient } from "@wesdom/api-client";
import { startTransition } from "react";

import type { PageBlock } from "../internal/page-block.ts";
import { LANGUAGES } from "../languages/languages.ts";
import { buildFilesPath, createBuildMetaReader } from "../page-data/build-meta.ts";
import { createPayloadPageData } from "../page-data/page-data.ts";
import { createSiteRouter, type SiteRoutes } from "../react/create-site-router.tsx";
import type { SiteRouterContext } from "../react/site-context.tsx";
import { interceptLinks } from "./intercept-links.ts";
import { hydrateRoot } from "./parts/react.ts";
import { hydrate, RouterProvider } from "./parts/router.ts";

declare global {
  interface Window {
    /** TanStack Router's state of the server render. */
    $_TSR?: { h(): void };
  }
}

/** Hydrates the document; the rendering is cut into slices that yield to input. */
export async function hydrateSite(block: PageBlock, routes: SiteRoutes): Promise<AnyRouter> {
  const { settings, site, buildId } = block;
  const meta = createBuildMetaReader(`${settings.assetBase}${buildFilesPath(site)}/meta/${buildId}.json`);
  const context: SiteRouterContext = {
    environment: { site, buildId, settings, origin: settings.publicOrigin || location.origin, today: "" },
    data: createPayloadPageData({ buildId, prerendered: async () => (await meta()).prerendered }),
    api: (language) =>
      createApiClient({ baseUrl: settings.apiBase, lang: LANGUAGES[language].Lang, onError: routes.onError }),
    form: null,
  };
  const head = createHead();
  const router = createSiteRouter({
    routes,
    context,
    provideHead: (children) => <UnheadProvider value={head}>{children}</UnheadProvider>,
  });
  await hydrate(router);
  window.$_TSR?.h();
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />);
  });
  interceptLinks(router);
  return router;
}

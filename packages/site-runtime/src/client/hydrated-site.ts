import type { AnyRouter } from "@tanstack/react-router";
import type { Tracker } from "@wesdom/tracking";
import type { createStore } from "jotai";
import { languageKeyOf } from "../languages/languages.ts";
import type { BuildMeta } from "../page-data/build-meta.ts";
import type { PayloadPageData } from "../page-data/page-data.ts";
import type { SiteRouterContext } from "../react/site-context.tsx";
import { routeOfPath } from "../routes/route-table.ts";

/** What runs in an idle moment after hydration works with. */
export interface HydratedSite {
  readonly router: AnyRouter;
  readonly store: ReturnType<typeof createStore>;
  readonly context: SiteRouterContext;
  readonly data: PayloadPageData;
  readonly meta: () => Promise<BuildMeta>;
  /** Folder of the build files. */
  readonly builds: string;
  /** Address of the document as it was loaded. */
  readonly entryUrl: string;
  /** Turned when another build is found to be served. */
  readonly release: { isOutdated: boolean };
  /** Settles once the head of the page is in the document. */
  readonly headWritten: () => Promise<void>;
  /** Reports the visit; nothing where none is reported. */
  readonly tracker: Tracker | undefined;
}

/** Language of the page that is shown. */
export function languageOfPage(router: AnyRouter): ReturnType<typeof languageKeyOf> {
  return languageKeyOf(routeOfPath(router.state.location.pathname)?.name ?? "");
}

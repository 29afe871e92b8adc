import { createSiteRoutes } from "@wesdom/page-sections/layout";
import type { SiteRoutes } from "@wesdom/site-runtime/react";
import { copy as texts } from "#copy/frame.zh.yml";
import { RootPage } from "./layout/RootPage.tsx";
import { PAGES } from "./pages.ts";

/** The routes of the Chinese site. */
export const createRoutes = (): SiteRoutes =>
  createSiteRoutes({ pages: PAGES, RootPage, language: "zh", texts });

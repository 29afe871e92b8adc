import { createSiteRoutes } from "@wesdom/page-sections/layout";
import type { SiteRoutes } from "@wesdom/site-runtime/react";
import { copy as texts } from "#copy/frame.zh.yml";
import { RootPage } from "./layout/RootPage.tsx";
import { PAGES } from "./pages.ts";
import { RESERVATION_PATH } from "./pages/reservation/reservation-place.ts";

/** The routes of the Chinese site. */
export const createRoutes = (): SiteRoutes =>
  createSiteRoutes({
    pages: PAGES,
    RootPage,
    language: "zh",
    texts,
    ways: [
      { label: texts.menu.case, href: "/m/zh-cn/case" },
      { label: texts.menu.message, href: "/m/zh-cn/message" },
      { label: texts.consultBar.consult, href: RESERVATION_PATH },
    ],
  });

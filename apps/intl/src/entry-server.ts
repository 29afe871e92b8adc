import "./styles.css";
import type { SiteServerBuild } from "@wesdom/site-runtime";
import { createServerBuild } from "@wesdom/site-runtime/server";
import { assets, buildId as id } from "virtual:site-build-info";
import { CONTENT_QUERIES } from "./content-queries.ts";
import { submitForm } from "./forms/submitForm.ts";
import { PAGES } from "./pages.ts";
import { english } from "./messages/english.ts";
import { japanese } from "./messages/japanese.ts";
import { siteLanguageOf } from "./messages/loadMessages.ts";
import { createLanguageRoutes } from "./routes.tsx";

const build: SiteServerBuild = createServerBuild({
  site: "intl",
  buildId: id,
  assets,
  createRoutes(pathname) {
    return createLanguageRoutes(siteLanguageOf(pathname) === "ja" ? japanese : english);
  },
  pages: PAGES,
  contentQueries: CONTENT_QUERIES,
  submitForm,
});

export const { site, buildId, fixedPages, ownsPath, pageAt, cacheKeyOf, render, submit } = build;

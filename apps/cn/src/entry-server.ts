import "./styles.css";
import type { SiteServerBuild } from "@wesdom/site-runtime";
import { createServerBuild } from "@wesdom/site-runtime/server";
import { assets, buildId as id } from "virtual:site-build-info";
import { CONTENT_QUERIES } from "./content-queries.ts";
import { submitForm } from "./forms/submitForm.ts";
import { PAGES } from "./pages.ts";
import { createRoutes } from "./routes.tsx";

const build: SiteServerBuild = createServerBuild({
  site: "cn",
  buildId: id,
  assets,
  createRoutes,
  pages: PAGES,
  contentQueries: CONTENT_QUERIES,
  submitForm,
});

export const { site, buildId, fixedPages, ownsPath, pageAt, render, submit } = build;

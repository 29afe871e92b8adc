import "./styles.css";
import type { SiteServerBuild } from "@wesdom/site-runtime";
import { createServerBuild } from "@wesdom/site-runtime/server";
import { assets, buildId as id } from "virtual:site-build-info";
import { submitForm } from "./forms/submitForm.ts";
import { FIXED_PAGES, ownsPath as owns } from "./pages.ts";
import { createRoutes } from "./routes.tsx";

const build: SiteServerBuild = createServerBuild({
  site: "cn",
  buildId: id,
  assets,
  createRoutes,
  fixedPages: FIXED_PAGES,
  ownsPath: owns,
  submitForm,
});

export const { site, buildId, fixedPages, ownsPath, cacheKeyOf, render, submit } = build;

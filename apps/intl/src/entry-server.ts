import "./styles.css";
import type { SiteServerBuild } from "@wesdom/site-runtime";
import { createServerBuild } from "@wesdom/site-runtime/server";
import { assets, buildId as id } from "virtual:site-build-info";
import { CONTENT_QUERIES } from "./content-queries.ts";
import { submitForm } from "./forms/submitForm.ts";
import { PAGES } from "./pages.tsx";
import * as en from "#copy/frame.en.yml";
import * as ja from "#copy/frame.ja.yml";
import { siteLanguageOf } from "./language/site-language.ts";
import { createLanguageRoutes } from "./routes.tsx";

const FRAMES = { en, ja } as const;

const build: SiteServerBuild = createServerBuild({
  site: "intl",
  buildId: id,
  assets,
  createRoutes(pathname) {
    const language = siteLanguageOf(pathname);
    return createLanguageRoutes({ language, ...FRAMES[language] });
  },
  pages: Object.values(PAGES).flat(),
  contentQueries: CONTENT_QUERIES,
  submitForm,
});

export const { site, buildId, fixedPages, ownsPath, pageAt, render, submit } = build;

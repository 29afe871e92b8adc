import { buildPageHead, website, type PageHead } from "@wesdom/seo";
import { usePageHead } from "@wesdom/seo/react";
import { useMemo } from "react";
import type { LanguageKey } from "../languages/languages.ts";
import type { PublicSettings } from "../settings/public-settings.ts";
import { useSiteEnvironment } from "./site-context.tsx";

/** Size of a share image in pixels. */
const SHARE_IMAGE = { width: 1200, height: 630 };

/** What a page says of itself. */
export interface SitePage {
  /** The page's own path, the canonical one of its duplicates. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Paths of the page in each language that has it, its own included. */
  readonly twins?: Partial<Readonly<Record<LanguageKey, string>>>;
  /** Kept out of search engines. @default false */
  readonly noindex?: boolean;
  /** Address below the API of the picture that the first screen waits for. */
  readonly preload?: string;
}

/** Writes a page's head: title, description, canonical and alternate links, share tags, structured data. */
export function useSitePageHead(language: LanguageKey, page: SitePage): void {
  const { settings, origin } = useSiteEnvironment();
  const content = JSON.stringify(page);
  const head = useMemo(
    () => headOf(language, JSON.parse(content) as SitePage, settings, origin),
    [language, content, settings, origin],
  );
  usePageHead(head);
}

function headOf(language: LanguageKey, page: SitePage, settings: PublicSettings, origin: string): PageHead {
  const siteName = settings.brand[language].name;
  return buildPageHead({
    language,
    origin,
    desktopOrigin: settings.desktopOrigin,
    path: page.path,
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    image: { url: `/m/brand/share-${language}.jpg`, ...SHARE_IMAGE, alt: page.title },
    type: "website",
    twins: page.twins ?? {},
    noindex: page.noindex ?? false,
    siteName,
    structuredData: [website({ language, origin, name: siteName, url: page.path })],
    ...(page.preload === undefined ? {} : { preloadImage: { href: settings.apiBase + page.preload } }),
  });
}

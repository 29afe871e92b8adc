import { LANGUAGES } from "@wesdom/site-runtime";
import type { ObjectId, SitePage, TrackingPlan } from "@wesdom/site-runtime/client";
import type { Copy } from "virtual:copy";
import type { SiteLanguage } from "./language/site-language.ts";

/** Services with a page, which is in the menu. */
export type ServiceKey = keyof Copy["frame"]["services"];

/** Services whose page is being prepared: declared, but in no menu and no sitemap. */
export const PREPARED_KEYS = [
  "advertising-purchases",
  "reputation-management",
  "e-commerce-operation",
] as const;

const SERVICE_VIEWS: Readonly<Record<ServiceKey, ObjectId>> = {
  "influencer-marketing": 600104,
  "live-commerce": 600105,
  "marketing-technology": 600106,
  "media-buying": 600107,
  "social-media-management": 600108,
};

/** A page by its path below the index of a language: English and Japanese share them, object ids included. */
const SHARED_PAGES: Readonly<Record<string, SitePage>> = {
  "": { indexed: true, view: { objectId: 600100 } },
  home: { view: { objectId: 600100 } },
  case: { indexed: true, view: { objectId: 600103 } },
  article: { byQuery: true, view: { objectId: 600102 } },
  about: { indexed: true, view: { objectId: 600101 } },
  "contact-us": { indexed: true, view: { objectId: 600110, bizId: "contact-us" } },
  "marketing-consultant": { indexed: true, view: { objectId: 600110, bizId: "marketing-consultant" } },
  ...Object.fromEntries(
    Object.entries(SERVICE_VIEWS).map(([key, objectId]) => [
      `services/${key}`,
      { indexed: true, view: { objectId } },
    ]),
  ),
  ...Object.fromEntries(PREPARED_KEYS.map((key) => [`services/${key}`, {}])),
  "404": {},
};

/** Name in the route table of a page by its path below the index of a language. */
export function routeNameOf(language: SiteLanguage, page: string): string {
  return [LANGUAGES[language].indexRouteName, ...page.split("/").filter(Boolean)].join("-");
}

/** The pages of this site: their routes are in `page-routes.tsx`. */
export const PAGES = Object.fromEntries(
  (["en", "ja"] as const).flatMap((language) =>
    Object.entries(SHARED_PAGES).map(([page, facts]) => [routeNameOf(language, page), facts]),
  ),
);

/** What the English and Japanese site reports: object ids of the specification. */
export const TRACKING_PLAN: TrackingPlan = { pages: PAGES, visitors: 600100, duration: 600109 };

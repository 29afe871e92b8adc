import { BRAND_PATH } from "./brand-path.ts";
import type { LinkTag } from "./page-head.ts";

/** Icons of every page: scalable where understood, bitmaps elsewhere, and the home-screen icon. */
export const ICON_LINKS: readonly LinkTag[] = [
  { rel: "icon", href: `${BRAND_PATH}/favicon.ico`, sizes: "48x48" },
  { rel: "icon", href: `${BRAND_PATH}/icon.svg`, type: "image/svg+xml", sizes: "any" },
  { rel: "icon", href: `${BRAND_PATH}/icon-192.png`, type: "image/png", sizes: "192x192" },
  { rel: "apple-touch-icon", href: `${BRAND_PATH}/apple-touch-icon.png`, sizes: "180x180" },
];

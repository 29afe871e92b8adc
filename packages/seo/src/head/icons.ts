import { BRAND_PATH } from "./brand-path.ts";
import type { LinkTag } from "./page-head.ts";

/**
 * Icons of every page. Bitmaps alone: Chromium takes the icon anew for each address that it has not seen, within a document
 * too, and an SVG is parsed as one on the main thread, just before the new page is drawn.
 */
export const ICON_LINKS: readonly LinkTag[] = [
  { rel: "icon", href: `${BRAND_PATH}/favicon.ico`, sizes: "48x48" },
  { rel: "icon", href: `${BRAND_PATH}/icon-192.png`, type: "image/png", sizes: "192x192" },
  { rel: "apple-touch-icon", href: `${BRAND_PATH}/apple-touch-icon.png`, sizes: "180x180" },
];

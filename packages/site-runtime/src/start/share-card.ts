import { routeOfPath } from "../routes/route-table.ts";
import { contentKey } from "../routes/search.ts";
import type { ShareCard } from "./wechat-share.ts";

/** The logo of share cards: a bitmap, since WeChat shows no other. */
export const SHARE_LOGO_PATH = "/m/brand/wechat-300.png";

/** What a share card takes from the document. */
export interface SharedDocument {
  readonly title: string;
  querySelector(selector: string): { getAttribute(name: string): string | null } | null;
}

/**
 * The share card of the page that is shown: its title and description, its address with the query that selects the
 * content and without any other, the logo.
 *
 * @param page - The document.
 * @param href - The current address.
 * @param origin - Origin of absolute addresses, one that WeChat's account names as safe.
 */
export function shareCard(page: SharedDocument, href: string, origin: string): ShareCard {
  const url = new URL(href);
  const keys = routeOfPath(url.pathname)?.contentQueryKeys ?? [];
  return {
    title: page.title,
    desc: page.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
    link: origin + contentKey(url, keys),
    imgUrl: origin + SHARE_LOGO_PATH,
  };
}

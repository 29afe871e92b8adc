// What writes the heads of pages: loads with the first other page, since the first page's head came with it.
import { sitePageHead } from "../../react/sitePageHead.ts";
import type { SaidPage } from "../../react/site-page.ts";
import { toUnhead, type UnheadInput } from "@wesdom/seo/react";

export { createHead, renderDOMHead } from "@unhead/react/client";

/** What a page said, as unhead takes it. */
export function inputOf(said: SaidPage): UnheadInput {
  return toUnhead(sitePageHead(said));
}

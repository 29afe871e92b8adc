import type { PageViewPlan } from "@wesdom/tracking";
import type { PublicSettings } from "../settings/public-settings.ts";
import type { SiteName } from "../site/site-build.ts";

/** Id of the `application/json` block through which a page tells the browser its settings. */
export const PAGE_BLOCK_ID = "wesdom-page";

/** Content of the page's JSON block. */
export interface PageBlock {
  readonly site: SiteName;
  readonly buildId: string;
  /** Address of the sheet behind the site's pages; empty where the styles come otherwise. */
  readonly stylesFile: string;
  readonly settings: PublicSettings;
  /** What a view of the page is reported as; left out where none is. */
  readonly view?: PageViewPlan | undefined;
}

/** JSON that is safe inside a `<script>` element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

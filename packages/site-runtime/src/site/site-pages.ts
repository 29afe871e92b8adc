import type { PageViewPlan } from "@wesdom/tracking";

/** What a site knows of a page before anything of it is loaded. */
export interface SitePage {
  /** Whether search engines may list it (sitemap). @default false */
  readonly indexed?: boolean;
  /** Whether it lives by its query and is rendered when it is asked for. @default false: ahead of any request */
  readonly byQuery?: boolean;
  /** Whether it is another page to whom is signed in: the document then says so by `data-signed-in`. @default false */
  readonly asksWho?: boolean;
  /** What its view is reported as. @default not at all */
  readonly view?: PageViewPlan;
}

/** The pages of a site by their names in the route table. */
export type SitePages = Readonly<Record<string, SitePage>>;

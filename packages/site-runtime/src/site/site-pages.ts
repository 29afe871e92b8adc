import type { PageViewPlan } from "@wesdom/tracking";

/** What a site says of a page besides what it shows. */
export interface PageFacts {
  /** Whether search engines may list it (sitemap). @default false */
  readonly indexed?: boolean;
  /** Whether it lives by its query and is rendered when it is asked for. @default false: ahead of any request */
  readonly byQuery?: boolean;
  /** Whether it is another page to whom is signed in: the document then says so by `data-signed-in`. @default false */
  readonly asksWho?: boolean;
  /** What its view is reported as. @default not at all */
  readonly view?: PageViewPlan;
  /** The entry of the menu that it marks; the first page of an entry is where that leads. @default none */
  readonly menu?: string;
}

/** A page of a site. */
export interface SitePage extends PageFacts {
  /** Name in the route table, which knows path, language and query keys. */
  readonly name: string;
  readonly path: string;
}

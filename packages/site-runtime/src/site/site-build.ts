import type { ContentIndex } from "@wesdom/api-client/server";
import type { PublicSettings } from "../settings/public-settings.ts";
import type { StylePart } from "./page-styles.ts";

/** What the client build left for the server build: addresses relative to the asset base. */
export interface SiteAssets {
  /** The site's style sheet in pieces, of which a page carries those that it needs; without those of `lowScreensFile`. */
  readonly styles: readonly StylePart[];
  /** What of it a page may lack, as a file, path below the origin; empty where there is none. */
  readonly stylesFile: string;
  /** The rules for phones on their side, as a file, path below the origin. @default they are among `styles` */
  readonly lowScreensFile?: string;
  /** Module that starts the browser side, path below the origin. */
  readonly entry: string;
  /** What the browser will import, so that the page can name it at once. @default nothing is named */
  readonly scripts?: SiteScripts;
}

/** Scripts of a site besides its entry, paths below the origin, each with all that it imports. */
export interface SiteScripts {
  /** Those that bring any page to life. */
  readonly always: readonly string[];
  /** Those of a page, by the name that its route gives. */
  readonly byName: Readonly<Record<string, readonly string[]>>;
}

/** Which of the two separately released sites. */
export type SiteName = "cn" | "intl";

/** What whoever renders a site hands to its server build: nothing of it is baked into the build. */
export interface RenderContext {
  /** Settings written into the page as an `application/json` block and read by the browser from there. */
  readonly settings: PublicSettings;
  /** Absolute base of the API for calls made while rendering, without trailing slash, e.g. `http://127.0.0.1:3001`. */
  readonly apiBase: string;
  /** Transport of those calls. @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** The clock, milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
  /** Headers passed on to the API with a form's submission (client address, user agent). */
  readonly forwardedHeaders?: Readonly<Record<string, string>>;
  /** What the page's loaders received before: the API is not asked for it again. @default nothing */
  readonly data?: PagePayload["data"];
}

/** One rendered page. */
export interface RenderedPage {
  /** HTTP status: 200, 404 or 500. */
  readonly status: number;
  /** The whole document; empty where not even a failure could be shown. */
  readonly html: string;
  /** The page's data for client navigation, `null` where the page must not be prerendered or failed. */
  readonly payload: PagePayload | null;
  /** False where the answer must not be stored (error pages, form answers). */
  readonly cacheable: boolean;
  /**
   * What a content security policy lets run: a hash source for each inline script that the build put into the document,
   * and for no other.
   */
  readonly scriptHashes: readonly string[];
  /** What broke while the page was rendered, where something did: the document is then the screen of a failed page. */
  readonly failure?: Error;
}

/** Header of a form's answer with its {@link RenderedPage.scriptHashes}, separated by spaces. */
export const SCRIPT_HASHES_HEADER = "x-script-hashes";

/** File of a release with the script hashes of its prerendered pages, by path. */
export const SCRIPT_HASHES_FILE = "server/script-hashes.json";

/** Content of `{path}/_payload.json`. */
export interface PagePayload {
  /** Values by query key, as the route loaders asked for them. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Tags of its head. */
  readonly head: string;
  /** When the day began in Shanghai on which the page was rendered, milliseconds since the epoch: one day, one tag. */
  readonly prerenderedAt: number;
}

/** A path that can be rendered ahead of a request. */
export interface FixedPage {
  readonly path: string;
  readonly routeName: string;
  /** Whether search engines may list it (sitemap). */
  readonly indexed: boolean;
  /** Whether it is another page to whom is signed in. A build of before that was told has none. */
  readonly asksWho?: boolean;
}

/** Where the page that answers an address is rendered and kept. */
export interface PageAddress {
  /** Path and query of the page, as much of the address as it is made from. */
  readonly key: string;
  /** Whether nothing of the content is named so: all such addresses of a path have one page between them, a 404. */
  readonly isUnknown: boolean;
  /** What stands in the answer where the page has `SENT_PLACEHOLDER`; `null`: nowhere. */
  readonly reference: string | null;
}

/** What the server build of a site exports. */
export interface SiteServerBuild {
  readonly site: SiteName;
  readonly buildId: string;
  /** Pages without a content-selecting query: prerendered at build and on every start or pointer switch. */
  readonly fixedPages: readonly FixedPage[];
  /** Whether the site has a page at a path; letter case and a trailing slash do not matter. */
  readonly ownsPath: (pathname: string) => boolean;
  /**
   * The page that answers an address.
   *
   * @param content - What there is to be named, `null` where that is not known: whatever is named then has a page.
   */
  readonly pageAt: (url: URL, content: ContentIndex | null) => PageAddress;
  /** Renders a page; never throws for a failing API (an error page with status 500 is returned instead). */
  readonly render: (request: Request, context: RenderContext) => Promise<RenderedPage>;
  /**
   * Answers a plain form post: 303 to the thank-you page, or the page with the input in its fields: 422 where some are
   * wrong, 503 where the API could not take it and the same may be sent again.
   */
  readonly submit: (request: Request, context: RenderContext) => Promise<Response>;
}

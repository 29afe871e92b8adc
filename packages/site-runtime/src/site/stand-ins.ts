import type { RenderContext } from "./site-build.ts";

/** A page of a site before a computer, which is shown it in a frame. */
export interface FramedPage {
  /** Mobile path. */
  readonly path: string;
  /** What the page itself answers with, so that whoever reads the stand-in takes no failure for a page. */
  readonly status: number;
  /** The page as a phone gets it, `null` where it could not be had. */
  readonly html: string | null;
}

/** What the front door hands to the stand-ins with a request. */
export interface StandInContext extends RenderContext {
  /** What the customer centre shows itself with to the API; empty: the front door's own token does. */
  readonly centreSecret: string;
  /** The page that the stand-in for a desktop site is asked for. @default none: a stand-in at the address is */
  readonly framed?: FramedPage;
}

/** What the build of the stand-ins exports. */
export interface StandInsBuild {
  /**
   * Answers a request that the front door has found sound, and a form only from a page of this site.
   *
   * @returns A document with `SCRIPT_HASHES_HEADER`, a file, a redirect, or a bare status of which the front door makes a
   *   page; `null`: nothing stands in at this address.
   */
  readonly answer: (request: Request, context: StandInContext) => Promise<Response | null>;
}

import type { RenderedPage } from "@wesdom/site-runtime";

/** A page as it is kept: absolute addresses in it still have the placeholder origin. */
export interface Page {
  readonly status: number;
  readonly html: Buffer;
  /** JSON for a client navigation, `null` where there is none. */
  readonly payload: Buffer | null;
  /** Hash sources of the build's own inline scripts in it. */
  readonly scriptHashes: readonly string[];
  /** Whether it may be kept. */
  readonly cacheable: boolean;
  /** Whether it is one of the fixed pages of its release: rendered seldom and sent often. */
  readonly fixed: boolean;
  /** Changes with each render; what is derived from a page is kept under it. */
  readonly version: string;
  /** Whether the build left it, or this process rendered it. */
  readonly source: "prerendered" | "rendered";
  /** What broke while it was rendered, where the site told. */
  readonly failure?: Error | undefined;
}

/** First status of a failure, which is worth a warning and which a second try may mend. */
export const FIRST_FAILURE = 500;

let renders = 0;

/** A name for a page's version, unique in this process. */
export function nextVersion(): string {
  renders += 1;
  return String(renders);
}

/** What a site rendered, as it is kept. */
export function pageOf(rendered: RenderedPage, fixed: boolean): Page {
  return {
    status: rendered.status,
    html: Buffer.from(rendered.html),
    payload: rendered.payload === null ? null : Buffer.from(JSON.stringify(rendered.payload)),
    // A release of before they were told has none that run; its pages are complete without.
    scriptHashes: rendered.scriptHashes ?? [],
    cacheable: rendered.cacheable,
    fixed,
    version: nextVersion(),
    source: "rendered",
    failure: rendered.failure,
  };
}

/** Whether a page says that it could not be made. */
export function isFailure(page: Page): boolean {
  return page.status >= FIRST_FAILURE;
}

/** Memory a page takes. */
export function bytesOf(page: Page): number {
  return page.html.byteLength + (page.payload?.byteLength ?? 0);
}

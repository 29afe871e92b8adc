import type { FixedPage } from "@wesdom/site-runtime";
import { join } from "node:path";
import { readFile } from "node:fs/promises";
import * as v from "valibot";
import type { ContentState } from "../content/watch-content.ts";
import type { Page } from "../pages/page.ts";
import { HOST_ITSELF, type SitePages } from "../pages/site-pages.ts";
import type { LoadedRelease } from "../releases/load-release.ts";
import { latestDateIn, latestOf, noLaterThan } from "./latest-date.ts";

const PayloadSchema = v.object({ data: v.record(v.string(), v.unknown()) });

/** What a page's data says of its changes. */
interface Shown {
  /** Latest date of the content on it. */
  readonly date: string | undefined;
  /** Whether it shows other content than its build did. */
  readonly differs: boolean;
}

/**
 * When a fixed page last changed: the latest of the release that changed it, the dates of the content on it, and, where
 * it shows other content than at its build, the last import.
 */
export type LastModified = (
  release: LoadedRelease,
  page: FixedPage,
  content: ContentState | null,
) => Promise<string | undefined>;

/** Makes {@link LastModified}; what a render showed is worked out once. */
export function createPageChanges(pages: SitePages): LastModified {
  const shown = new WeakMap<Page, Shown>();

  async function shownBy(release: LoadedRelease, path: string, page: Page): Promise<Shown> {
    const known = shown.get(page);
    if (known) return known;
    const data = dataOf(page.payload?.toString());
    const built = dataOf(
      await readFile(join(release.folder, "client", path, "_payload.json"), "utf8").catch(() => undefined),
    );
    const differs = data !== null && built !== null && JSON.stringify(data) !== JSON.stringify(built);
    const found = { date: latestDateIn(data), differs };
    shown.set(page, found);
    return found;
  }

  return async (release, { path }, content) => {
    const released = release.pageDates[path];
    const { page } = await pages.get(release, path, new URLSearchParams(), HOST_ITSELF);
    if (page === null) return released;
    const { date, differs } = await shownBy(release, path, page);
    return latestOf([
      released,
      noLaterThan(date, content?.importedAt),
      differs ? content?.importedAt : undefined,
    ]);
  };
}

function dataOf(text: string | undefined): Record<string, unknown> | null {
  if (text === undefined) return null;
  const result = v.safeParse(PayloadSchema, JSON.parse(text));
  return result.success ? result.output.data : null;
}

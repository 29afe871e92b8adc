import { useHead } from "@unhead/react";
import { useMemo } from "react";
import type { PageHead } from "../head/page-head.ts";
import { toUnhead } from "./toUnhead.ts";

/**
 * Puts the head of a page into the document while the calling component is mounted, on the server and in the browser.
 *
 * Needs `UnheadProvider` around it, from `@unhead/react/server` or `@unhead/react/client`.
 *
 * @param head - Result of `buildPageHead`; another object replaces the tags of the one before.
 */
export function usePageHead(head: PageHead): void {
  useHead(useMemo(() => toUnhead(head), [head]));
}

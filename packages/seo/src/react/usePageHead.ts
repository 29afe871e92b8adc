import { useHead } from "@unhead/react";
import { useMemo } from "react";
import type { PageHead } from "../head/page-head.ts";
import { toUnhead } from "./toUnhead.ts";

/** What {@link usePageHead} writes with. */
export type HeadManager = NonNullable<NonNullable<Parameters<typeof useHead>[1]>["head"]>;

/**
 * Puts the head of a page into the document while the calling component is mounted, on the server and in the browser.
 *
 * @param head - Result of `buildPageHead`; another object replaces the tags of the one before.
 * @param manager - unhead's head, or what stands for it. @default that of `UnheadProvider` around the component, from
 * `@unhead/react/server` or `@unhead/react/client`
 */
export function usePageHead(head: PageHead, manager?: HeadManager): void {
  useHead(
    useMemo(() => toUnhead(head), [head]),
    manager ? { head: manager } : {},
  );
}

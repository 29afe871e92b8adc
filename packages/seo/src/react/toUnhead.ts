import type { useHead } from "@unhead/react";
import type { PageHead } from "../head/page-head.ts";

/** What unhead takes. */
export type UnheadInput = NonNullable<Parameters<typeof useHead>[0]>;

/**
 * A page's head as unhead takes it: for `useHead`, and for `head.push` outside React.
 *
 * @param head - Result of `buildPageHead`.
 */
export function toUnhead(head: PageHead): UnheadInput {
  const input = {
    htmlAttrs: { lang: head.htmlLang },
    title: head.title,
    meta: head.meta.map((tag) => ({ ...tag })),
    link: head.link.map((tag) => ({ ...tag })),
    script: head.script.map((tag) => ({ ...tag })),
  };
  // unhead has one type for each kind of element; ours are plain attributes, proved by the rendered head in the tests.
  return input as unknown as UnheadInput;
}

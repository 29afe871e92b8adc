import { createHead, renderSSRHead } from "@unhead/react/server";
import { toUnhead } from "@wesdom/seo/react";
import type { HeadEntry, HeadWriter } from "../react/head-context.ts";
import { sitePageHead } from "../react/sitePageHead.ts";

/** The head of one render. */
export interface RenderHead {
  readonly writer: HeadWriter;
  /** Tags of what its pages said. */
  readonly tags: () => string;
}

/** What a page said stays as it is, where it is rendered once. */
const NOTHING_CHANGES: HeadEntry = { patch: () => undefined, dispose: () => undefined };

/** Makes the head of one render. */
export function createRenderHead(): RenderHead {
  const head = createHead({ disableDefaults: true });
  return {
    writer: {
      ssr: true,
      push(said) {
        head.push(toUnhead(sitePageHead(said)));
        return NOTHING_CHANGES;
      },
    },
    tags: () => renderSSRHead(head, { omitLineBreaks: true }).headTags,
  };
}

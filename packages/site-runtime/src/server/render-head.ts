import { createHead, renderSSRHead } from "@unhead/react/server";
import { toUnhead } from "@wesdom/seo/react";
import type { SaidPage } from "../react/site-page.ts";
import { sitePageHead } from "../react/sitePageHead.ts";

/** The head of one render. */
export interface RenderHead {
  /** Takes what a page says of itself. */
  readonly say: (said: SaidPage) => void;
  /** Tags of what its pages said. */
  readonly tags: () => string;
}

/** Makes the head of one render. */
export function createRenderHead(): RenderHead {
  const head = createHead({ disableDefaults: true });
  return {
    say: (said) => void head.push(toUnhead(sitePageHead(said))),
    tags: () => renderSSRHead(head, { omitLineBreaks: true }).headTags,
  };
}

import { createHead, renderSSRHead } from "@unhead/react/server";
import type { PageHead } from "../../src/index.ts";
import { toUnhead } from "../../src/react/index.ts";

/** The head elements that unhead's server renderer makes of heads pushed one after the other. */
export function renderHeadTags(...heads: readonly PageHead[]): string {
  const unhead = createHead({ disableDefaults: true });
  for (const head of heads) unhead.push(toUnhead(head));
  return renderSSRHead(unhead).headTags;
}

/** A whole document with the head, as the sites send it. */
export function renderDocument(head: PageHead): string {
  return [
    "<!DOCTYPE html>",
    `<html lang="${head.htmlLang}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    renderHeadTags(head),
    "</head>",
    "<body><main><h1>Page</h1></main></body>",
    "</html>",
    "",
  ].join("\n");
}

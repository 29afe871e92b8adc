import type { Story } from "@wesdom/api-client";
import { coverGround } from "@wesdom/site-runtime/react";
import type { ArticleBodyProps } from "@wesdom/ui-kit/article-body";

/** The surface of what the client says: the colour of the case's cover. */
export function caseQuote({ picture }: Pick<Story, "picture">): ArticleBodyProps["quote"] {
  const { preview } = picture;
  return { ground: coverGround(picture), fill: preview.startsWith("#") ? preview : undefined };
}

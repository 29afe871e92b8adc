import type { Author } from "@wesdom/api-client";
import type { MediaResolver } from "@wesdom/site-runtime/react";
import type { ArticleHeaderProps } from "@wesdom/ui-kit/article-header";

/** Who wrote an article, as its header names them: name and role in words of the site, beside their portrait. */
export function bylineOf(
  byline: (values: Pick<Author, "name" | "role">) => string,
  { name, role, picture }: Author,
  media: MediaResolver,
): NonNullable<ArticleHeaderProps["author"]> {
  return {
    name: byline({ name, role }),
    ...(picture && { portrait: { ...media(picture), alt: "" } }),
  };
}

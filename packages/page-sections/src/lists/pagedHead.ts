import type { SitePage } from "@wesdom/site-runtime/react";

/**
 * The head of a page of a list: the first one's, or what tells a later one from it, with no versions in other languages,
 * whose lists end elsewhere.
 *
 * @param first - Head of the first page.
 * @param page - 1 for the first page.
 * @param titled - A title or a description with the number of its page.
 */
export function pagedHead(
  first: SitePage,
  page: number,
  titled: (values: { readonly title: string; readonly page: number }) => string,
): SitePage {
  if (page === 1) return first;
  const { title, description, contentQuery } = first;
  return {
    ...first,
    title: titled({ title, page }),
    description: titled({ title: description, page }),
    contentQuery: { ...contentQuery, page: String(page) },
    twins: {},
  };
}

import { useRouter } from "@tanstack/react-router";
import { stringifySearch } from "@wesdom/site-runtime";

/** What an `InfiniteList` needs to grow by addresses. */
export interface GrowList {
  /** Address of the longer list, `null` at the end. */
  readonly moreHref: string | null;
  /** Shows it in this history entry, so that Back leaves the list instead of shortening it. */
  readonly onLoadMore: () => Promise<void>;
}

/**
 * Lets a list grow through its address: the link works without scripting, and whoever comes back finds as much of the
 * list as there was.
 *
 * @param path - Path of the list.
 * @param query - Query of the list without its page.
 */
export function useGrowList(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
  { page, shown, total }: { readonly page: number; readonly shown: number; readonly total: number },
): GrowList {
  const router = useRouter();
  const moreHref = shown < total ? path + stringifySearch({ ...query, page: page + 1 }) : null;
  return {
    moreHref,
    async onLoadMore() {
      if (moreHref !== null) await router.navigate({ href: moreHref, replace: true });
    },
  };
}

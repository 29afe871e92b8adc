import { useRouter } from "@tanstack/react-router";
import { stringifySearch } from "@wesdom/site-runtime";
import { pageKey } from "@wesdom/site-runtime/react";
import { InfiniteList, type InfiniteListProps } from "@wesdom/ui-kit/infinite-list";
import type { ReactElement } from "react";

interface GrowingListProps extends Pick<InfiniteListProps, "label" | "items" | "covers" | "ruled"> {
  /** Path of the list. */
  readonly path: string;
  /** Query of the list without its page. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Pages the list has grown to. */
  readonly page: number;
  /** Pages it can grow to. */
  readonly pages: number;
}

/** Id of the entry at a place, counted from 1: where the grown list goes on. */
const entryId = (place: number): string => `entry-${place}`;

/**
 * A list, more of it on demand. How far it has grown stands in the address, so that it is the same after Back, a
 * reload, and without scripting.
 */
export function GrowingList({ path, query, page, pages, items, ...list }: GrowingListProps): ReactElement {
  const router = useRouter();
  const search = { ...query, page: pageKey(page + 1)?.toString() };
  return (
    <InfiniteList
      {...list}
      items={items.map(({ key, content }, at) => ({
        key,
        content: <div id={entryId(at + 1)}>{content}</div>,
      }))}
      moreHref={page < pages ? `${path}${stringifySearch(search)}#${entryId(items.length + 1)}` : null}
      onLoadMore={async () => {
        const target = { to: path, search };
        const { href } = router.latestLocation;
        // Fetched ahead first: a failure then leaves the list as it is.
        const matches = await router.preloadRoute(target);
        if (matches?.at(-1)?.status !== "success") throw new Error("The next entries did not come.");
        // Who has gone on meanwhile is not brought back.
        if (router.latestLocation.href !== href) return;
        // In this history entry, so that Back leaves the list instead of shortening it.
        await router.navigate({ ...target, replace: true });
      }}
    />
  );
}

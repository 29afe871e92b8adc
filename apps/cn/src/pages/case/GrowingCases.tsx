import { useRouter } from "@tanstack/react-router";
import { stringifySearch } from "@wesdom/site-runtime";
import { InfiniteList } from "@wesdom/ui-kit/infinite-list";
import type { ReactElement } from "react";
import { zhCase as texts } from "../../messages/zh-case.ts";
import { CaseCover } from "./CaseCover.tsx";
import { CASE_PATH, grownSearch } from "./caseHref.ts";
import type { CaseListProps } from "./CaseListPage.tsx";

/** Id of the entry at a place, counted from 1: where the grown list goes on. */
const entryId = (place: number): string => `case-${place}`;

/**
 * The covers, more of them on demand. How far the list has grown stands in the address, so that it is the same after
 * Back, a reload, and without scripting.
 */
export function GrowingCases({ data }: CaseListProps): ReactElement {
  const router = useRouter();
  const { filter, page, pages, list } = data;
  const search = grownSearch(filter, page + 1);
  return (
    <InfiniteList
      label={texts.list}
      items={list.map((story, at) => ({
        key: story.code,
        content: (
          <div id={entryId(at + 1)}>
            <CaseCover story={story} level={2} />
          </div>
        ),
      }))}
      moreHref={page < pages ? `${CASE_PATH}${stringifySearch(search)}#${entryId(list.length + 1)}` : null}
      onLoadMore={async () => {
        const target = { to: CASE_PATH, search };
        // Fetched ahead first: a failure then leaves the list as it is.
        const matches = await router.preloadRoute(target);
        if (matches?.at(-1)?.status !== "success") throw new Error("The next cases did not come.");
        await router.navigate({ ...target, replace: true });
      }}
    />
  );
}

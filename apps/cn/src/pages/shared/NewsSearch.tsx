import { useRouter } from "@tanstack/react-router";
import { stringifySearch } from "@wesdom/site-runtime";
import { SearchBox } from "@wesdom/ui-kit/search-box";
import type { ReactElement } from "react";
import { copy } from "#copy/shared/search.zh.yml";
import { ARTICLE_PATH } from "../article/articleHref.ts";

/** The search in the articles: a form whose results have an address; with scripting no document is loaded for them. */
export function NewsSearch({ keyword = "" }: { readonly keyword?: string }): ReactElement {
  const router = useRouter();
  return (
    <SearchBox
      action={ARTICLE_PATH}
      value={keyword}
      labels={{ placeholder: copy.placeholder }}
      onSearch={(typed, event) => {
        event.preventDefault();
        void router.navigate({ href: ARTICLE_PATH + stringifySearch({ keyword: typed }) });
      }}
    />
  );
}

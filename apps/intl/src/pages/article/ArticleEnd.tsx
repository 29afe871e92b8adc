import { stringifySearch, withoutPhraseBreaks } from "@wesdom/site-runtime";
import { useMedia, useSiteEnvironment } from "@wesdom/site-runtime/react";
import { RelatedList } from "@wesdom/ui-kit/related-list";
import { FilterChips } from "@wesdom/ui-kit/filter-chips";
import { ShareRow } from "@wesdom/ui-kit/share-row";
import type { ReactElement } from "react";
import type { Copy } from "virtual:copy";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./Article.module.css";
import type { ArticlePageData } from "./load-article-page.ts";

/** Props of {@link ArticleEnd}. */
interface ArticleEndProps extends Pick<Extract<ArticlePageData, { kind: "article" }>, "article"> {
  readonly copy: Copy["article"];
}

/** What follows an article: its subjects, ways to pass it on, what to read next. */
export function ArticleEnd({ article, copy }: ArticleEndProps): ReactElement {
  const { origin } = useSiteEnvironment();
  const { indexPath } = useLanguage();
  const media = useMedia();
  const path = `${indexPath}/article`;
  return (
    <div className={styles["end"]}>
      {article.tags.length > 0 && (
        <FilterChips
          wrap
          label={copy.tags}
          labelled
          items={article.tags.map((tag) => ({
            key: tag,
            label: tag,
            href: path + stringifySearch({ keyword: tag }),
          }))}
        />
      )}
      <ShareRow
        url={origin + path + stringifySearch({ code: article.code })}
        title={withoutPhraseBreaks(article.title)}
      />
      <RelatedList
        title={copy.related}
        items={article.related.map(({ code, title, category, readingMinutes, picture }) => ({
          key: code,
          title,
          href: path + stringifySearch({ code }),
          meta: [category.name, copy.minutes({ minutes: readingMinutes })],
          picture: media(picture),
        }))}
      />
    </div>
  );
}

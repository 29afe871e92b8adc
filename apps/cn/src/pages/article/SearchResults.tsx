import { excerptOf } from "@wesdom/page-sections/articles";
import { stringifySearch } from "@wesdom/site-runtime";
import {
  pageCount,
  pageKey,
  useMedia,
  useSiteEnvironment,
  useSitePageHead,
} from "@wesdom/site-runtime/react";
import { ClosingBlank, ClosingCall } from "@wesdom/page-sections/closing";
import { Button } from "@wesdom/ui-kit/button";
import { Empty } from "@wesdom/ui-kit/empty";
import { FilterChips } from "@wesdom/ui-kit/filter-chips";
import { Highlight } from "@wesdom/ui-kit/highlight";
import { Link } from "@wesdom/ui-kit/link";
import { NewsItem, NewsList } from "@wesdom/ui-kit/news-item";
import { Pagination } from "@wesdom/ui-kit/pagination";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { CSSProperties, ReactElement } from "react";
import { copy } from "#copy/article.zh.yml";
import { NewsSearch } from "../shared/NewsSearch.tsx";
import styles from "./Article.module.css";
import { ARTICLE_PATH, articleHref } from "./articleHref.ts";
import type { ArticleResults } from "./loadArticle.ts";
import { messageHref } from "../message/messageHref.ts";
import { RESERVATION_PATH } from "../reservation/reservation-place.ts";

const texts = copy.search;

/** Props of the parts of a search. */
interface ResultsProps {
  readonly results: ArticleResults;
}

/** The results of a search in the articles; without a keyword the newest ones. */
export function SearchResults({ results }: ResultsProps): ReactElement {
  const { settings } = useSiteEnvironment();
  const { keyword, total, pageNum } = results;
  const title = keyword === "" ? texts.startTitle : texts.title({ keyword });
  useSitePageHead("zh", {
    path: ARTICLE_PATH,
    contentQuery: { keyword, page: pageKey(pageNum)?.toString() },
    title: copy.documentTitle({ title, brand: settings.brand.zh.name }),
    description: keyword === "" ? texts.startDescription : texts.description({ keyword }),
    keywords: texts.keywords,
    card: "article",
    // Pages of results are no content of their own.
    noindex: true,
  });
  const starts = results.words.length > 0;
  return (
    <>
      <Section
        split
        space="tight"
        labelledBy="results"
        className={keyword === "" ? (styles["start"] ?? "") : undefined}
      >
        <SectionHeading
          id="results"
          level={1}
          title={title}
          lead={keyword === "" ? texts.latest : texts.found({ total })}
        />
        <NewsSearch keyword={keyword} />
        {starts ? (
          <Beginnings results={results} />
        ) : results.list.length === 0 ? (
          <NoResults results={results} />
        ) : (
          <ResultList results={results} />
        )}
      </Section>
      {starts && (
        <ClosingCall {...texts.unwritten} mark={<ClosingBlank {...texts.blank} />} href={RESERVATION_PATH} />
      )}
    </>
  );
}

function ResultList({ results: { keyword, list, pageNum, ...counts } }: ResultsProps): ReactElement {
  const media = useMedia();
  return (
    <section aria-label={texts.list} className={styles["results"]}>
      <NewsList>
        {list.map(({ code, title, summary, category, readingMinutes, publishedAt, picture }) => (
          <NewsItem
            key={code}
            level={2}
            href={articleHref(code)}
            title={<Highlight text={title} keyword={keyword} />}
            summary={<Highlight text={excerptOf(summary, keyword)} keyword={keyword} />}
            thumb={media(picture)}
            meta={[category.name, copy.shortMinutes({ minutes: readingMinutes })]}
            date={{ iso: publishedAt, text: publishedAt.replaceAll("-", ".") }}
          />
        ))}
      </NewsList>
      <Pagination
        page={pageNum}
        total={pageCount(counts)}
        hrefOf={(page) => ARTICLE_PATH + stringifySearch({ keyword, page: pageKey(page) })}
      />
    </section>
  );
}

function NoResults({ results }: ResultsProps): ReactElement {
  return (
    <>
      <Empty
        art="search"
        className={styles["none"]}
        title={texts.noneTitle(results)}
        text={texts.noneText}
        actions={
          <>
            <Button href={messageHref(undefined)}>{texts.all}</Button>
            <Button variant="outline" href={RESERVATION_PATH}>
              {texts.ask}
            </Button>
          </>
        }
      />
      <Themes className={styles["themes"] ?? ""} results={results} />
    </>
  );
}

/** Where to begin: with a word, each beside as much of a ruler as there are articles that hold it, or with a category. */
function Beginnings({ results }: ResultsProps): ReactElement {
  return (
    <>
      <ul
        role="list"
        className={styles["words"]}
        aria-label={texts.wordsLabel}
        style={{ "--all": results.total } as CSSProperties}
      >
        {results.words.map(({ word, found }) => (
          <li key={word}>
            <Link look="bare" href={ARTICLE_PATH + stringifySearch({ keyword: word })}>
              <b>{word}</b>
              {found !== undefined && (
                <>
                  <i style={{ "--found": found } as CSSProperties} />
                  <small>{texts.holding({ found })}</small>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <Themes className={styles["themes"] ?? ""} results={results} />
      <Button variant="outline" block className={styles["all"] ?? ""} href={messageHref(undefined)}>
        {texts.all}
      </Button>
    </>
  );
}

/** The news by category: a way in for who knows no word to search for. */
function Themes({ results, className = "" }: ResultsProps & { readonly className?: string }): ReactElement {
  return (
    <FilterChips
      className={className}
      wrap
      labelled
      label={texts.categories}
      items={results.filters.categories.map(({ id, name, count }) => ({
        key: id,
        label: name,
        count,
        href: messageHref(id),
      }))}
    />
  );
}

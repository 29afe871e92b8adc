import { excerptOf, newsLook } from "@wesdom/page-sections/articles";
import { GrowingList, pagedHead } from "@wesdom/page-sections/lists";
import { ClosingCall, ClosingCount } from "@wesdom/page-sections/closing";
import { useRouter } from "@tanstack/react-router";
import { stringifySearch } from "@wesdom/site-runtime";
import { useMedia, useSiteEnvironment, useSitePageHead, type SitePage } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Empty } from "@wesdom/ui-kit/empty";
import { FilterChips } from "@wesdom/ui-kit/filter-chips";
import { Highlight } from "@wesdom/ui-kit/highlight";
import { NewsItem } from "@wesdom/ui-kit/news-item";
import { SearchBox } from "@wesdom/ui-kit/search-box";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import type { Copy } from "virtual:copy";
import { formatDate } from "../../language/formatDate.ts";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./Article.module.css";
import news from "@wesdom/page-sections/news.module.css";
import type { ArticlePageData } from "./load-article-page.ts";

/** Props of {@link ArticleListPage}. */
interface ArticleListPageProps extends Omit<Extract<ArticlePageData, { kind: "list" }>, "kind"> {
  readonly copy: Copy["article"];
}

/** All articles, or those that hold what was searched for. */
export function ArticleListPage(props: ArticleListPageProps): ReactElement {
  const { list, keyword, page, copy } = props;
  const { language, indexPath } = useLanguage();
  const { settings } = useSiteEnvironment();
  const path = `${indexPath}/article`;
  const brand = settings.brand[language].name;
  const searching = keyword !== "";
  const first: SitePage = {
    path,
    title: searching ? copy.search.pageTitle({ keyword, brand }) : copy.list.pageTitle({ brand }),
    description: copy.list.description,
    keywords: copy.list.keywords,
    card: "article",
    contentQuery: { keyword },
    // What somebody searched for is no page to be found by others.
    ...(searching ? { noindex: true } : { twins: { en: "/m/en-us/article", ja: "/m/jp/article" } }),
  };
  useSitePageHead(language, pagedHead(first, page, copy.list.pagedTitle));
  return (
    <>
      <Section split space="tight" labelledBy="articles" className={`${styles["news"]} ${news["news"]}`}>
        <SectionHeading
          id="articles"
          level={1}
          eyebrow={copy.list.eyebrow}
          title={searching ? searchTitle(props) : copy.list.title}
          spaced={false}
          action={searching && <Search {...props} />}
        />
        {list.total > 0 ? <Articles {...props} /> : <NothingFound {...props} />}
      </Section>
      <ClosingCall
        {...copy.invitation}
        {...(searching
          ? {}
          : {
              title: copy.list.next.title({ count: list.total }),
              text: copy.list.next.text,
              mark: <ClosingCount count={list.total} />,
            })}
        href={`${indexPath}/marketing-consultant`}
      />
    </>
  );
}

/** The field, and until something is searched for the subjects that one may look for. */
function Search(props: ArticleListPageProps): ReactElement {
  const { keyword, copy } = props;
  const { indexPath } = useLanguage();
  const router = useRouter();
  const path = `${indexPath}/article`;
  return (
    <div className={styles["search"]}>
      <SearchBox
        action={path}
        value={keyword}
        labels={{ label: copy.search.label, placeholder: copy.search.placeholder }}
        onSearch={(typed, event) => {
          event.preventDefault();
          void router.navigate({ href: path + stringifySearch({ keyword: typed }) });
        }}
      />
      {keyword === "" && <Subjects {...props} />}
    </div>
  );
}

function searchTitle({ list: { total: count }, keyword, copy }: ArticleListPageProps): string {
  return count > 0 ? copy.search.foundTitle({ count, keyword }) : copy.search.emptyTitle({ keyword });
}

function NothingFound({ subjects, copy }: ArticleListPageProps): ReactElement {
  const { search } = copy;
  const { indexPath } = useLanguage();
  const path = `${indexPath}/article`;
  return (
    <>
      <Empty
        art="search"
        title={search.emptyHint}
        text={search.emptyText}
        actions={
          <>
            <Button href={path}>{search.all}</Button>
            <Button variant="outline" href={`${indexPath}/contact-us`}>
              {search.ask}
            </Button>
          </>
        }
      />
      <Subjects wrap subjects={subjects} copy={copy} />
    </>
  );
}

interface SubjectsProps extends Pick<ArticleListPageProps, "subjects" | "copy"> {
  readonly wrap?: boolean;
}

function Subjects({ subjects, copy, wrap = false }: SubjectsProps): ReactElement {
  const { indexPath } = useLanguage();
  return (
    <FilterChips
      wrap={wrap}
      labelled={wrap}
      label={copy.search.subjects}
      items={subjects.map((subject) => ({
        key: subject,
        label: subject,
        href: `${indexPath}/article${stringifySearch({ keyword: subject })}`,
      }))}
    />
  );
}

/** The news open with the newest article; the search follows it, and leads on to the others. */
function Articles(props: ArticleListPageProps): ReactElement {
  const { list, keyword, page, copy } = props;
  const { indexPath, language } = useLanguage();
  const media = useMedia();
  const path = `${indexPath}/article`;
  const query = { keyword: keyword === "" ? undefined : keyword };
  return (
    <GrowingList
      ruled
      path={path}
      query={query}
      page={page}
      pages={list.pages}
      label={copy.list.label}
      items={list.items.map((article, at) => ({
        key: article.code,
        content: (
          <>
            <NewsItem
              level={2}
              href={path + stringifySearch({ code: article.code })}
              title={<Highlight text={article.title} keyword={keyword} />}
              {...(keyword === ""
                ? newsLook(list.items, at, media(article.picture))
                : {
                    summary: <Highlight text={excerptOf(article.summary, keyword)} keyword={keyword} />,
                    thumb: media(article.picture),
                  })}
              meta={[article.category.name, copy.minutes({ minutes: article.readingMinutes })]}
              date={{ iso: article.publishedAt, text: formatDate(article.publishedAt, language, "month") }}
            />
            {keyword === "" && at === 0 && <Search {...props} />}
          </>
        ),
      }))}
    />
  );
}

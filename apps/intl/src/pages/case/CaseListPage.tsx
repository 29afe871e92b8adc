import { CaseFilters, StoryCard, subjectOfFilter, type CaseList } from "@wesdom/page-sections/cases";
import { ClosingCall } from "@wesdom/page-sections/closing";
import { GrowingList } from "@wesdom/page-sections/lists";
import { stringifySearch, twinsOf } from "@wesdom/site-runtime";
import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Empty } from "@wesdom/ui-kit/empty";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import type { Copy } from "virtual:copy";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./Case.module.css";

/** Props of {@link CaseListPage}. */
interface CaseListPageProps extends CaseList {
  readonly copy: Copy["case"];
}

/** Head of the list: of nothing else while a sheet lies over it. */
export function CaseListHead({ list, filters, filter, copy }: CaseListPageProps): null {
  const { language, frame, indexPath } = useLanguage();
  const { settings } = useSiteEnvironment();
  const path = `${indexPath}/case`;
  const [first] = list.items;
  const subject = subjectOfFilter(filter, filters);
  const brand = settings.brand[language].name;
  useSitePageHead(language, {
    path,
    title: subject === "" ? copy.list.pageTitle({ brand }) : copy.list.filteredTitle({ subject, brand }),
    description: subject === "" ? copy.list.description : copy.list.filteredDescription({ subject }),
    keywords: copy.list.keywords,
    card: "case",
    contentQuery: { ...filter },
    twins: twinsOf(["zh", "en", "ja"], `/case${stringifySearch({ ...filter })}`),
    ...(list.total === 0 ? { noindex: true } : {}),
    ...(first ? { preload: first.picture.src } : {}),
    structuredData: ({ origin }) => [
      [
        "breadcrumb",
        origin,
        [
          { name: frame.menu.home, url: indexPath },
          { name: frame.menu.cases, url: path },
        ],
      ],
    ],
  });
  return null;
}

/** The client cases, filtered and lengthened by addresses. */
export function CaseListPage({ list, filters, filter, page, copy }: CaseListPageProps): ReactElement {
  const { indexPath } = useLanguage();
  return (
    <>
      <Section split space="tight" labelledBy="cases" className={styles["list"]}>
        <SectionHeading
          id="cases"
          level={1}
          spaced={false}
          title={copy.list.title}
          lead={copy.list.lead}
          action={
            <CaseFilters
              filters={filters}
              filter={filter}
              texts={copy.list}
              indexPath={indexPath}
              count={copy.list.shown({ count: list.total })}
            />
          }
        />
        {list.total === 0 ? (
          <Empty
            title={copy.list.emptyTitle}
            text={copy.list.emptyText}
            actions={
              <Button variant="outline" href={`${indexPath}/case`}>
                {copy.detail.back}
              </Button>
            }
          />
        ) : (
          <Cases list={list} filter={filter} page={page} copy={copy} />
        )}
      </Section>
      <ClosingCall {...copy.invitation} href={`${indexPath}/contact-us`} />
    </>
  );
}

function Cases({ list, filter, page, copy }: Omit<CaseListPageProps, "filters">): ReactElement {
  const { indexPath } = useLanguage();
  return (
    <GrowingList
      path={`${indexPath}/case`}
      query={{ ...filter }}
      page={page}
      pages={list.pages}
      covers
      label={copy.list.label}
      items={list.items.map((story, index) => ({
        key: story.code,
        content: <StoryCard story={story} indexPath={indexPath} level={2} priority={index === 0} />,
      }))}
    />
  );
}

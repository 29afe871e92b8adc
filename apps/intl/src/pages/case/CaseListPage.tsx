import { CaseListSection, subjectOfFilter, type CaseList } from "@wesdom/page-sections/cases";
import { ClosingCall, ClosingCover } from "@wesdom/page-sections/closing";
import { pagedHead } from "@wesdom/page-sections/lists";
import { stringifySearch, twinsOf } from "@wesdom/site-runtime";
import { useSiteEnvironment, useSitePageHead, type SitePage } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Empty } from "@wesdom/ui-kit/empty";
import type { ReactElement } from "react";
import type { Copy } from "virtual:copy";
import { useLanguage } from "../../language/useLanguage.ts";

/** Props of {@link CaseListPage}. */
interface CaseListPageProps extends CaseList {
  readonly copy: Copy["case"];
}

/** Head of the list: of nothing else while a sheet lies over it. */
export function CaseListHead({ list, filters, filter, page, copy }: CaseListPageProps): null {
  const { language, frame, indexPath } = useLanguage();
  const { settings } = useSiteEnvironment();
  const path = `${indexPath}/case`;
  const subject = subjectOfFilter(filter, filters);
  const brand = settings.brand[language].name;
  const first: SitePage = {
    path,
    title: subject === "" ? copy.list.pageTitle({ brand }) : copy.list.filteredTitle({ subject, brand }),
    description: subject === "" ? copy.list.description : copy.list.filteredDescription({ subject }),
    keywords: copy.list.keywords,
    card: "case",
    contentQuery: { ...filter },
    twins: twinsOf(["zh", "en", "ja"], `/case${stringifySearch({ ...filter })}`),
    ...(list.total === 0 ? { noindex: true } : {}),
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
  };
  useSitePageHead(language, pagedHead(first, page, copy.list.pagedTitle));
  return null;
}

/** The client cases, filtered and lengthened by addresses. */
export function CaseListPage({ copy, ...data }: CaseListPageProps): ReactElement {
  const { indexPath } = useLanguage();
  const texts = copy.list;
  const whole = subjectOfFilter(data.filter, data.filters) === "";
  return (
    <>
      <CaseListSection
        {...data}
        title={texts.title}
        lead={texts.lead}
        texts={texts}
        count={texts.shown({ count: data.list.total })}
        label={texts.label}
        indexPath={indexPath}
        empty={
          <Empty
            title={texts.emptyTitle}
            text={texts.emptyText}
            actions={
              <Button variant="outline" href={`${indexPath}/case`}>
                {copy.detail.back}
              </Button>
            }
          />
        }
      />
      <ClosingCall
        {...copy.invitation}
        {...texts.next}
        href={`${indexPath}/marketing-consultant`}
        mark={whole ? <ClosingCover value={data.list.total + 1} /> : undefined}
      />
    </>
  );
}

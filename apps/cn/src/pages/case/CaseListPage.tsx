import { CaseListSection, subjectOfFilter, type CaseList } from "@wesdom/page-sections/cases";
import { ClosingCall, ClosingCover } from "@wesdom/page-sections/closing";
import { pagedHead } from "@wesdom/page-sections/lists";
import { LANGUAGES, stringifySearch, twinsOf } from "@wesdom/site-runtime";
import { useSiteEnvironment, useSitePageHead, type SitePage } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Empty } from "@wesdom/ui-kit/empty";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/case.zh.yml";
import { RESERVATION_PATH } from "../reservation/reservation-place.ts";
import { CASE_PATH } from "./caseHref.ts";

const { indexPath } = LANGUAGES.zh;

/** Props of the parts of the list. */
interface CaseListProps {
  readonly data: CaseList;
}

/** Head of the list: of nothing else while a sheet lies over it. */
export function CaseListHead({ data: { filter, filters, list, page } }: CaseListProps): null {
  const { settings } = useSiteEnvironment();
  const subject = subjectOfFilter(filter, filters);
  const brand = settings.brand.zh.name;
  const first: SitePage = {
    path: CASE_PATH,
    contentQuery: { ...filter },
    title: subject === "" ? texts.documentTitle({ brand }) : texts.filteredTitle({ subject, brand }),
    description: subject === "" ? texts.description : texts.filteredDescription({ subject }),
    keywords: texts.keywords,
    card: "case",
    ...(list.total === 0 ? { noindex: true } : {}),
    twins: twinsOf(["zh", "en", "ja"], `/case${stringifySearch({ ...filter })}`),
  };
  useSitePageHead("zh", pagedHead(first, page, texts.pagedTitle));
  return null;
}

/** The client cases with their filters. */
export function CaseListPage({ data }: CaseListProps): ReactElement {
  const { filter, filters, list } = data;
  const whole = subjectOfFilter(filter, filters) === "";
  return (
    <>
      <CaseListSection
        {...data}
        title={texts.title}
        lead={<output>{(whole ? texts.lead : texts.filtered)({ total: list.total })}</output>}
        texts={texts}
        label={texts.list}
        indexPath={indexPath}
        empty={<NoCases />}
      />
      <ClosingCall
        {...texts.consult}
        {...texts.next}
        href={RESERVATION_PATH}
        mark={whole ? <ClosingCover value={list.total + 1} /> : undefined}
      />
    </>
  );
}

function NoCases(): ReactElement {
  return (
    <Empty
      title={texts.empty.title}
      text={texts.empty.text}
      actions={
        <>
          <Button href={CASE_PATH}>{texts.empty.clear}</Button>
          <Button variant="outline" href={RESERVATION_PATH}>
            {texts.empty.ask}
          </Button>
        </>
      }
    />
  );
}

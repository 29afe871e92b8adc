import { stringifySearch, twinsOf } from "@wesdom/site-runtime";
import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Empty } from "@wesdom/ui-kit/empty";
import { FilterChips } from "@wesdom/ui-kit/filter-chips";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { zhCase as texts } from "../../messages/zh-case.ts";
import { ConsultSection } from "../shared/ConsultSection.tsx";
import styles from "./Case.module.css";
import { CASE_PATH, casesHref, grownSearch } from "./caseHref.ts";
import { GrowingCases } from "./GrowingCases.tsx";
import type { CaseList } from "./loadCase.ts";

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Props of the parts of the list. */
export interface CaseListProps {
  readonly data: CaseList;
}

/** Head of the list: of nothing else while a sheet lies over it. */
export function CaseListHead({ data: { filter, filters, page } }: CaseListProps): null {
  const { settings } = useSiteEnvironment();
  const subject = subjectOf(filter, filters);
  useSitePageHead("zh", {
    path: CASE_PATH,
    contentQuery: grownSearch(filter, page),
    title: texts.documentTitle(subject, settings.brand.zh.name),
    description: texts.description(subject),
    keywords: texts.keywords,
    // What the list has grown to is shown in this language alone.
    ...(page === 1 ? { twins: twinsOf(["zh", "en", "ja"], `/case${stringifySearch({ ...filter })}`) } : {}),
  });
  return null;
}

/** The client cases with their filters. */
export function CaseListPage({ data }: CaseListProps): ReactElement {
  const { filter, filters, total, list } = data;
  return (
    <>
      <Section space="tight" labelledBy="cases">
        <SectionHeading
          id="cases"
          level={1}
          eyebrow={texts.eyebrow}
          title={texts.title}
          lead={subjectOf(filter, filters) === "" ? texts.lead(total) : texts.filtered(total)}
        />
        <CaseFilters data={data} />
        {list.length === 0 ? <NoCases /> : <GrowingCases data={data} />}
      </Section>
      <ConsultSection {...texts.consult} />
    </>
  );
}

/** What the filters leave, in words. */
function subjectOf(filter: CaseList["filter"], { industries, platforms }: CaseList["filters"]): string {
  return texts.subject(nameOf(industries, filter.industry), nameOf(platforms, filter.platform));
}

function nameOf(facets: readonly Named[], id: string | undefined): string {
  return facets.find((facet) => facet.id === id)?.name ?? "";
}

function CaseFilters({ data: { filter, filters } }: CaseListProps): ReactElement {
  const chips = (key: "industry" | "platform", facets: readonly Named[]) => [
    {
      key: "",
      label: texts.all,
      href: casesHref({ ...filter, [key]: undefined }),
      current: filter[key] === undefined,
    },
    ...facets.map(({ id, name }) => ({
      key: id,
      label: name,
      href: casesHref({ ...filter, [key]: id }),
      current: filter[key] === id,
    })),
  ];
  return (
    <div className={styles["filters"]}>
      <FilterChips labelled label={texts.industry} items={chips("industry", filters.industries)} />
      <FilterChips labelled label={texts.platform} items={chips("platform", filters.platforms)} />
    </div>
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
          <Button variant="outline" href="/m/zh-cn/common/Reservation">
            {texts.empty.ask}
          </Button>
        </>
      }
    />
  );
}

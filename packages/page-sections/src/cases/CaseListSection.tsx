import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement, ReactNode } from "react";
import { GrowingList } from "../lists/GrowingList.tsx";
import type { CaseList } from "./case-data.ts";
import { CaseFilters, type CaseFiltersProps } from "./CaseFilters.tsx";
import styles from "./CaseListSection.module.css";
import { StoryCard } from "./StoryCard.tsx";

interface CaseListSectionProps extends CaseList, CaseFiltersProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** Name of the list. */
  readonly label: string;
  /** In place of the list where the filters leave nothing. */
  readonly empty: ReactElement;
}

/** The client cases below their filters, lengthened by addresses. */
export function CaseListSection(props: CaseListSectionProps): ReactElement {
  const { list, page, title, lead, label, empty, ...filters } = props;
  const { filter, indexPath } = filters;
  return (
    <Section split space="tight" labelledBy="cases" className={styles["list"]}>
      <SectionHeading
        id="cases"
        level={1}
        spaced={false}
        title={title}
        lead={lead}
        action={<CaseFilters {...filters} />}
      />
      {list.total === 0 ? (
        empty
      ) : (
        <GrowingList
          covers
          label={label}
          path={`${indexPath}/case`}
          query={{ ...filter }}
          page={page}
          pages={list.pages}
          items={list.items.map((story, index) => ({
            key: story.code,
            content: <StoryCard story={story} indexPath={indexPath} level={2} priority={index === 0} />,
          }))}
        />
      )}
    </Section>
  );
}

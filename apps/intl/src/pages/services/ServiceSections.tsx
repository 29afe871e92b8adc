import { CaseSection } from "@wesdom/page-sections/cases";
import { Accordion } from "@wesdom/ui-kit/accordion";
import { ArticleBody } from "@wesdom/ui-kit/article-body";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import type { Copy } from "virtual:copy";
import { useLanguage } from "../../language/useLanguage.ts";
import type { ServiceKey } from "../../services.ts";
import styles from "./Argument.module.css";
import type { ServicePageData } from "./load-service-page.ts";

/** Props of the page and of its sections. */
export interface ServicePageProps {
  readonly data: ServicePageData;
  readonly copy: Copy[`services/${ServiceKey}`];
}

/** What the company thinks of the matter. */
export function ArgumentSection({ data, copy }: ServicePageProps): ReactElement {
  return (
    // Between two light grounds, where what is counted twice is drawn.
    <Section
      split
      labelledBy="argument"
      className={styles["argument"]}
      ground={"sources" in copy ? "ink" : undefined}
    >
      <SectionHeading id="argument" eyebrow={copy.shared.argument} title={copy.argument} />
      <ArticleBody html={data.service.html} anchors={false} />
    </Section>
  );
}

/** The newest cases in which the service was used. */
export function ServiceCaseSection({ data, copy }: ServicePageProps): ReactElement | null {
  const { indexPath } = useLanguage();
  if (data.cases.length === 0) return null;
  return <CaseSection stories={data.cases} texts={copy.shared.cases} indexPath={indexPath} />;
}

/** What is asked about the service, and the answers. */
export function QuestionSection({ copy }: ServicePageProps): ReactElement {
  return (
    <Section split labelledBy="questions">
      <SectionHeading id="questions" {...copy.shared.questions} />
      <Accordion
        items={copy.questions.map(({ question, answer }) => ({
          key: question,
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    </Section>
  );
}

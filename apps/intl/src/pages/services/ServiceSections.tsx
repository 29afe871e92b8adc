import { CaseSection } from "@wesdom/page-sections/cases";
import { splitFigure } from "@wesdom/site-runtime";
import { Accordion } from "@wesdom/ui-kit/accordion";
import { ArticleBody } from "@wesdom/ui-kit/article-body";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { StatGrid, StatNumber } from "@wesdom/ui-kit/stat-number";
import { VisuallyHidden } from "@wesdom/ui-kit/visually-hidden";
import type { ReactElement } from "react";
import type { Copy } from "virtual:copy";
import { useLanguage } from "../../language/useLanguage.ts";
import type { ServiceKey } from "../../services.ts";
import type { ServicePageData } from "./load-service-page.ts";
import styles from "./Service.module.css";

/** Props of the page and of its sections. */
export interface ServicePageProps {
  readonly data: ServicePageData;
  readonly copy: Copy[`services/${ServiceKey}`];
}

/** What the company thinks of the matter. */
export function ArgumentSection({ data, copy }: ServicePageProps): ReactElement {
  return (
    <Section labelledBy="argument">
      <SectionHeading id="argument" eyebrow={copy.shared.argument} title={copy.argument} />
      <ArticleBody html={data.service.html} />
    </Section>
  );
}

/** The number of the service, as large as the screen has room for. */
export function FigureSection({ data, copy }: ServicePageProps): ReactElement {
  const { value, label } = data.service.figure;
  return (
    <Section ground="card" labelledBy="figures" className={styles["figure"]}>
      <h2>
        <VisuallyHidden id="figures">{copy.shared.figures}</VisuallyHidden>
      </h2>
      <StatGrid lead>
        <StatNumber {...splitFigure(value)} label={label} countUp />
      </StatGrid>
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
    <Section labelledBy="questions">
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

import { Button } from "@wesdom/ui-kit/button";
import { ProcessList } from "@wesdom/ui-kit/process-list";
import { ReasonList } from "@wesdom/ui-kit/reason-list";
import { Reveal } from "@wesdom/ui-kit/reveal";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { StatGrid, StatNumber } from "@wesdom/ui-kit/stat-number";
import type { ReactElement } from "react";
import { useMessages } from "../../messages/useMessages.ts";
import { figureParts } from "../shared/figureParts.ts";
import { StoryCard } from "../shared/StoryCard.tsx";
import type { ServicePageProps } from "./ServicePage.tsx";
import styles from "./Service.module.css";

/** What the client holds in hand at the end. */
export function DeliverableSection({ shared, copy }: ServicePageProps): ReactElement {
  return (
    <Section ground="ink" labelledBy="deliverables">
      <SectionHeading id="deliverables" {...shared.deliverables} />
      <ReasonList reasons={copy.deliverables.map((item) => ({ key: item.title, ...item }))} />
    </Section>
  );
}

/** The steps of the service as the API names them, with what happens in each. */
export function ProcessSection({ data, shared, copy }: ServicePageProps): ReactElement {
  return (
    <Section labelledBy="process">
      <SectionHeading id="process" {...shared.process} />
      <ProcessList
        steps={data.service.steps.map((title, index) => ({ key: title, title, ...copy.steps[index] }))}
      />
    </Section>
  );
}

/** The number of the service, and those of the company behind it. */
export function FigureSection({ data, shared }: ServicePageProps): ReactElement {
  return (
    <Section ground="card" labelledBy="figures">
      <SectionHeading id="figures" {...shared.figures} />
      <StatGrid>
        {[data.service.figure, ...data.figures].map(({ value, label }) => (
          <StatNumber key={label} {...figureParts(value)} label={label} countUp />
        ))}
      </StatGrid>
    </Section>
  );
}

/** Cases in which the service was used. */
export function CasesSection({ data, shared }: ServicePageProps): ReactElement | null {
  const { indexPath } = useMessages();
  const { eyebrow, title, more } = shared.cases;
  if (data.cases.length === 0) return null;
  return (
    <Section labelledBy="cases">
      <SectionHeading id="cases" eyebrow={eyebrow} title={title} />
      <div className={styles["cards"]}>
        {data.cases.map((story) => (
          <Reveal key={story.code}>
            <StoryCard story={story} />
          </Reveal>
        ))}
      </div>
      <div className={styles["more"]}>
        <Button variant="outline" href={`${indexPath}/case`}>
          {more}
        </Button>
      </div>
    </Section>
  );
}

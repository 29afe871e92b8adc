import { splitFigure } from "@wesdom/site-runtime";
import { ProcessList } from "@wesdom/ui-kit/process-list";
import { ReasonList } from "@wesdom/ui-kit/reason-list";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { StatGrid, StatNumber } from "@wesdom/ui-kit/stat-number";
import type { ReactElement } from "react";
import type { Copy } from "virtual:copy";
import type { ServiceKey } from "../../services.ts";
import type { ServicePageData } from "./load-service-page.ts";

/** Props of the page and of its sections. */
export interface ServicePageProps {
  readonly data: ServicePageData;
  readonly copy: Copy[`services/${ServiceKey}`];
}

/** What the client holds in hand at the end. */
export function DeliverableSection({ copy }: ServicePageProps): ReactElement {
  return (
    <Section ground="ink" labelledBy="deliverables">
      <SectionHeading id="deliverables" {...copy.shared.deliverables} />
      <ReasonList reasons={copy.deliverables.map((item) => ({ key: item.title, ...item }))} />
    </Section>
  );
}

/** The steps of the service as the API names them, with what happens in each. */
export function ProcessSection({ data, copy }: ServicePageProps): ReactElement {
  return (
    <Section labelledBy="process">
      <SectionHeading id="process" {...copy.shared.process} />
      <ProcessList
        steps={data.service.steps.map((title, index) => ({ key: title, title, ...copy.steps[index] }))}
      />
    </Section>
  );
}

/** The number of the service, and those of the company behind it. */
export function FigureSection({ data, copy }: ServicePageProps): ReactElement {
  return (
    <Section ground="card" labelledBy="figures">
      <SectionHeading id="figures" {...copy.shared.figures} />
      <StatGrid>
        {[data.service.figure, ...data.figures].map(({ value, label }) => (
          <StatNumber key={label} {...splitFigure(value)} label={label} countUp />
        ))}
      </StatGrid>
    </Section>
  );
}

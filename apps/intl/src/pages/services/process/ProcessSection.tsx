import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { instrumentOf } from "../instrumentOf.tsx";
import type { ServicePageProps } from "../ServiceSections.tsx";

/** The steps of the service as the API names them, set as its work goes. */
export function ProcessSection(props: ServicePageProps): ReactElement {
  return (
    <Section split="wide" ground="paper" labelledBy="process">
      <SectionHeading id="process" title={props.copy.processTitle} />
      {instrumentOf(props).process}
    </Section>
  );
}

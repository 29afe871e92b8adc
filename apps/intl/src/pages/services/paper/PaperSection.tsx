import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { instrumentOf } from "../instrumentOf.tsx";
import type { ServicePageProps } from "../ServiceSections.tsx";
import sheet from "./Paper.module.css";
import place from "./Stage.module.css";

/** What the client holds in hand at the end, filled in. */
export function PaperSection(props: ServicePageProps): ReactElement | null {
  const { data, copy } = props;
  const { ground, drawing, place: own = "" } = instrumentOf(props).paper;
  const { paper } = data.service;
  if (!paper) return null;
  return (
    <Section split ground={ground} labelledBy="paper">
      <SectionHeading id="paper" eyebrow={copy.shared.paper.eyebrow} title={copy.paper.title} />
      <div className={`${place["stage"]} ${own}`}>
        {drawing}
        <div
          className={`${sheet["sheet"]} el-ground el-ground--card`}
          // oxlint-disable-next-line react/no-danger -- markup made of the service's own words, made safe where it was loaded
          dangerouslySetInnerHTML={{ __html: paper }}
        />
      </div>
      <p>{copy.paper.also}</p>
      <p>{copy.shared.paper.note}</p>
    </Section>
  );
}

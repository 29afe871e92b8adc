import type { Figure } from "@wesdom/api-client";
import { splitFigure } from "@wesdom/site-runtime";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { StatGrid, StatNumber } from "@wesdom/ui-kit/stat-number";
import type { ReactElement } from "react";
import type { HomeTexts } from "./home-texts.ts";

interface FigureSectionProps {
  /** Full years since the founding. */
  readonly age: number;
  readonly figures: readonly Figure[];
  readonly texts: HomeTexts["figures"];
}

/** The company in four numbers, first how many stay; its age is computed, the others come with the introduction. */
export function FigureSection({ age, figures, texts }: FigureSectionProps): ReactElement {
  const [staff, brands, renewal] = figures;
  return (
    <Section split labelledBy="figures">
      <SectionHeading id="figures" title={texts.title} />
      <StatGrid lead>
        {renewal && <StatNumber {...splitFigure(renewal.value)} label={texts.renewal} countUp />}
        {staff && <StatNumber {...splitFigure(staff.value)} label={texts.staff} countUp />}
        {brands && <StatNumber {...splitFigure(brands.value)} label={texts.brands} countUp />}
        <StatNumber value={String(age)} magnitude={texts.ageUnit} label={texts.age} countUp />
      </StatGrid>
    </Section>
  );
}

import { AboutOpening } from "@wesdom/page-sections/about";
import { splitFigure } from "@wesdom/site-runtime";
import { StatGrid, StatNumber } from "@wesdom/ui-kit/stat-number";
import type { ReactElement, ReactNode } from "react";
import { copy as texts } from "#copy/about.zh.yml";
import styles from "./About.module.css";
import { ABOUT_ANCHORS } from "./aboutAnchors.ts";
import type { AboutData } from "@wesdom/page-sections/about";

/** Props of {@link CompanySection}. */
interface CompanySectionProps extends Pick<AboutData, "introduction" | "team"> {
  /** Full years since the founding. */
  readonly age: number;
  /** Links to the sections of the page. */
  readonly children: ReactNode;
}

/** The company at first sight: its people, its slogan, its numbers. */
export function CompanySection({ introduction, team, age, children }: CompanySectionProps): ReactElement {
  const { slogan, figures } = introduction;
  const { title, ageUnit, age: ageLabel } = texts.company;
  return (
    <AboutOpening id={ABOUT_ANCHORS.company} team={team} title={title({ age })} slogan={slogan}>
      {children}
      <div className={styles["figures"]}>
        <StatGrid lead>
          {figures.map(({ value, label }) => (
            <StatNumber key={label} {...splitFigure(value)} label={label} />
          ))}
          <StatNumber value={String(age)} suffix={ageUnit} label={ageLabel} />
        </StatGrid>
      </div>
    </AboutOpening>
  );
}

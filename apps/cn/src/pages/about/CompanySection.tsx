import { splitFigure } from "@wesdom/site-runtime";
import { ArticleBody } from "@wesdom/ui-kit/article-body";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { StatGrid, StatNumber } from "@wesdom/ui-kit/stat-number";
import type { ReactElement, ReactNode } from "react";
import { copy as texts } from "#copy/about.zh.yml";
import styles from "./About.module.css";
import { ABOUT_ANCHORS } from "./aboutAnchors.ts";
import type { AboutData } from "@wesdom/page-sections/about";

/** Props of {@link CompanySection}. */
interface CompanySectionProps extends Pick<AboutData, "introduction"> {
  /** Full years since the founding. */
  readonly age: number;
  /** Links to the sections of the page. */
  readonly children: ReactNode;
}

/** The company introduces itself: the slogan, its numbers, its text. */
export function CompanySection({ introduction, age, children }: CompanySectionProps): ReactElement {
  const { slogan, figures, html } = introduction;
  return (
    <Section id={ABOUT_ANCHORS.company} space="tight" labelledBy="company-title">
      <SectionHeading
        id="company-title"
        level={1}
        eyebrow={texts.eyebrow}
        title={texts.company.title({ age })}
        lead={slogan}
      />
      {children}
      <div className={styles["figures"]}>
        <StatGrid>
          {figures.map(({ value, label }) => (
            <StatNumber key={label} {...splitFigure(value)} label={label} />
          ))}
          <StatNumber value={String(age)} suffix={texts.company.ageUnit} label={texts.company.age} />
        </StatGrid>
      </div>
      <ArticleBody html={html} anchors={false} />
    </Section>
  );
}

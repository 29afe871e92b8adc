import {
  AboutText,
  HistorySection,
  TeamSection,
  ValueSection,
  type AboutData,
} from "@wesdom/page-sections/about";
import { companyAge } from "@wesdom/site-runtime";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import { FilterChips } from "@wesdom/ui-kit/filter-chips";
import { Section } from "@wesdom/ui-kit/section";
import { StatGrid, StatNumber } from "@wesdom/ui-kit/stat-number";
import type { ReactElement } from "react";
import { copy as texts, kit } from "#copy/about.zh.yml";
import styles from "./About.module.css";
import { ABOUT_ANCHORS, ABOUT_PATH } from "./aboutAnchors.ts";
import { CompanySection, JoinSection, OfficeSection } from "./AboutSections.tsx";
import { useAboutHead } from "./useAboutHead.ts";

/** Sections below the first screen. */
const SECTIONS = ["team", "culture", "history", "offices", "join"] as const;

/** The company: who, since when, with whom, where. Each section has an address. */
export function AboutPage({ data }: { readonly data: AboutData }): ReactElement {
  const { today } = useSiteEnvironment();
  const { introduction, team } = data;
  const age = companyAge(introduction.founded, today);
  useAboutHead(data, age);
  return (
    <ConfigProvider locale={kit}>
      <CompanySection team={team} age={age}>
        <FilterChips
          wrap
          label={texts.sections}
          items={SECTIONS.map((section) => ({
            key: section,
            label: texts[section].short,
            href: `${ABOUT_PATH}#${ABOUT_ANCHORS[section]}`,
          }))}
        />
      </CompanySection>
      <TeamSection id={ABOUT_ANCHORS.team} heading={texts.team} label={texts.team.list} team={team} />
      <ValueSection id={ABOUT_ANCHORS.culture} heading={texts.culture} values={introduction.values} />
      <Section space="tight">
        <AboutText html={introduction.html} />
      </Section>
      <HistorySection
        id={ABOUT_ANCHORS.history}
        heading={texts.history}
        timeline={introduction.timeline}
        dateOf={(month) => month.replace("-", ".")}
      >
        <div className={styles["age"]}>
          <StatGrid lead>
            <StatNumber
              value={String(age)}
              magnitude={texts.history.ageUnit}
              label={texts.history.age}
              countUp
            />
          </StatGrid>
        </div>
      </HistorySection>
      <OfficeSection offices={introduction.offices} />
      <JoinSection team={team} />
    </ConfigProvider>
  );
}

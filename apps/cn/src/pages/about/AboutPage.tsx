import { companyAge } from "@wesdom/site-runtime";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { ArticleBody } from "@wesdom/ui-kit/article-body";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import { FilterChips } from "@wesdom/ui-kit/filter-chips";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { Timeline } from "@wesdom/ui-kit/timeline";
import type { ReactElement } from "react";
import { copy as texts, kit } from "#copy/about.zh.yml";
import { ABOUT_ANCHORS, ABOUT_PATH } from "./aboutAnchors.ts";
import { CompanySection } from "./CompanySection.tsx";
import { JoinSection } from "./JoinSection.tsx";
import { ABOUT_QUOTE, type AboutData } from "@wesdom/page-sections/about";
import { OfficeSection } from "./OfficeSection.tsx";
import { TeamSection } from "./TeamSection.tsx";
import { useAboutHead } from "./useAboutHead.ts";
import { ValueSection } from "./ValueSection.tsx";

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
      <CompanySection introduction={introduction} team={team} age={age}>
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
      <TeamSection team={team} />
      <ValueSection values={introduction.values} />
      <Section space="tight">
        <ArticleBody html={introduction.html} anchors={false} quote={ABOUT_QUOTE} />
      </Section>
      <Section id={ABOUT_ANCHORS.history} labelledBy="history-title" ground="card" space="tight">
        <SectionHeading id="history-title" eyebrow={texts.history.eyebrow} title={texts.history.title} />
        <Timeline
          more={texts.history.more}
          items={introduction.timeline.map(({ date, title, text }) => ({
            key: date,
            date: date.replace("-", "."),
            iso: date,
            title,
            text,
          }))}
        />
      </Section>
      <OfficeSection offices={introduction.offices} />
      <JoinSection />
    </ConfigProvider>
  );
}

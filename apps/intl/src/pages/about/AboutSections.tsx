import { useMedia } from "@wesdom/site-runtime/react";
import { OfficeCard } from "@wesdom/ui-kit/office-card";
import { PersonCard } from "@wesdom/ui-kit/person-card";
import { PhoneAction } from "@wesdom/ui-kit/phone-action";
import { Rail } from "@wesdom/ui-kit/rail";
import { ReasonList } from "@wesdom/ui-kit/reason-list";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { Timeline } from "@wesdom/ui-kit/timeline";
import type { ReactElement } from "react";
import type { Copy } from "virtual:copy";
import { formatDate } from "../../language/formatDate.ts";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./About.module.css";
import type { AboutPageData } from "./load-about-page.ts";

/** Props of the page and of its sections. */
export interface AboutPageProps {
  readonly data: AboutPageData;
  readonly copy: Copy["about"];
}

/** What the company holds to. */
export function ValueSection({ data, copy }: AboutPageProps): ReactElement {
  return (
    <Section ground="ink" labelledBy="values">
      <SectionHeading id="values" {...copy.values} />
      <ReasonList
        display
        reasons={data.introduction.values.map((value) => ({ key: value.title, ...value }))}
      />
    </Section>
  );
}

/** The company's history, oldest first. */
export function TimelineSection({ data, copy }: AboutPageProps): ReactElement {
  const { language } = useLanguage();
  return (
    <Section ground="card" space="tight" labelledBy="timeline">
      <SectionHeading id="timeline" eyebrow={copy.timeline.eyebrow} title={copy.timeline.title} />
      <Timeline
        more={copy.timeline.more}
        items={data.introduction.timeline.map(({ date, title, text }) => ({
          key: date,
          date: formatDate(date, language, "month"),
          iso: date,
          title,
          text,
        }))}
      />
    </Section>
  );
}

/** The people, as a rail. */
export function TeamSection({ data, copy }: AboutPageProps): ReactElement {
  const media = useMedia();
  return (
    <Section ground="card" space="tight" labelledBy="team">
      <SectionHeading id="team" {...copy.team} />
      <Rail
        label={copy.team.eyebrow}
        items={data.team.map(({ code, name, role, city, biography, picture }) => ({
          key: code,
          content: (
            <PersonCard name={name} position={role} place={city} text={biography} portrait={media(picture)} />
          ),
        }))}
      />
    </Section>
  );
}

/** Where the company is, and when somebody answers. */
export function OfficeSection({ data, copy }: AboutPageProps): ReactElement {
  return (
    <Section space="tight" labelledBy="offices">
      <SectionHeading id="offices" {...copy.offices} />
      <div className={styles["offices"]}>
        {data.introduction.offices.map(({ city, address, hours, phone }) => (
          <OfficeCard key={city} city={city} address={address} hours={hours}>
            <PhoneAction number={phone} />
          </OfficeCard>
        ))}
      </div>
    </Section>
  );
}

import type { Introduction } from "@wesdom/api-client";
import { useMedia } from "@wesdom/site-runtime/react";
import { PersonCard } from "@wesdom/ui-kit/person-card";
import { Rail } from "@wesdom/ui-kit/rail";
import { ReasonList } from "@wesdom/ui-kit/reason-list";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { Timeline } from "@wesdom/ui-kit/timeline";
import type { ReactElement, ReactNode } from "react";
import styles from "./About.module.css";
import valueStyles from "./Values.module.css";
import type { AboutData } from "./load-about.ts";

/** What a section of the page about the company is called. */
interface AboutSectionProps {
  /** Target of a link. */
  readonly id: string;
  readonly heading: { readonly eyebrow: string; readonly title: string };
}

interface TeamSectionProps extends AboutSectionProps, Pick<AboutData, "team"> {
  /** What the row is called. */
  readonly label: string;
}

/** The team as a row of portraits. */
export function TeamSection({
  id,
  heading: { eyebrow, title },
  label,
  team,
}: TeamSectionProps): ReactElement {
  const media = useMedia();
  return (
    <Section split="wide" id={id} labelledBy={`${id}-title`} ground="card" space="tight">
      <SectionHeading id={`${id}-title`} eyebrow={eyebrow} title={title} />
      <Rail
        label={label}
        items={team.map(({ code, name, role, city, biography, picture }) => ({
          key: code,
          content: (
            <PersonCard name={name} position={role} place={city} text={biography} portrait={media(picture)} />
          ),
        }))}
      />
    </Section>
  );
}

/** What the company holds itself to. */
export function ValueSection({
  id,
  heading: { eyebrow, title },
  values,
}: AboutSectionProps & Pick<Introduction, "values">): ReactElement {
  return (
    <Section split="wide" id={id} labelledBy={`${id}-title`} ground="ink" className={valueStyles["values"]}>
      <SectionHeading id={`${id}-title`} eyebrow={eyebrow} title={title} />
      <ReasonList
        display
        reasons={values.map(({ drawing, ...value }) => ({
          key: value.title,
          ...value,
          mark: drawing && <i className={valueStyles[drawing]} />,
        }))}
      />
    </Section>
  );
}

interface HistorySectionProps extends AboutSectionProps, Pick<Introduction, "timeline"> {
  readonly heading: AboutSectionProps["heading"] & { readonly more: string };
  /** Says a month (`2019-03`). */
  readonly dateOf: (month: string) => string;
  /** How many full years it has, below or beside its title. */
  readonly children: ReactNode;
}

/** The company's history, oldest first. */
export function HistorySection({
  id,
  heading,
  timeline,
  dateOf,
  children,
}: HistorySectionProps): ReactElement {
  return (
    <Section
      split="wide"
      id={id}
      labelledBy={`${id}-title`}
      ground="card"
      space="tight"
      className={styles["history"]}
    >
      <SectionHeading id={`${id}-title`} eyebrow={heading.eyebrow} title={heading.title} action={children} />
      <Timeline
        more={heading.more}
        items={timeline.map(({ date, title, text }) => ({
          key: date,
          date: dateOf(date),
          iso: date,
          title,
          text,
        }))}
      />
    </Section>
  );
}

import { useMedia } from "@wesdom/site-runtime/react";
import { PersonCard } from "@wesdom/ui-kit/person-card";
import { Rail } from "@wesdom/ui-kit/rail";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/about.zh.yml";
import { ABOUT_ANCHORS } from "./aboutAnchors.ts";
import type { AboutData } from "@wesdom/page-sections/about";

/** The team as a row of portraits. */
export function TeamSection({ team }: Pick<AboutData, "team">): ReactElement {
  const media = useMedia();
  const { eyebrow, title, list } = texts.team;
  return (
    <Section id={ABOUT_ANCHORS.team} labelledBy="team-title" ground="card" space="tight">
      <SectionHeading id="team-title" eyebrow={eyebrow} title={title} />
      <Rail
        label={list}
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

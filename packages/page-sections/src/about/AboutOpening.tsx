import type { TeamMember } from "@wesdom/api-client";
import { useMedia } from "@wesdom/site-runtime/react";
import { ArticleBody } from "@wesdom/ui-kit/article-body";
import { PeopleWall } from "@wesdom/ui-kit/people-wall";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement, ReactNode } from "react";
import styles from "./About.module.css";

interface AboutOpeningProps {
  /** Target of a link. @default none */
  readonly id?: string;
  readonly team: readonly Pick<TeamMember, "picture">[];
  readonly title: string;
  /** What follows the title. @default nothing */
  readonly children?: ReactNode;
}

/** The page about the company opens on everybody's face, and says in the largest type what they hold. */
export function AboutOpening({ id, team, title, children }: AboutOpeningProps): ReactElement {
  const media = useMedia();
  const portraits = team.map(({ picture }) => media(picture));
  return (
    <Section split id={id} space="none" labelledBy="about-title" className={styles["opening"]}>
      {/* The last is the largest: the row below begins with the first. */}
      <PeopleWall portraits={[...portraits.slice(-1), ...portraits.slice(0, -1)]} />
      <SectionHeading id="about-title" level={1} display title={title} spaced={children !== undefined} />
      {children}
    </Section>
  );
}

/** What the company says of itself: what it holds as a list is set in large type, what a client says on a surface. */
export function AboutText({ html }: { readonly html: string }): ReactElement {
  return <ArticleBody html={html} anchors={false} quote={{ ground: "violet" }} className={styles["text"]} />;
}

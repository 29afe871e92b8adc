import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/about.zh.yml";
import styles from "./About.module.css";
import { ABOUT_ANCHORS } from "./aboutAnchors.ts";
import { RESERVATION_PATH } from "../reservation/reservation-place.ts";

/** The way to the open positions, and for brands to a consultation. */
export function JoinSection(): ReactElement {
  const { links } = useSiteEnvironment().settings;
  const { eyebrow, title, lead, action, consult } = texts.join;
  return (
    <Section id={ABOUT_ANCHORS.join} labelledBy="join-title" ground="hot">
      <SectionHeading id="join-title" eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles["actions"]}>
        <Button href={links.recruitment} newTab>
          {action}
        </Button>
        <Button variant="outline" href={RESERVATION_PATH}>
          {consult}
        </Button>
      </div>
    </Section>
  );
}

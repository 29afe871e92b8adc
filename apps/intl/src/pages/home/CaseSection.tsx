import { stringifySearch, type HomeData } from "@wesdom/site-runtime";
import { coverGround, useMedia } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { CaseCard } from "@wesdom/ui-kit/case-card";
import { Reveal } from "@wesdom/ui-kit/reveal";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { useMessages } from "../../messages/useMessages.ts";
import styles from "./Home.module.css";

/** Cases as full-bleed covers, the result first. */
export function CaseSection({ stories }: Pick<HomeData, "stories">): ReactElement {
  const { messages, indexPath } = useMessages();
  const media = useMedia();
  return (
    <Section labelledBy="cases">
      <SectionHeading id="cases" eyebrow={messages.home.cases.eyebrow} title={messages.home.cases.title} />
      <div className={styles["cards"]}>
        {stories.map((story) => (
          <Reveal key={story.code}>
            <CaseCard
              href={`${indexPath}/case${stringifySearch({ code: story.code })}`}
              title={story.title}
              value={story.headline.value}
              label={story.headline.label}
              cover={media(story.picture)}
              ground={coverGround(story.picture)}
              meta={[story.platform.name, story.industry.name]}
            />
          </Reveal>
        ))}
      </div>
      <div className={styles["more"]}>
        <Button variant="outline" href={`${indexPath}/case`}>
          {messages.home.cases.more}
        </Button>
      </div>
    </Section>
  );
}

import { Button } from "@wesdom/ui-kit/button";
import { CoverRail } from "@wesdom/ui-kit/rail";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import type { SectionTexts } from "../texts.ts";
import type { ListedCase } from "./case-data.ts";
import styles from "./Cases.module.css";
import { StoryCard } from "./StoryCard.tsx";

interface CaseSectionProps {
  readonly stories: readonly ListedCase[];
  readonly texts: SectionTexts & { readonly more: string };
  /** Path of the home page of the language. */
  readonly indexPath: string;
}

/** Some cases as covers on a rail, the result first, and the way to all of them. */
export function CaseSection({ stories, texts, indexPath }: CaseSectionProps): ReactElement {
  return (
    <Section split="wide" labelledBy="cases">
      <SectionHeading id="cases" eyebrow={texts.eyebrow} title={texts.title} />
      <CoverRail
        label={texts.eyebrow}
        items={stories.map((story) => ({
          key: story.code,
          content: <StoryCard story={story} indexPath={indexPath} />,
        }))}
      />
      <div className={`el-section__foot ${styles["more"]}`}>
        <Button variant="outline" href={`${indexPath}/case`}>
          {texts.more}
        </Button>
      </div>
    </Section>
  );
}

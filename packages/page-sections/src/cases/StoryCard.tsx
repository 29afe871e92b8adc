import { stringifySearch } from "@wesdom/site-runtime";
import { coverGround, useMedia } from "@wesdom/site-runtime/react";
import { CaseCard } from "@wesdom/ui-kit/case-card";
import type { ReactElement } from "react";
import type { ListedCase } from "./case-data.ts";

interface StoryCardProps {
  readonly story: ListedCase;
  /** Path of the home page of its language. */
  readonly indexPath: string;
  /** Level of the title. @default 3 */
  readonly level?: 2 | 3;
  /** Whether its cover is on the first screen. @default false */
  readonly priority?: boolean;
}

/** A case as a full-bleed cover, the result first. */
export function StoryCard({ story, indexPath, level = 3, priority = false }: StoryCardProps): ReactElement {
  const media = useMedia();
  const { code, title, headline, picture, platform, industry } = story;
  return (
    <CaseCard
      href={`${indexPath}/case${stringifySearch({ code })}`}
      title={title}
      value={headline.value}
      label={headline.label}
      cover={{ ...media(picture), priority }}
      footed={picture.clear === "foot"}
      ground={coverGround(picture)}
      meta={[platform.name, industry.name]}
      level={level}
    />
  );
}

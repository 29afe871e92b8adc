import type { Story } from "@wesdom/api-client";
import { stringifySearch } from "@wesdom/site-runtime";
import { coverGround, useMedia } from "@wesdom/site-runtime/react";
import { CaseCard } from "@wesdom/ui-kit/case-card";
import type { ReactElement } from "react";
import { useMessages } from "../../messages/useMessages.ts";

/** Props of {@link StoryCard}. */
interface StoryCardProps {
  readonly story: Pick<Story, "code" | "title" | "headline" | "picture" | "industry" | "platform">;
  /** Level of the title. @default 3 */
  readonly level?: 2 | 3;
  /** Whether its cover is on the first screen. @default false */
  readonly priority?: boolean;
}

/** A case as a full-bleed cover, the result first. */
export function StoryCard({ story, level = 3, priority = false }: StoryCardProps): ReactElement {
  const { indexPath } = useMessages();
  const media = useMedia();
  return (
    <CaseCard
      href={`${indexPath}/case${stringifySearch({ code: story.code })}`}
      title={story.title}
      value={story.headline.value}
      label={story.headline.label}
      cover={{ ...media(story.picture), priority }}
      ground={coverGround(story.picture)}
      meta={[story.platform.name, story.industry.name]}
      level={level}
    />
  );
}

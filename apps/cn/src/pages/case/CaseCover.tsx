import { coverGround, useMedia } from "@wesdom/site-runtime/react";
import { CaseCard } from "@wesdom/ui-kit/case-card";
import type { ReactElement } from "react";
import { caseHref } from "./caseHref.ts";
import type { ListedCase } from "./loadCase.ts";

/** Props of {@link CaseCover}. */
interface CaseCoverProps {
  readonly story: ListedCase;
  /** Level of the title. */
  readonly level: 2 | 3;
}

/** A case as a cover with its number. */
export function CaseCover({ story, level }: CaseCoverProps): ReactElement {
  const media = useMedia();
  const { code, title, headline, picture, platform, industry } = story;
  return (
    <CaseCard
      level={level}
      href={caseHref(code)}
      title={title}
      value={headline.value}
      label={headline.label}
      cover={media(picture)}
      ground={coverGround(picture)}
      meta={[platform.name, industry.name]}
    />
  );
}

import type { ReactElement } from "react";
import { cx } from "../internal/cx.ts";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

/** Props of {@link PersonCard}. */
export interface PersonCardProps {
  readonly name: string;
  /** What the person does. */
  readonly position: string;
  /** Where the person works. */
  readonly place?: string | undefined;
  /** A sentence or two. */
  readonly text?: string | undefined;
  readonly portrait: PictureProps;
  /** Level of the name. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly className?: string | undefined;
}

/** Width of a portrait divided by its height. */
const PORTRAIT_RATIO = 4 / 5;

/** A member of the team. In a `Rail` all cards are as high as the highest. */
export function PersonCard(props: PersonCardProps): ReactElement {
  const { name, position, place, text, portrait, level = 3, className } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={cx("el-person-card", className)}>
      <Picture {...portrait} ratio={portrait.ratio ?? PORTRAIT_RATIO} className="el-person-card__portrait" />
      <div className="el-person-card__body">
        <Heading className="el-person-card__name">{name}</Heading>
        <p className="el-person-card__position el-facts">
          <span>{position}</span>
          {place !== undefined && <span className="el-person-card__place">{place}</span>}
        </p>
        {text !== undefined && <p className="el-person-card__text">{text}</p>}
      </div>
    </article>
  );
}

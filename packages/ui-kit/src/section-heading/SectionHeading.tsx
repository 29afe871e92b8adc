import type { ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { isDrawn } from "../internal/isDrawn.ts";
import { Lines } from "../internal/Lines.tsx";

/** Props of {@link SectionHeading}. */
export interface SectionHeadingProps {
  /** The title; `\n` breaks the line. */
  readonly title: string;
  /** Short line above, after the hot dot. */
  readonly eyebrow?: string | undefined;
  /** A sentence below. */
  readonly lead?: ReactNode;
  /** A link beside or below, e.g. to the whole list. */
  readonly action?: ReactNode;
  /** Level of the heading. @default 2 */
  readonly level?: 1 | 2 | 3 | undefined;
  /** In the type of an opening, for the title of a page. @default false */
  readonly display?: boolean | undefined;
  /** Id of the heading, for `labelledBy` of a `Section`. */
  readonly id?: string | undefined;
  /** Space to what follows: 28, or none. @default true */
  readonly spaced?: boolean | undefined;
}

/** Opens a section: dot and eyebrow, then the title in display type. */
export function SectionHeading(props: SectionHeadingProps): ReactElement {
  const { title, eyebrow, lead, action, level = 2, display = false, id, spaced = true } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={cx("el-section-heading", display && "is-display", spaced && "is-spaced")}>
      {eyebrow !== undefined && <p className="el-section-heading__eyebrow">{eyebrow}</p>}
      <Heading className="el-section-heading__title" id={id}>
        <Lines text={title} />
      </Heading>
      {isDrawn(lead) && <p className="el-section-heading__lead">{lead}</p>}
      {isDrawn(action) && <div className="el-section-heading__action">{action}</div>}
    </div>
  );
}

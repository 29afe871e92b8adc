import type { ReactElement, ReactNode } from "react";
import { isDrawn } from "../internal/isDrawn.ts";

/** A reason to choose the company. */
export interface Reason {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** A figure in display type, or an icon. */
  readonly mark?: ReactNode;
}

/** Props of {@link ReasonList}. */
export interface ReasonListProps {
  readonly reasons: readonly Reason[];
  /** Numbered, in the type of an opening: for a few that a page is built around. @default false */
  readonly display?: boolean | undefined;
  /** Level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
}

/** Reasons in large type between rules, each with its argument. */
export function ReasonList({ reasons, display = false, level = 3 }: ReasonListProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <ul role="list" className={display ? "el-reason-list is-display" : "el-reason-list"}>
      {reasons.map((reason) => (
        <li className="el-reason-list__item" key={reason.key}>
          {isDrawn(reason.mark) && <div className="el-reason-list__mark">{reason.mark}</div>}
          <Heading className="el-reason-list__title">{reason.title}</Heading>
          <p className="el-reason-list__text">{reason.text}</p>
        </li>
      ))}
    </ul>
  );
}

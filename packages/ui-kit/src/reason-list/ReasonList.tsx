import type { ReactElement, ReactNode } from "react";

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
  /** Level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
}

/** Reasons as cards on one sheet. */
export function ReasonList({ reasons, level = 3 }: ReasonListProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <ul className="el-reason-list">
      {reasons.map((reason) => (
        <li className="el-reason-list__item el-ground el-ground--card" key={reason.key}>
          {reason.mark !== undefined && <div className="el-reason-list__mark">{reason.mark}</div>}
          <Heading className="el-reason-list__title">{reason.title}</Heading>
          <p className="el-reason-list__text">{reason.text}</p>
        </li>
      ))}
    </ul>
  );
}

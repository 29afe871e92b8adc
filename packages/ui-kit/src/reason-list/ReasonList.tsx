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
  /** As cards, or in large type between rules on the surface of the section. @default "cards" */
  readonly look?: "cards" | "lines" | undefined;
  /** Level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
}

/** Reasons, each with its argument. */
export function ReasonList({ reasons, look = "cards", level = 3 }: ReasonListProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <ul className={`el-reason-list el-reason-list--${look}`}>
      {reasons.map((reason) => (
        <li
          className={
            look === "cards" ? "el-reason-list__item el-ground el-ground--card" : "el-reason-list__item"
          }
          key={reason.key}
        >
          {reason.mark !== undefined && <div className="el-reason-list__mark">{reason.mark}</div>}
          <Heading className="el-reason-list__title">{reason.title}</Heading>
          <p className="el-reason-list__text">{reason.text}</p>
        </li>
      ))}
    </ul>
  );
}
